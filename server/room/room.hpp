// One table and the people at it: who sits where, who looks, the match, its clock, offers, and how
// it ends. Whatever changes is on disk before anybody hears of it: while a change is on its way
// there, everything else that is asked of the room waits. Everything happens in the server's
// thread; bots think elsewhere.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/house/client.hpp"
#include "server/room/game_clock.hpp"
#include "server/room/room_settings.hpp"
#include "server/storage/storage.hpp"
#include "server/world.hpp"
#include "table/hosted_table.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

// A text that can be told to people of either language; null if there is nothing to tell.
using Sentence = std::function<std::string(Language)>;

// What a room asks of the house it is in.
class RoomServices {
 public:
  virtual ~RoomServices() = default;
  virtual World& world() = 0;
  virtual Storage& storage() = 0;
  // The game as it is played today; null if this program does not play it.
  virtual const TableGame* game(std::string_view name) = 0;
  // The game with the rules and the cards that a match was begun with, maybe played by another
  // program, which may fail (older::ProgramTrouble). Null and a problem if there is none.
  virtual const PlayedGame* game_begun(std::string_view name, const std::string& rules,
                                       const std::string& pack_hash, Sentence& problem) = 0;
  virtual std::string pack_hash(const TableGame& game) = 0;
  virtual std::uint64_t fresh_seed() = 0;
  // The lobby has to show this room differently from now on, or no longer.
  virtual void listing_changed(Room& room) = 0;
  // Everybody at a finished table wants another game. Answers the table for it, which lives until
  // it is kept or cannot be; null if there can be none.
  virtual std::shared_ptr<Room> begin_rematch(Room& room, const Asker& asker) = 0;
  // Forgets a room at which nobody sits any more and no game has begun.
  virtual void remove(Room& room) = 0;
  // A choice was played, or a game began: for metrics and log.
  virtual void count_choice(bool by_bot) = 0;
  virtual void game_began(const Room& room) = 0;
  // A change of the room could not be written; `problem` says why in the words of the storage.
  virtual void keeping_failed(const Room& room, const std::string& problem) = 0;
  // The program that plays the match does not answer, or makes no sense.
  virtual void playing_failed(const Room& room, const std::string& problem) = 0;
  virtual std::string version() const = 0;  // of the program, for records
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  enum class Phase : std::uint8_t { waiting, playing, over };
  static constexpr std::array<std::string_view, 3> kPhaseNames = {"waiting", "playing", "over"};
  enum class End : std::uint8_t { played, conceded, time, agreed, abandoned };
  static constexpr std::array<std::string_view, 5> kEndNames = {"played", "conceded", "time",
                                                                "agreed", "abandoned"};
  struct Offer {
    enum class What : std::uint8_t { draw, undo };
    What what;
    Seat from;
    SeatSet accepted;
  };

  // `row` is the room as it was read from disk, or as it is to be written there first.
  Room(RoomServices& services, GameRow row);

  const std::string& id() const { return row_.id; }
  const GameRow& row() const { return row_; }
  const RoomSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  int seats() const { return static_cast<int>(row_.seats.size()); }
  std::optional<Seat> seat_of(std::string_view person) const;
  SeatSet people() const;
  bool has_open_seat() const;
  bool is_looked_at() const { return !lookers_.empty(); }
  std::size_t spectators() const;
  // All clients that look, also those of people who sit here.
  std::size_t lookers() const { return lookers_.size(); }
  const GameClock& clock() const { return clock_; }
  // The seat that decides, as everybody has been told; nothing if no game is played or the match
  // cannot be read.
  std::optional<Seat> decider();
  // Why the match cannot be played on, in words; empty if it can.
  std::string fault(Language language) const { return fault_ ? fault_(language) : std::string(); }
  // The version of the rules that the match was begun with; empty if its start cannot be read.
  std::string rules_version() const;
  // The rules under way in words, for the operator.
  std::vector<std::string> frames(Language language);

  // Does `work` when no change of the room is on its way to the disk, after all work that was asked
  // for before.
  void in_turn(std::function<void()> work);
  // The same; from then on the room does nothing else until `release` is called.
  void hold(const std::function<void()>& work);
  void release();

