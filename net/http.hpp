// HTTP as the program sees it: a request that was read completely, and the answer to it. Nothing
// here knows the library that carries them.
#pragma once

#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wardroom::net {

struct Field {
  std::string name;
  std::string value;
};

// Whether two names of fields, codings and the like are the same, whatever the case of their
// letters.
bool same_name(std::string_view one, std::string_view other);

struct HttpRequest {
  std::string method;
  std::string target;  // as it was sent; see read_target
  std::vector<Field> fields;
  std::string body;
  std::string address{};  // where the client is, such as 192.0.2.7 or 2001:db8::7

  // Values of the fields with this name, with commas between them; empty if there is none.
  std::string field(std::string_view name) const;
};

// Bytes of an answer: text made for it, or bytes that last as long as the program.
class Body {
 public:
  Body() = default;
  Body(std::string text) : bytes_(std::move(text)) {}  // NOLINT: an answer is often just a text
  static Body lasting(std::string_view bytes);

  std::string_view bytes() const;

 private:
  std::variant<std::string_view, std::string> bytes_;
};

// To HEAD one answers as to GET: the server leaves the body out. It also adds the length, the date
// and what becomes of the connection.
struct HttpResponse {
  int status = 200;
  std::vector<Field> fields;
  Body body;
};

// An answer that is a line of text, to be read by people.
HttpResponse plain_text(int status, std::string text);

using Handler = std::function<HttpResponse(const HttpRequest&)>;

// What a request asks for. The path is decoded and begins with a slash; the query is as it was
// sent.
struct Target {
  std::string path;
  std::string query;
};

// Nothing for a target that no honest client sends: no path, broken escapes, control characters or
// backslashes, or steps upwards.
std::optional<Target> read_target(std::string_view target);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace wardroom::net
