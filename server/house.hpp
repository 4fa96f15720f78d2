// Everything that happens on the server: who is there, which tables there are, and what becomes of
// every message (docs/server.md). It lives in the server's thread; whatever takes long or waits is
// the world's and the storage's business.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "engines/engine.hpp"
#include "net/socket.hpp"
#include "server/client.hpp"
#include "server/figures.hpp"
#include "server/house_limits.hpp"
#include "server/log.hpp"
#include "server/room.hpp"
#include "server/world.hpp"
#include "table/request.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

struct HouseParts {
  std::vector<const TableGame*> games;
  std::string version;
  World& world;
  Storage& storage;
  HouseLimits limits = {};
  // Where chance of new games comes from; tests bring their own.
  std::function<std::uint64_t()> seed = {};
  Log* log = nullptr;  // if anybody is to hear of it
  // Programs that play what was begun with the rules of earlier versions.
  std::vector<engines::Engine*> older = {};
};

class House final : public RoomServices, public net::SocketHandler {
 public:
  explicit House(HouseParts parts);
  ~House() override;

  // Takes up what was kept: open tables, games under way.
  void open();
  // No more new clients or games; whoever comes is told to come back.
  void close() { closing_ = true; }
  bool is_open() const { return open_ && !closing_; }

  // --- for the operator ---
  const Figures& figures() const { return figures_; }
  std::size_t client_count() const { return clients_.size(); }
  const std::map<std::string, std::shared_ptr<Room>>& rooms() const { return rooms_; }
  std::shared_ptr<Room> room(
      const std::string& id);  // also one that is over; null if there is none
  // The tables that everybody may see, as JSON.
  std::string public_lobby();

