#include "net/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace wardroom::net {
namespace {

// Sets all bits behind the first `kept` to 0.
void cut(std::span<std::uint8_t> bytes, int kept) {
  for (std::uint8_t& byte : bytes) {
    const int here = std::clamp(kept, 0, 8);
    byte = static_cast<std::uint8_t>(byte & (0xff00U >> static_cast<unsigned>(here)));
    kept -= here;
  }
}

std::string network_in(int family, const std::string& address, int bits) {
  std::array<std::uint8_t, sizeof(in6_addr)> bytes{};
  if (::inet_pton(family, address.c_str(), bytes.data()) != 1) return {};
  cut(bytes, bits);
  std::array<char, INET6_ADDRSTRLEN> text{};
  ::inet_ntop(family, bytes.data(), text.data(), text.size());
  return text.data();
}

}  // namespace

bool is_address(const std::string& text) {
  in6_addr bytes{};
  return ::inet_pton(AF_INET, text.c_str(), &bytes) == 1 ||
         ::inet_pton(AF_INET6, text.c_str(), &bytes) == 1;
}

std::string network_of(const std::string& address, int bits4, int bits6) {
  const std::string network = network_in(AF_INET, address, bits4);
  return network.empty() ? network_in(AF_INET6, address, bits6) : network;
}

std::string household_of(const std::string& address) {
  const std::string network = network_of(address, 32, 64);
  return network.empty() ? address : network;
}

bool is_loopback(const std::string& address) {
  return address == "::1" || (address.starts_with("127.") && is_address(address));
}

std::string forwarded_for(const HttpRequest& request, std::string_view field,
                          const std::string& peer) {
  std::string entry = request.field(field);
  if (const std::size_t comma = entry.rfind(','); comma != std::string::npos)
    entry.erase(0, comma + 1);
  entry.erase(0, entry.find_first_not_of(" \t"));
  entry.erase(entry.find_last_not_of(" \t") + 1);
  return is_address(entry) ? entry : peer;
}

AddressCount::Place::Place(AddressCount& count, std::string network)
    : count_(&count), network_(std::move(network)) {}

AddressCount::Place::Place(Place&& other) noexcept
    : count_(std::exchange(other.count_, nullptr)), network_(std::move(other.network_)) {}

AddressCount::Place& AddressCount::Place::operator=(Place&& other) noexcept {
  std::swap(count_, other.count_);
  std::swap(network_, other.network_);
  return *this;
}

AddressCount::Place::~Place() {
  if (!count_) return;
  const auto found = count_->connections_.find(network_);
  if (--found->second == 0) count_->connections_.erase(found);
}

AddressCount::Place AddressCount::enter(const std::string& address) {
  std::string network = household_of(address);
  std::size_t& connections = connections_[network];
  if (connections >= limit_) {
    if (connections == 0) connections_.erase(network);
    return {};
  }
  ++connections;
  return {*this, std::move(network)};
}

}  // namespace wardroom::net
