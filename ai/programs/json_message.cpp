#include "ai/programs/json_message.hpp"

#include <boost/json.hpp>

namespace wardroom {

std::optional<JsonMessage> JsonMessage::read(std::string_view text) {
  boost::json::error_code error;
  boost::json::value document = boost::json::parse(text, error);
  if (error || !document.is_object()) return std::nullopt;
  return JsonMessage(std::move(document.get_object()));
}

JsonMessage::JsonMessage(boost::json::object members)
    : members_(std::make_shared<const boost::json::object>(std::move(members))) {}

bool JsonMessage::has(std::string_view name) const {
  return members_->contains(name);
}

std::vector<std::string> JsonMessage::names() const {
  std::vector<std::string> names;
  for (const auto& member : *members_) names.emplace_back(member.key());
  return names;
}

std::optional<std::string_view> JsonMessage::text(std::string_view name) const {
  const boost::json::value* value = find(name);
  if (value == nullptr || !value->is_string()) return std::nullopt;
  return std::string_view(value->get_string());
}

std::optional<std::int64_t> JsonMessage::number(std::string_view name) const {
  const boost::json::value* value = find(name);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return value->get_int64();
}

std::optional<double> JsonMessage::real(std::string_view name) const {
  const boost::json::value* value = find(name);
  if (value == nullptr || !value->is_number()) return std::nullopt;
  return value->to_number<double>();
}

std::optional<bool> JsonMessage::truth(std::string_view name) const {
  const boost::json::value* value = find(name);
  if (value == nullptr || !value->is_bool()) return std::nullopt;
  return value->get_bool();
}

std::optional<std::vector<std::string>> JsonMessage::texts(std::string_view name) const {
  const boost::json::value* value = find(name);
  if (value == nullptr || !value->is_array()) return std::nullopt;
  std::vector<std::string> list;
  for (const boost::json::value& item : value->get_array()) {
    if (!item.is_string() && !item.is_null()) return std::nullopt;
    list.emplace_back(item.is_string() ? std::string_view(item.get_string()) : std::string_view());
  }
  return list;
}

std::vector<JsonMessage> JsonMessage::objects(std::string_view name) const {
  const boost::json::value* value = find(name);
  std::vector<JsonMessage> list;
  if (value == nullptr || !value->is_array()) return list;
  for (const boost::json::value& item : value->get_array())
    if (item.is_object()) list.push_back(JsonMessage(item.get_object()));
  return list;
}

std::string JsonMessage::json(std::string_view name) const {
  const boost::json::value* value = find(name);
  return value == nullptr ? "" : boost::json::serialize(*value);
}

const boost::json::value* JsonMessage::find(std::string_view name) const {
  const boost::json::value* value = members_->if_contains(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

}  // namespace wardroom
