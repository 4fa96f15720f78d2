// Comparing what was written with what is read: rows as text, which tests print when they differ.
#pragma once

#include <string>
#include <vector>

#include "server/storage/storage.hpp"

namespace wardroom::server {

inline std::string as_text(const PersonRow& row) {
  return row.id + '|' + row.name + '|' + row.login + '|' + row.password_hash + '|' +
         std::to_string(row.created);
}

inline std::string as_text(const SeatRow& row) {
  return row.kind + '|' + row.person + '|' + row.name + '|' + row.deck;
}

inline std::string as_text(const GameRow& row) {
  std::string text = row.id + '|' + row.invite_hash + '|' + row.invite + '|' + row.settings + '|' +
                     row.start + '|' + row.pack + '|' + row.phase + '|' + row.end + '|' +
                     std::to_string(row.created) + '|' + std::to_string(row.changed);
  for (const SeatRow& seat : row.seats) text += "\n  " + as_text(seat);
  return text;
}

inline std::string as_text(const ChangeRow& row) {
  return std::to_string(static_cast<int>(row.kind)) + '|' + row.seat + '|' + row.option + '|' +
         std::to_string(row.steps) + '|' + row.clocks + '|' + std::to_string(row.at);
}

inline std::string as_text(const ReportRow& row) {
  return row.by + '|' + row.about + '|' + row.game + '|' + row.reason + '|' +
         std::to_string(row.at);
}

template <class Row>
std::string as_text(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) text += as_text(row) + '\n';
  return text;
}

inline std::vector<std::string> ids(const std::vector<GameRow>& games) {
  std::vector<std::string> list;
  for (const GameRow& game : games) list.push_back(game.id);
  return list;
}

}  // namespace wardroom::server
