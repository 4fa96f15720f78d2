#include "net/safety.hpp"

namespace wardroom::net {

std::vector<Field> safety_fields(std::string_view content_policy) {
  return {{"Content-Security-Policy", std::string(content_policy)},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"},
          {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"}};
}

}  // namespace wardroom::net
