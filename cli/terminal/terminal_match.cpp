#include "cli/terminal/terminal_match.hpp"

#include <cstdio>
#include <random>
#include <thread>

#include "cli/program_seats.hpp"
#include "cli/report/whole_file.hpp"
#include "cli/terminal/play_table.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli_bots.hpp"
#include "words/cli_replay.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::keep;

// Writes the record. If that does not work it says so once and tries again at the next choice.
class Keeper {
 public:
  Keeper(const TerminalMatch& kept, Language language) : kept_(kept), language_(language) {}

  void keep() {
    if (kept_.file.empty()) return;
    Record record = kept_.match->record();
    record.versions.program = WARDROOM_VERSION;
    record.players = kept_.players;
    const std::string reason = write_whole_file(kept_.file, print_record(record));
    if (!reason.empty() && !failed_) complain(text::cannot(language_, kept_.file, reason));
    failed_ = !reason.empty();
  }

  bool keeps() const { return !kept_.file.empty() && !failed_; }

 private:
  const TerminalMatch& kept_;
  Language language_;
  bool failed_ = false;
};

}  // namespace

std::uint64_t fresh_seed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 21U) ^ device();
}

int play_match(const TerminalMatch& kept, const TableOptions& options, Language language) {
  TerminalSeats seats;
  for (std::size_t i = 0; i < kept.players.size(); ++i) {
    const std::string& player = kept.players[i];
    if (player == "human") {
      seats.people = seats.people | seat_at(static_cast<int>(i));
    } else if (const auto bot = bot_seat_named(player)) {
      seats.bots[i] = *bot;
    } else {
      return complain(words::cli::bots::unknown_opponent(language, player));
    }
  }
  const Record start = kept.match->record();
  ProgramSeats programs(seats.bots, options.bot_time.value(), language);
  programs.begin({std::string(kept.game.name()), std::string(kept.match->mode()),
                  kept.game.set_name(Language::english), start.request.rules, kept.game.seats()});
  seats.programs = &programs;
  if (stdin_is_terminal())
    seats.wait_until = [](auto time) { std::this_thread::sleep_until(time); };

  Keeper keeper(kept, language);
  keeper.keep();
  const TerminalStyle style = options.style(language);
  PlayTable table(kept.game, *kept.match, seats, *start.seed, style, [&] { keeper.keep(); });
  table.run();
  if (!keeper.keeps()) return 0;
  say(style, text::kept(language, kept.file) + '\n');
  say(style, (kept.match->result().over
                  ? text::look(language, kept.file)
                  : text::go_on(language, kept.file, kept.match->record().steps.size())) +
                 '\n');
  return 0;
}

int resume_match(const AnyGame& game, const Record& record, const std::string& record_file,
                 std::size_t steps, const std::string& file, const TableOptions& options,
                 Language language) {
  std::vector<std::string> players = record.players;
  players.resize(static_cast<std::size_t>(game.seats()), "human");
  if (!options.against.empty()) {
    players = options.players(game.seats());
  } else {
    for (std::size_t i = 0; i < players.size(); ++i)
      if (players[i].starts_with("bot:"))
        return complain(words::cli::replay::name_opponent(
            language, letter(seat_at(static_cast<int>(i))), players[i]));
  }
  const TerminalStyle style = options.style(language);
  if (const std::string note = version_note(game, record, language); !note.empty())
    say(style, note + '\n');
  int exit_code = 0;
  auto match =
      open_or_complain(game, record, record_file, steps, fresh_seed(), exit_code, language);
  if (match == nullptr) return exit_code;
  if (!match->decision()) return complain(words::cli::replay::over_already(language));
  say(style, text::resumed(language, steps) + '\n');
  return play_match({game, std::move(match), players, file}, options, language);
}

}  // namespace wardroom
