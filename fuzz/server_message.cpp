// Any lines as messages to the server, from two clients in turn: each is answered by JSON objects,
// and a third one, who plays on meanwhile, is not disturbed. What takes long is left out: bots,
// hints and passwords.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "ai/programs/json_message.hpp"
#include "server/house/house.hpp"
#include "table/compiled/starfighter.hpp"
#include "tests/house/memory_storage.hpp"
#include "tests/house/test_world.hpp"

namespace {

using namespace wardroom;
using namespace wardroom::server;

void require(bool truth) {
  if (!truth) std::abort();
}

bool takes_long(std::string_view line) {
  constexpr std::array<std::string_view, 9> words = {"hint",       "cadet",     "ensign",
                                                     "lieutenant", "commander", "captain",
                                                     "admiral",    "password",  "\\u"};
  return std::ranges::any_of(
      words, [&](std::string_view word) { return line.find(word) != std::string_view::npos; });
}

class Listener final : public net::Socket {
 public:
  void send(std::string text) override {
    const auto message = JsonMessage::read(text);
    require(message && message->text("type"));
    ++heard;
    last = std::move(text);
  }
  void close(int, std::string_view) override {}
  const std::string& address() const override { return address_; }

  int heard = 0;
  std::string last;

 private:
  std::string address_ = "10.0.0.1";
};

constexpr std::string_view kHello =
    R"({"type":"hello","id":1,"protocol":1,"language":"en","token":null})";
constexpr std::string_view kCreate =
    R"({"type":"create","id":2,"game":"starfighter","mode":"skirmish","seats":["me","open"]})";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const TableEntry<Starfighter> starfighter;
  TestWorld world;
  MemoryStorage storage;
  {
    House house({{&starfighter}, "0.0.0", world, storage, {}, [] { return 1; }});
    house.open();
    std::array<std::shared_ptr<Listener>, 3> clients;
    for (auto& client : clients) {
      client = std::make_shared<Listener>();
      house.opened(client, {});
      house.received(*client, kHello);
    }
    house.received(*clients[2], kCreate);
    world.pump();
    const int undisturbed = clients[2]->heard;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (std::size_t lines = 0; lines < 40 && !text.empty(); ++lines) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string line(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (takes_long(line)) continue;
      house.received(*clients[lines % 2], line);
      // Most of the way to a good message already.
      house.received(*clients[lines % 2],
                     R"({"type":")" + line + R"(","n":0,"option":"pass","seat":"a","on":true})");
      world.pass(100);
    }
    require(clients[2]->heard == undisturbed);
    house.received(*clients[2], R"({"type":"resync","id":3})");
    world.pump();
    require(clients[2]->last.find(R"("phase":"waiting")") != std::string::npos);
    for (const auto& client : clients) house.closed(*client);
  }
  storage.forget_waiting();
  world.forget();
  return 0;
}
