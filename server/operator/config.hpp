// How an operator wants the server: where it listens, what it keeps where, what people may ask of
// it, what it logs and tells. Read from a TOML file; the command line comes before the file. All
// settings stand in one list (config.cpp), which is read and printed alike, so that what
// `print` writes is a template with every setting in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/text/message.hpp"
#include "engine/text/named_text.hpp"
#include "engine/text/problem.hpp"
#include "net/server.hpp"
#include "server/house/house_limits.hpp"
#include "server/operator/log.hpp"

namespace wardroom::server {

struct Config {
  std::string address = "127.0.0.1";
  std::optional<std::uint16_t> port;  // nothing: the usual one, or the next one that is free
  std::string data;                   // file of the database; empty: in the program's own folder
  int thinking_threads = 1;           // for bots, hints and passwords
  // Where metrics and the operator's pages are to be had; without a port they are not.
  std::string operator_address = "127.0.0.1";
  std::optional<std::uint16_t> operator_port;
  std::string admin_password_file;  // empty: no pages for the operator
  std::vector<std::string> older;   // earlier versions of this program, for games begun with them
  LogSettings log;
  HouseLimits people;
  net::Limits network;

  friend bool operator==(const Config&, const Config&) = default;
};

inline constexpr std::uint16_t kUsualPort = 8000;
inline constexpr std::uint16_t kExamplePort = 8001;  // for the operator, as the template shows it

// Everything that is wrong with the file, if anything is.
std::variant<Config, std::vector<Problem>> read_config(const NamedText& file, Language language);

// The text of a file that reads back as this configuration, with a comment for every setting.
std::string print(const Config& config, Language language = Language::english);

// What was said on the command line.
struct ConfigFlags {
  std::optional<std::string> address;
  std::optional<std::uint16_t> port;
  std::optional<std::string> data;
  std::vector<std::string> names = {};  // these two beside those of the file
  std::vector<std::string> older = {};
};
void apply(const ConfigFlags& flags, Config& config);

// Whether these can be names of a server.
bool are_names(const std::vector<std::string>& names);

}  // namespace wardroom::server