  // Why no game can begin with the settings and seats of this room; empty if one can.
  std::string objection(Language language);
  // Called when the house ends: drops the work that waits and forgets the clients that look.
  void let_go() {
    waiting_.clear();
    lookers_.clear();
  }
  // Called after the room was read from disk: the clock and the bots of its game go on.
  void wake();
  // A person who may sit here has another name now.
  void person_renamed(const Person& person);
  // The seat of the person `from` belongs to `to` now: a guest has logged in. Storage knows it
  // already, and no change is under way here, since the room is held or over.
  void person_moved(const std::string& from, const Person& to);
  // A person leaves for good: concedes the game under way, or frees the seat before one begins.
  void person_goes(const std::string& person);
  // A person was deleted: nobody is on the seat from now on. Storage knows it already.
  void forget(const std::string& person);
  std::string person_at(Seat seat) const;  // an id; empty if no person sits there
  // Ends a game, or removes a table that waits, if nobody has touched it for too long.
  void abandon_if_due(Milliseconds now);

  // --- looking (room_seats.cpp) ---
  void enter(const std::shared_ptr<Client>& client, const Asker& asker);
  void leave(const std::shared_ptr<Client>& client);
  // Answers with the present state and the whole story, or with the room if there is no match.
  void answer_present(const Asker& asker);

  // --- sitting (room_seats.cpp) ---
  // Writes a new room with the people who sit there already, then calls `kept`. `first` is written
  // with it: the rows of people whom the storage does not know yet.
  void open(const Asker& asker, std::vector<Write> first, std::function<void()> kept);
  void sit(const Asker& asker, std::string deck, std::vector<Write> first);
  // A bot takes the first open seat, for which nobody has come.
  void seat_bot(const Asker& asker, const std::string& level);
  void stand_up(const Asker& asker);

  // --- playing (room_play.cpp) ---
  void act(const Asker& asker, std::int64_t n, const std::string& option, Milliseconds at);

  // --- agreeing and ending (room_end.cpp) ---
  void undo(const Asker& asker);
  void offer(const Asker& asker, Offer::What what);
  void reply(const Asker& asker, bool accept);
  void concede(const Asker* asker, Seat seat);
  void rematch(const Asker& asker);
  // The table of the rematch is on disk; `id` is its id.
  void rematch_begun(const std::string& id);

  // --- talking and asking (room_talk.cpp) ---
  void say(const Asker& asker, int phrase);
  void why(const Asker& asker, const std::string& option);
  void preview(const Asker& asker, const std::string& option);
  void hint(const Asker& asker);
  void record(const Asker& asker);
  // Answers with the cards that the match is played with, which need not be today's.
  void catalogue(const Asker& asker);

  // --- telling (room_json.cpp) ---
  // Both write the room as this client may see it, or as everybody may if there is none: as the
  // member `room` of a message, and as an entry of the lobby.
  void write_room(JsonWriter& json, const Client* client) const;
  void write_listing(JsonWriter& json, const Client* client);

 private:
  // --- keeping (room.cpp) ---
  // Writes a change. When it is on disk `then` is called, which tells everybody; if it cannot be
  // written, the match is read from disk again and the asker, if there is one, is told.
  void commit(std::vector<Write> writes, const Asker* asker, std::function<void()> then);
  void committed(const std::string& problem, const std::optional<Asker>& asker,
                 const std::function<void()>& then);
  void run_waiting();
  // Does `work`, which may ask another program about the match. If that program fails, the match is
  // dropped from memory, and everybody who looks is told.
  void attempt(const std::function<void()>& work);
  // Another program failed to play the match: tells the operator, and has the room try again later.
  void note_trouble(const std::string& problem);
  void try_again_later(Milliseconds pause);

