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

#include "server/client.hpp"
#include "server/game_clock.hpp"
#include "server/room_settings.hpp"
#include "server/storage.hpp"
#include "server/world.hpp"
#include "table/hosted_table.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

// What is told to people of several languages; null if there is nothing to tell.
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
  // program, which may fail (engines::EngineTrouble). Null and a problem if there is none.
  virtual const PlayedGame* game_begun(std::string_view name, const std::string& rules,
                                       const std::string& pack_hash, Sentence& problem) = 0;
  virtual std::string pack_hash(const TableGame& game) = 0;
  virtual std::uint64_t fresh_seed() = 0;
  // What the lobby shows of this room is another now.
  virtual void listing_changed(Room& room) = 0;
  // Everybody wants another game: the table for it, which is there as long as it may still come
  // about. Null if it cannot.
  virtual std::shared_ptr<Room> begin_rematch(Room& room, const Asker& asker) = 0;
  // Nobody sits here any more, and nothing has happened.
  virtual void remove(Room& room) = 0;
  virtual void count_choice(bool by_bot) = 0;
  virtual void game_began(const Room& room) = 0;
  // Something could not be kept, and why in the words of the storage.
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

  // As it was kept, or is to be kept.
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
  std::size_t lookers() const { return lookers_.size(); }  // who sits here, too
  const GameClock& clock() const { return clock_; }
  std::optional<Seat> decider();  // as everybody has been told; nothing if it cannot be known
  // In words: what stands in the way of playing it, and, for the operator, the rules under way.
  std::string fault(Language language) const { return fault_ ? fault_(language) : std::string(); }
  std::string rules_version() const;  // that it was begun with; empty if that cannot be read
  std::vector<std::string> frames(Language language);

  // Work that is done when nothing is on its way to the disk.
  void in_turn(std::function<void()> work);
  // The same, and nothing else is done here until it is released.
  void hold(const std::function<void()>& work);
  void release();

  // Why no game can begin here as it is; empty if one can.
  std::string objection(Language language);
  // The house is gone: nothing that waits here will be done.
  void let_go() {
    waiting_.clear();
    lookers_.clear();
  }
  // A room that was kept: its clock and its bots go on.
  void wake();
  // How a person who sits here is called now.
  void person_renamed(const Person& person);
  // That was kept already; the room is held, or over.
  void person_moved(const std::string& from, const Person& to);
  // Gives up what is under way here.
  void person_goes(const std::string& person);
  // Is nobody from now on; that was kept already.
  void forget(const std::string& person);
  std::string person_at(Seat seat) const;  // empty if nobody is
  // Ends a game that nobody has touched for too long.
  void abandon_if_due(Milliseconds now);

  // --- looking (room_seats.cpp) ---
  void enter(const std::shared_ptr<Client>& client, const Asker& asker);
  void leave(const std::shared_ptr<Client>& client);
  // The present state, with the whole story, or the room if there is no match.
  void answer_present(const Asker& asker);

  // --- sitting (room_seats.cpp) ---
  // Keeps a new room with whoever sits there already. `first` is kept with it: who is new.
  void open(const Asker& asker, std::vector<Write> first, std::function<void()> kept);
  void sit(const Asker& asker, std::string deck, std::vector<Write> first);
  // A bot takes the first open seat; nobody else needs to come then.
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
  void rematch_begun(const std::string& id);

  // --- talking and asking (room_talk.cpp) ---
  void say(const Asker& asker, int phrase);
  void why(const Asker& asker, const std::string& option);
  void preview(const Asker& asker, const std::string& option);
  void hint(const Asker& asker);
  void record(const Asker& asker);
  // The cards it is played with, which need not be today's.
  void catalogue(const Asker& asker);

  // --- telling (room_json.cpp) ---
  // The room as a client, or anybody, may see it: as the member `room`, and as a row of the lobby.
  void write_room(JsonWriter& json, const Client* client) const;
  void write_listing(JsonWriter& json, const Client* client);

 private:
  // --- keeping (room.cpp) ---
  void commit(std::vector<Write> writes, const Asker* asker, std::function<void()> then);
  void committed(const std::string& problem, const std::optional<Asker>& asker,
                 const std::function<void()>& then);
  void run_waiting();
  // Something that may ask another program about the match. If that fails, the match has to be
  // read again, and who looks is told.
  void attempt(const std::function<void()>& work);
  // Another program failed to play it: says so, and tries again by itself.
  void note_trouble(const std::string& problem);
  void try_again_later(Milliseconds pause);

  // --- the match (room_match.cpp) ---
  // The match, read from disk if need be; null if it cannot be played.
  HostedTable* table();
  bool load();
  // What the game is played with, and how it began.
  const PlayedGame* game_begun(Record& record, Sentence& problem);
  void rest();  // lets go of a match that nobody needs
  std::vector<TablePlayer> table_players(const GameRow& row) const;
  // Keeps who sits here now, and the first choices of a game that begins with it.
  void sit_down(GameRow next, std::vector<Write> writes, const Asker& asker,
                std::function<void()> then);
  // Frees a seat before the game begins; a table at which nobody sits is removed.
  void vacate(Seat seat, const Asker* asker);
  void dissolve();  // for who still looks: it is not there any more
  // Fills in what a game begins with; a problem in words if it cannot.
  std::string begin(GameRow& row, Language language, std::vector<Write>& writes);
  MatchRequest match_request(const GameRow& row) const;

  // --- the course of the game (room_play.cpp) ---
  void take_up();  // after every change: clock and bots
  void run_out(Milliseconds deadline);
  // The choices of the match from this one on, as they are kept.
  std::vector<ChangeRow> new_changes(std::size_t first, const GameClock& clock,
                                     Milliseconds at) const;
  void follow_clock();
  void follow_bot();
  void bot_chose(std::uint64_t changes, Milliseconds not_before, const std::string& option);
  void play(const std::string& option, Milliseconds at, const Asker* asker, bool by_bot);
  void take_back(Seat seat, const Asker& asker);
  void finish(End how, SeatSet winners, const Asker* asker);
  void set_end(GameRow& row, End how, SeatSet winners) const;
  void settle_end(End how, SeatSet winners);
  // A seat gives up, willingly or not.
  void give_up(Seat seat, End how, const Asker* asker);
  HostedTable* deciding_table(const Asker& asker);

  // --- telling (room_json.cpp) ---
  void tell_state(const Asker* asker, bool whole_story = false);
  void tell_room(const Asker* asker);
  // The match, or the room if there is none.
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
  std::string commitment_;

  bool busy_ = false;     // something is on its way to the disk
  bool working_ = false;  // one of those that waited is at it
  std::deque<std::function<void()>> waiting_;

  std::vector<std::shared_ptr<Client>> lookers_;
  std::uint64_t version_;               // from the time on: it rises also when a room is read again
  std::unique_ptr<HostedTable> table_;  // null while nobody needs it
  Sentence fault_;                      // why there can be none
  bool trying_again_ = false;           // after another program failed
  std::uint64_t changes_ = 0;           // of the match, kept so far
  bool clock_known_ = false;
  GameClock clock_;              // after the last change that was kept
  std::optional<Seat> decides_;  // then
  bool decides_known_ = false;
  std::uint64_t thinking_for_ = UINT64_MAX;  // the change after which a bot thinks
  std::optional<Offer> offer_;
  SeatSet offered_;  // who has offered something since their last choice
  SeatSet rematch_;
  std::weak_ptr<Room> coming_;  // the table of the rematch, before it is kept
  std::string next_;
};

}  // namespace wardroom::server