  // --- conversations ---
  std::optional<net::Response> refuse(const net::Request& request) override;
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) override;
  void received(net::Socket& socket, std::string_view text) override;
  void closed(net::Socket& socket) override;

  // --- what rooms ask for ---
  World& world() override { return parts_.world; }
  Storage& storage() override { return parts_.storage; }
  const TableGame* game(std::string_view name) override;
  const PlayedGame* game_begun(std::string_view name, const std::string& rules,
                               const std::string& pack_hash, Sentence& problem) override;
  std::string pack_hash(const TableGame& game) override;
  std::uint64_t fresh_seed() override { return parts_.seed(); }
  void listing_changed(Room& room) override;
  std::shared_ptr<Room> begin_rematch(Room& room, const Asker& asker) override;
  void remove(Room& room) override;
  void count_choice(bool by_bot) override;
  void game_began(const Room& room) override;
  void keeping_failed(const Room& room, const std::string& problem) override;
  void playing_failed(const Room& room, const std::string& problem) override;
  std::string version() const override { return parts_.version; }

 private:
  using Handler = void (House::*)(const Asker&, Request&);
  struct Entry {
    std::string_view type;
    Handler handler;
    bool in_turn = false;  // one after the other for each person
  };
  static std::span<const Entry> handlers();
  void dispatch(const std::shared_ptr<Client>& client, Request& request);
  void take_turn(Asker asker, Handler handler, Request& request);
  // Sends a client away.
  static void dismiss(const std::shared_ptr<Client>& client, int code, std::string_view reason);
  // Whether the last read could be done; else the asker is told.
  bool could_read(const Asker& asker) const;

  // --- who one is (house_people.cpp, house_accounts.cpp) ---
  void hello(const Asker& asker, Request& request);
  void language(const Asker& asker, Request& request);
  void rename(const Asker& asker, Request& request);
  void register_account(const Asker& asker, Request& request);
  void login(const Asker& asker, Request& request);
  void logout(const Asker& asker, Request& request);
  void password(const Asker& asker, Request& request);
  void delete_account(const Asker& asker, Request& request);
  void export_data(const Asker& asker, Request& request);
  void block(const Asker& asker, Request& request);
  void report(const Asker& asker, Request& request);
  void ping(const Asker& asker, Request& request);

  std::shared_ptr<Person> person_named(const PersonRow& row);
  std::shared_ptr<Person> new_guest(Language language);
  // The writes that a guest needs before something can be kept for it.
  std::vector<Write> introduce(const Client& client) const;
  void answer_you(const Asker& asker, const std::string& token = {});
  // Goes on, in the server's thread, when that is kept or cannot be.
  void write(std::vector<Write> writes, std::function<void(bool kept)> then);
  // Keeps something about people, then goes on; the asker hears of it if it cannot be kept.
  void keep(std::vector<Write> writes, const Asker& asker, std::function<void()> then);
  // Slow on purpose, so elsewhere. An empty hash is nobody's and never fits.
  void hash_password(const Asker& asker, const std::string& password,
                     std::function<void(const std::string&)> then);
  void verify(const Asker& asker, const std::string& password, const std::string& hash,
              std::function<void()> then);
  // Whether another try is allowed; else the asker is told.
  bool may_try(const Asker& asker, const std::string& login);
  void take_account(const Asker& asker, const std::string& login);
  void log_in(const Asker& asker, const std::shared_ptr<Person>& account, const std::string& token);
  void hold_all(const std::vector<std::shared_ptr<Room>>& rooms, std::size_t held,
                const std::function<void()>& then);
  void erase(const Asker& asker, std::vector<std::shared_ptr<Room>> rooms);
  void close_clients(const std::string& person, const std::shared_ptr<Client>& but);
  std::vector<std::shared_ptr<Room>> rooms_of(const std::string& person) const;  // in order
  // All that are in memory: also those that are over and looked at.
  void each_room(const std::function<void(Room&)>& visit);

  // --- tables (house_tables.cpp) ---
  void lobby(const Asker& asker, Request& request);
  void create(const Asker& asker, Request& request);
  void invitation(const Asker& asker, Request& request);
  void join(const Asker& asker, Request& request);
  void enter(const Asker& asker, Request& request);
  void leave(const Asker& asker, Request& request);
  void stand_up(const Asker& asker, Request& request);
  void seat_bot(const Asker& asker, Request& request);

  std::shared_ptr<Room> room_invited_to(const std::string& invite) const;
  // A new table, which is there when it is kept.
  std::shared_ptr<Room> open_room(GameRow row, const Asker& asker, std::function<void(Room&)> then);
  bool may_sit(const Asker& asker) const;  // at one more table; else the asker is told
  bool may_see(const Room& room, const Client& client) const;
  bool blocked_from(const Room& room, const Person& person);
  void write_lists(JsonWriter& json, const Client* client);
  void write_lobby(JsonWriter& json, const Client& client);
  void tell_lobby();
  void sweep();
  std::size_t unfinished_of(const std::string& person) const;

  // --- at a table (house_play.cpp) ---
  void act(const Asker& asker, Request& request);
  void undo(const Asker& asker, Request& request);
  void offer(const Asker& asker, Request& request);
  void reply(const Asker& asker, Request& request);
  void concede(const Asker& asker, Request& request);
  void say(const Asker& asker, Request& request);
  void rematch(const Asker& asker, Request& request);
  void why(const Asker& asker, Request& request);
  void preview(const Asker& asker, Request& request);
  void hint(const Asker& asker, Request& request);
  void record(const Asker& asker, Request& request);
  void catalogue(const Asker& asker, Request& request);
  void resync(const Asker& asker, Request& request);
  // At the table the client looks at, in turn; nothing is done if it has left by then.
  void at_table(const Asker& asker, std::function<void(Room&)> work);

  // --- which game it is (house_games.cpp) ---
  // Played by another program; null if none plays these rules.
  std::unique_ptr<PlayedGame> older_game(std::string_view name, const std::string& rules,
                                         const std::string& cards);
  // For the operator: what other programs play, and which games nobody can play on.
  void tell_of_older_rules();

  void log(LogSettings::Level level, std::string_view event,
           std::initializer_list<LogField> fields);

  HouseParts parts_;
  std::shared_ptr<World*> turns_;  // as long as there are any
  Figures figures_;
  bool open_ = false;
  bool closing_ = false;
  std::unordered_map<net::Socket*, std::shared_ptr<Client>> clients_;
  std::unordered_map<std::string, std::weak_ptr<Person>> people_;  // who are here
  std::map<std::string, std::shared_ptr<Room>> rooms_;             // waiting and playing
  std::unordered_map<std::string, std::weak_ptr<Room>> over_;      // that somebody looks at
  std::unordered_map<std::string, std::string> invites_;  // from the hash of the secret to the room
  // Games as matches were begun: by rules, name and the hash of their cards.
  std::map<std::array<std::string, 3>, std::unique_ptr<PlayedGame>> begun_;
  Rates new_guests_;  // by address
  Rates tries_;       // to log in, by address and name
  bool lobby_told_ = true;
};

}  // namespace wardroom::server
