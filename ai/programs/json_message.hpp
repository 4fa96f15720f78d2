// A JSON object that somebody sent, asked for its members. Nothing is taken on trust: what is
// missing or of another kind reads as nothing. The JSON library stays in the source file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boost::json {
class object;
class value;
}  // namespace boost::json

namespace wardroom {

class JsonMessage {
 public:
  // Nothing if the text is not one JSON object.
  static std::optional<JsonMessage> read(std::string_view text);

  std::vector<std::string> names() const;  // of all members, in order
  bool has(std::string_view name) const;
  bool given(std::string_view name) const { return find(name) != nullptr; }  // and not null
  std::optional<std::string_view> text(std::string_view name) const;
  std::optional<std::int64_t> number(std::string_view name) const;
  std::optional<double> real(std::string_view name) const;
  std::optional<bool> truth(std::string_view name) const;
  // A list of texts; null stands for an empty one.
  std::optional<std::vector<std::string>> texts(std::string_view name) const;
  // A list of objects; nothing else counts.
  std::vector<JsonMessage> objects(std::string_view name) const;
  // A member as JSON, whatever it is; empty if there is none.
  std::string json(std::string_view name) const;

 private:
  explicit JsonMessage(boost::json::object members);

  const boost::json::value* find(std::string_view name) const;  // nothing for null

  std::shared_ptr<const boost::json::object> members_;  // never changed, so copies share it
};

}  // namespace wardroom
