// What happens in the house, for its operator: counted for the metrics, and written to the log if
// there is one.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "server/operator/figures.hpp"
#include "server/operator/log.hpp"

namespace wardroom::server {

class Journal {
 public:
  explicit Journal(Log* log) : log_(log) {}

  Figures figures;

  void note(Log::Level level, std::string_view event, std::initializer_list<LogField> fields) {
    if (log_ != nullptr) log_->write(level, event, fields);
  }
  void game_began(const std::string& table, const std::string& game, const std::string& mode) {
    ++figures.games_begun;
    note(Log::Level::info, "game_began", {{"table", table}, {"game", game}, {"mode", mode}});
  }
  void game_ended(const std::string& table, const std::string& end) {
    ++figures.games_ended;
    note(Log::Level::info, "game_ended", {{"table", table}, {"end", end}});
  }
  void choice_made(bool by_bot) { ++(by_bot ? figures.bot_choices : figures.choices); }
  // A change of a table could not be written; `problem` says why in the words of the storage.
  void keeping_failed(const std::string& table, const std::string& problem) {
    note(Log::Level::error, "keeping_failed", {{"table", table}, {"problem", problem}});
  }
  // The program that plays a match does not answer, or makes no sense.
  void playing_failed(const std::string& table, const std::string& problem) {
    note(Log::Level::error, "playing_failed", {{"table", table}, {"problem", problem}});
  }
  void login_failed(const std::string& address) {
    ++figures.failed_logins;
    note(Log::Level::warning, "login_failed", {{"from", shortened_address(address)}});
  }

 private:
  Log* log_;
};

}  // namespace wardroom::server
