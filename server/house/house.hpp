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

#include "net/socket.hpp"
#include "older/older_program.hpp"
#include "server/house/client.hpp"
#include "server/house/house_limits.hpp"
#include "server/operator/figures.hpp"
#include "server/operator/log.hpp"
#include "server/room/room.hpp"
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
  // Gives every new game the seed of its chance; tests bring their own.
  std::function<std::uint64_t()> seed = {};
  Log* log = nullptr;  // null: nothing is logged
  // Programs that play the games on that were begun with the rules of earlier versions.
  std::vector<older::OlderProgram*> older = {};
};

class House final : public RoomServices, public net::SocketHandler {
 public:
  explicit House(HouseParts parts);
  ~House() override;

  // Takes up what was kept: open tables, games under way.
  void open();
  // From now on no client is let in and no game begins; whoever comes is told to come back.
  void close() { closing_ = true; }
  bool is_open() const { return open_ && !closing_; }

  // --- for the operator ---
  const Figures& figures() const { return figures_; }
  std::size_t client_count() const { return clients_.size(); }
  const std::map<std::string, std::shared_ptr<Room>>& rooms() const { return rooms_; }
  // The table with this id, also a finished one; null if there is none.
  std::shared_ptr<Room> room(const std::string& id);
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
    // Whether requests of one person to this handler are done one after the other.
    bool in_turn = false;
  };
  static std::span<const Entry> handlers();
  void dispatch(const std::shared_ptr<Client>& client, Request& request);
  void take_turn(Asker asker, Handler handler, Request& request);
  // Closes the connection of a client; whatever the client still says is not heard.
  static void dismiss(const std::shared_ptr<Client>& client, int code, std::string_view reason);
  // Whether the storage could do the last read; if not, the asker is told.
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
  // The writes that make a guest known to the storage, to be done before anything of that guest is
  // kept; none for whom the storage knows.
  std::vector<Write> introduce(const Client& client) const;
  void answer_you(const Asker& asker, const std::string& token = {});
  // Hands the writes to the storage. `then` is called in the server's thread when they are on disk,
  // or when it is clear that they cannot be.
  void write(std::vector<Write> writes, std::function<void(bool kept)> then);
  // The same for what a request changes about people: `then` is called when it is on disk;
  // otherwise the asker is told.
  void keep(std::vector<Write> writes, const Asker& asker, std::function<void()> then);
  // Hashing a password is slow on purpose, so both functions do it in another thread. An empty
  // `hash` is that of no account, and no password fits it.
  void hash_password(const Asker& asker, const std::string& password,
                     std::function<void(const std::string&)> then);
  void verify(const Asker& asker, const std::string& password, const std::string& hash,
              std::function<void()> then);
  // Whether this client may try a password for this name now; if not, the asker is told.
  bool may_try(const Asker& asker, const std::string& login);
  void take_account(const Asker& asker, const std::string& login);
  void log_in(const Asker& asker, const std::shared_ptr<Person>& account, const std::string& token);
  void hold_all(const std::vector<std::shared_ptr<Room>>& rooms, std::size_t held,
                const std::function<void()>& then);
  void erase(const Asker& asker, std::vector<std::shared_ptr<Room>> rooms);
  void close_clients(const std::string& person, const std::shared_ptr<Client>& but);
  // The unfinished tables at which a person sits, in the order of their ids.
  std::vector<std::shared_ptr<Room>> rooms_of(const std::string& person) const;
  // Visits all rooms in memory, also finished ones that somebody looks at.
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
  // Makes a table. When it is on disk the house lists it and calls `then`.
  std::shared_ptr<Room> open_room(GameRow row, const Asker& asker, std::function<void(Room&)> then);
  // Whether the asker may sit down at one more table; if not, the asker is told.
  bool may_sit(const Asker& asker) const;
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
  // Does `work` at the table that the asker looks at, when that table's turn comes (Room::in_turn).
  // An asker who has left the table by then is told so.
  void at_table(const Asker& asker, std::function<void(Room&)> work);

  // --- which game it is (house_games.cpp) ---
  // The game as one of the older programs plays it; null if none of them plays these rules.
  std::unique_ptr<PlayedGame> older_game(std::string_view name, const std::string& rules,
                                         const std::string& cards);
  // Logs for the operator which rules the older programs play, and which games no program can play
  // on.
  void tell_of_older_rules();

  void log(LogSettings::Level level, std::string_view event,
           std::initializer_list<LogField> fields);

  HouseParts parts_;
  // Ends with the house: a task that comes later finds its weak pointer to this empty and does
  // nothing.
  std::shared_ptr<World*> turns_;
  Figures figures_;
  bool open_ = false;
  bool closing_ = false;
  std::unordered_map<net::Socket*, std::shared_ptr<Client>> clients_;
  // By id: all people whom a client or a request still holds.
  std::unordered_map<std::string, std::weak_ptr<Person>> people_;
  // By id: tables that wait or are played at.
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  // By id: finished tables that somebody looks at.
  std::unordered_map<std::string, std::weak_ptr<Room>> over_;
  // The ids of tables with an open seat, by the hash of their invitation.
  std::unordered_map<std::string, std::string> invites_;
  // What plays matches that were begun with other rules or cards than today's: by the name of the
  // game, the version of its rules and the hash of its cards.
  std::map<std::array<std::string, 3>, std::unique_ptr<PlayedGame>> begun_;
  Rates new_guests_;        // by address
  Rates tries_;             // of logging in: by address, and by name
  bool lobby_told_ = true;  // false while a new picture of the lobby is due
};

}  // namespace wardroom::server
