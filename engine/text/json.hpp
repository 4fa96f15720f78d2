// A small JSON writer for what leaves the engine: views, traces, reports. It appends to a string
// and puts the commas; the caller opens and closes.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace wardroom {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_array() { open('['); }
  void close_array() { close(']'); }

  void key(std::string_view name) {
    separate();
    append_string(name);
    out_ += ':';
    fresh_ = true;
  }

  void value(std::string_view text) {
    separate();
    append_string(text);
  }
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::int64_t number) {
    separate();
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number);
    out_.append(digits, end.ptr);
  }
  void value(int number) { value(static_cast<std::int64_t>(number)); }
  void value(std::uint64_t number) {
    separate();
    out_ += std::to_string(number);
  }
  void value(bool truth) {
    separate();
    out_ += truth ? "true" : "false";
  }
  void null() {
    separate();
    out_ += "null";
  }
  // A value that is JSON already.
  void raw(std::string_view json) {
    separate();
    out_ += json;
  }

  template <class T>
  void member(std::string_view name, const T& item) {
    key(name);
    value(item);
  }

 private:
  void open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    fresh_ = false;
  }
  void separate() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
  }
  void append_string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    out_ += '"';
    for (const char c : text) {
      const auto byte = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        out_ += '\\';
        out_ += c;
      } else if (byte < 0x20) {
        out_ += "\\u00";
        out_ += hex[byte >> 4U];
        out_ += hex[byte & 15U];
      } else {
        out_ += c;
      }
    }
    out_ += '"';
  }

  std::string& out_;
  bool fresh_ = true;
};

// A match or a view as text.
template <class Game>
std::string state_text(const typename Game::Match& match, const typename Game::Set& set) {
  std::string text;
  JsonWriter json(text);
  Game::write(json, match, set);
  return text;
}

}  // namespace wardroom
