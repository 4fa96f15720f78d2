// A complete bot for Wardroom in C++20, standard library only.
//
//   g++ -std=c++20 -O2 -o mybot examples/bot.cpp
//   wardroom simulate --games 100 --bots random,bot:./mybot
//
// Wardroom writes one JSON object a line to our standard input and reads our answers, one JSON
// object a line, from our standard output. So nothing else may be printed there: standard error is
// free. docs/protocol.md describes every message.
//
// This bot prefers to play cards face up and passes only when it must. A real bot would use a JSON
// library; the little reader below finds the members of an object and leaves their values as text.
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

// Reads one line of JSON that is known to be well formed.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  // {"n":3,"view":{...}} as n -> 3, view -> {...}
  std::map<std::string, std::string_view> members() {
    std::map<std::string, std::string_view> found;
    ++at_;  // {
    while (text_[at_] != '}') {
      if (text_[at_] == ',') ++at_;
      const std::string name = string();
      ++at_;  // :
      found[name] = value();
    }
    return found;
  }

  // ["pass","stay"]
  std::vector<std::string> strings() {
    std::vector<std::string> found;
    ++at_;  // [
    while (text_[at_] != ']') {
      if (text_[at_] == ',') ++at_;
      found.push_back(string());
    }
    return found;
  }

  // What Wardroom writes of Starfighter needs no escapes; they are only skipped correctly.
  std::string string() {
    const std::size_t start = ++at_;
    while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    return std::string(text_.substr(start, at_++ - start));
  }

 private:
  // Any value, as it is written.
  std::string_view value() {
    const std::size_t start = at_;
    int depth = 0;
    while (depth > 0 || (text_[at_] != ',' && text_[at_] != '}' && text_[at_] != ']')) {
      const char c = text_[at_];
      if (c == '"') {
        string();
        continue;
      }
      if (c == '{' || c == '[') ++depth;
      if (c == '}' || c == ']') --depth;
      ++at_;
    }
    return text_.substr(start, at_ - start);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

int worth(const std::string& option) {
  if (option == "pass") return -1;
  if (option.starts_with("play ")) return option.find(" up ") != std::string::npos ? 2 : 1;
  return 0;
}

// The number of the best option, the first of equals.
std::size_t best(const std::vector<std::string>& options) {
  std::size_t found = 0;
  for (std::size_t i = 1; i < options.size(); ++i)
    if (worth(options[i]) > worth(options[found])) found = i;
  return found;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    auto message = Reader(line).members();
    const std::string type = Reader(message["type"]).string();
    if (type == "hello") {
      // A new game. std::endl also flushes: a line that stays in a buffer is a line too late.
      std::cout << R"({"type":"ready","name":"Example in C++"})" << std::endl;
    } else if (type == "decide") {
      // "n" says which question we answer; an option may be named by its number instead of its
      // text.
      const auto options = Reader(message["options"]).strings();
      std::cout << R"({"type":"choose","n":)" << message["n"] << R"(,"index":)" << best(options)
                << '}' << std::endl;
    } else if (type == "bye") {
      return 0;  // no more games
    }
    // "over" needs no answer. Other types may come with later versions: ignore them.
  }
  return 0;
}
