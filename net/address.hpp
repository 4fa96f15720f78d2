// Where a client is, and how many connections come from there.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "net/http.hpp"

namespace wardroom::net {

// Whether this is an address in digits, of either kind.
bool is_address(const std::string& text);

// Whether this is the machine of the server itself.
bool is_loopback(const std::string& address);

// The network that an address belongs to, written with its lowest address: the first bits of an
// IPv4 or an IPv6 address. Empty for what is no address.
std::string network_of(const std::string& address, int bits4, int bits6);

// All addresses that one household or one rented machine is given are one: the address, in IPv6 its
// /64.
std::string household_of(const std::string& address);

// What the proxy says about whom it forwards for: the last entry of this field. What stands before
// it was written by the client, who may write anything. `peer` if it says nothing of use.
std::string forwarded_for(const HttpRequest& request, std::string_view field,
                          const std::string& peer);

// Connections by household.
class AddressCount {
 public:
  // Counts as one connection as long as it exists; an empty place counts as none.
  class Place {
   public:
    Place() = default;
    Place(AddressCount& count, std::string network);
    ~Place();
    Place(Place&& other) noexcept;
    Place& operator=(Place&& other) noexcept;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    explicit operator bool() const { return count_ != nullptr; }

   private:
    AddressCount* count_ = nullptr;
    std::string network_;
  };

  explicit AddressCount(std::size_t limit) : limit_(limit) {}

  // A place for one more connection from this address; empty if there are as many as may be. The
  // count must outlive its places.
  Place enter(const std::string& address);

 private:
  std::size_t limit_;
  std::map<std::string, std::size_t> connections_;
};

}  // namespace wardroom::net
