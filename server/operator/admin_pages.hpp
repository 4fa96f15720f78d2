// The pages for the operator as HTML.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/text/message.hpp"
#include "server/house/house.hpp"
#include "server/operator/metrics.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

struct AdminView {
  House& house;
  Storage& storage;
  Milliseconds now;
  Language language;
};

// All games that are not over, those first that nothing has happened in for longest; the latest
// reports; the figures.
std::string overview_page(const AdminView& view, const ServerFigures& figures);

// One game. Reads it from disk if nobody plays it just now.
std::string game_page(const AdminView& view, Room& room);

extern const std::string_view kAdminStyle;  // of all pages, as CSS

}  // namespace wardroom::server