  // --- the match (room_match.cpp) ---
  // The match, read from disk if need be; null if it cannot be played.
  HostedTable* table();
  bool load();
  // What plays this match with the rules and cards it was begun with; `record` becomes its start.
  // Null and a problem if nothing does.
  const PlayedGame* game_begun(Record& record, Sentence& problem);
  // Drops the match from memory if nobody looks at it and no bot has to move.
  void rest();
  std::vector<TablePlayer> table_players(const GameRow& row) const;
  // Writes who sits here now and, if the game begins with that, the choices nobody had to make.
  void sit_down(GameRow next, std::vector<Write> writes, const Asker& asker,
                std::function<void()> then);
  // Frees a seat before the game begins; a table at which nobody sits is removed.
  void vacate(Seat seat, const Asker* asker);
  // The table is removed: whoever still looks at it is told, and looks at none from then on.
  void dissolve();
  // If all seats are taken, begins the game: `row` and `writes` get what it begins with. Answers in
  // words why no game can begin with these seats and settings; empty if one can.
  std::string begin(GameRow& row, Language language, std::vector<Write>& writes);
  MatchRequest match_request(const GameRow& row) const;

  // --- the course of the game (room_play.cpp) ---
  void take_up();  // after every change: lets the clock run and bots think
  // The time of the seat that decides is up, unless a choice came in before this deadline.
  void run_out(Milliseconds deadline);
  // The choices of the match from number `first` on, as rows to be written.
  std::vector<ChangeRow> new_changes(std::size_t first, const GameClock& clock,
                                     Milliseconds at) const;
  void follow_clock();
  void follow_bot();
  void bot_chose(std::uint64_t changes, Milliseconds not_before, const ListedOption& option);
  void play(const ListedOption& option, Milliseconds at, const Asker* asker, bool by_bot);
  void take_back(Seat seat, const Asker& asker);
  void finish(End how, SeatSet winners, const Asker* asker);
  void set_end(GameRow& row, End how, SeatSet winners) const;
  void settle_end(End how, SeatSet winners);
  // A seat gives up, or its time is up: the game ends, or goes on with a bot if others are left.
  void give_up(Seat seat, End how, const Asker* asker);
  HostedTable* deciding_table(const Asker& asker);

  // --- telling (room_json.cpp) ---
  void tell_state(const Asker* asker, bool whole_story = false);
  void tell_room(const Asker* asker);
  // What a client is told of this table: the state of the match, or the room if there is no match.
  std::string state_for(Client& client, std::string_view id, bool whole_story);
  std::string present_state(Client& client, std::string_view id, bool whole_story);
  std::string room_for(const Client& client, std::string_view id) const;
  void write_members(JsonWriter& json, const Client* client) const;

  RoomServices& services_;
  GameRow row_;
  RoomSettings settings_;
  Phase phase_ = Phase::waiting;
  std::optional<End> end_;
  SeatSet winners_;
  std::string commitment_;  // to the chance of its game (commitment.hpp)

  bool busy_ = false;     // a change is on its way to the disk, or the room is held
  bool working_ = false;  // work of `waiting_` is being done
  std::deque<std::function<void()>> waiting_;  // asked for by in_turn, the oldest first

  std::vector<std::shared_ptr<Client>> lookers_;
  // Rises with every change of what is told of the room. It starts from the time, so that it also
  // rises when the room is read from disk again.
  std::uint64_t version_;
  std::unique_ptr<HostedTable> table_;  // the match in memory; null while nobody needs it
  Sentence fault_;                      // why it cannot be played on; null if it can
  bool trying_again_ = false;           // a try is due after another program failed
  std::uint64_t changes_ = 0;           // how many changes of the match are on disk
  bool clock_known_ = false;
  GameClock clock_;              // as of the last change on disk
  std::optional<Seat> decides_;  // the seat that decides after that change
  bool decides_known_ = false;
  // The number of changes after which the bot that thinks now was asked.
  std::uint64_t thinking_for_ = UINT64_MAX;
  std::optional<Offer> offer_;
  SeatSet offered_;             // seats that have offered something since their last choice
  SeatSet rematch_;             // seats that want another game
  std::weak_ptr<Room> coming_;  // the table of the rematch, before it is kept
  std::string next_;            // the id of that table, once it is kept
};

}  // namespace wardroom::server
