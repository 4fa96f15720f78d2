// Looks for what no log may hold in the lines of a whole session. It is told every message that
// went over the sockets, both ways; their secrets are remembered.
#pragma once

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace wardroom::server {

class LogSecrets {
 public:
  // A message of a client or to one. Short texts are left out: "x" stands everywhere.
  void message(std::string_view json) {
    // Who can read these is somebody, sits somewhere, or knows what lies face down.
    constexpr std::array<std::string_view, 7> kMembers = {"token", "invite", "password", "old",
                                                          "new",   "option", "deck"};
    for (const std::string_view member : kMembers) {
      const std::string key = '"' + std::string(member) + "\":\"";
      for (std::size_t at = json.find(key); at != std::string_view::npos;
           at = json.find(key, at + 1)) {
        const std::size_t from = at + key.size();
        add(json.substr(from, json.find('"', from) - from));
      }
    }
  }
  // Something else that must stay secret, such as a card in a hand, a seed, or the operator's
  // password.
  void add(std::string_view secret) {
    if (secret.size() >= kShortest) secrets_.emplace(secret);
  }
  std::size_t size() const { return secrets_.size(); }

  // Lines with a secret in them.
  std::vector<std::string> found_in(const std::vector<std::string>& lines) const {
    std::vector<std::string> found;
    for (const std::string& line : lines)
      for (const std::string& secret : secrets_)
        if (line.find(secret) != std::string::npos) found.push_back(secret + " in " + line);
    return found;
  }

 private:
  static constexpr std::size_t kShortest = 6;
  std::set<std::string> secrets_;
};

}  // namespace wardroom::server
