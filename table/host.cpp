#include "table/host.hpp"

#include <algorithm>
#include <charconv>
#include <variant>

#include "table/replay_fault.hpp"
#include "table/welcome.hpp"
#include "words/table.hpp"

namespace wardroom {

namespace wrong = words::table::wrong;
namespace cannot = words::table::cannot;

namespace {

constexpr std::array<std::string_view, 2> kPurposes = {"play", "replay"};
constexpr std::int64_t kMostSteps = 1'000'000;  // of any record

std::vector<std::string> players_of(Request& request) {
  return request.texts_or_none("players");
}

}  // namespace

// --- messages ---

TableHost::TableHost(std::vector<const TableGame*> games, std::string version,
                     std::uint64_t entropy)
    : games_(std::move(games)), version_(std::move(version)), entropy_(entropy) {}

std::span<const TableHost::Entry> TableHost::handlers() {
  using Host = TableHost;
  static constexpr auto entries = std::to_array<Entry>({
      {"hello", &Host::hello},
      {"language", &Host::language},
      {"new", &Host::new_game},
      {"open", &Host::open},
      {"lesson", &Host::lesson},
      {"record", &Host::record},
      {"sit", &Host::sit},
      {"act", &Host::act},
      {"undo", &Host::undo},
      {"next", &Host::next},
      {"why", &Host::why},
      {"preview", &Host::preview},
      {"hint", &Host::hint},
      {"step", &Host::step},
      {"analyse", &Host::analyse},
      {"think", &Host::think},
      {"advance", &Host::advance},
      {"catalogue", &Host::catalogue},
      {"rules", &Host::rules},
      {"lessons", &Host::lessons},
      {"check_deck", &Host::check_deck},
      {"random_deck", &Host::random_deck},
  });
  return entries;
}

std::string TableHost::handle(std::string_view message) {
  std::optional<JsonMessage> read;
  if (message.size() <= kLongestMessage) read = JsonMessage::read(message);
  if (!read) {
    Reply answer;
    answer.fail(message.size() > kLongestMessage ? wrong::too_long(language_)
                                                 : wrong::message(language_));
    return answer.finish();
  }
  Request request(std::move(*read), language_);
  Reply answer(request.id());
  const std::string type = request.type();
  const auto entries = handlers();
  const auto entry = std::ranges::find(entries, type, &Entry::type);
  if (entry == entries.end())
    answer.fail(wrong::type(language_, type));
  else
    (this->*entry->handler)(request, answer);
  return answer.finish();
}

// --- about the table ---

void TableHost::hello(Request& request, Reply& answer) {
  const std::int64_t protocol = request.number("protocol", 0, INT32_MAX);
  const auto language = static_cast<Language>(request.word("language", kLanguages));
  if (!request.problem().empty()) return answer.fail(request.problem());
  if (protocol != kTableProtocol) return answer.fail(wrong::protocol(language));
  language_ = language;
  write_welcome(answer.begin("welcome"), games_, version_, language);
}

void TableHost::language(Request& request, Reply& answer) {
  const std::size_t language = request.word("language", kLanguages);
  if (!request.problem().empty()) return answer.fail(request.problem());
  language_ = static_cast<Language>(language);
  if (table_)
    answer_state(answer);
  else
    answer.begin("done");
}

const TableGame* TableHost::find_game(Request& request) const {
  const std::string name = request.text("game");
  return game_named(request, name);
}

const TableGame* TableHost::game_named(Request& request, std::string_view name) const {
  const auto found = std::ranges::find(games_, name, &TableGame::name);
  if (found != games_.end()) return *found;
  std::string known;
  for (const TableGame* game : games_)
    known += (known.empty() ? "" : ", ") + std::string(game->name());
  request.complain(wrong::game(language_, name, known));
  return nullptr;
}

std::vector<TablePlayer> TableHost::read_players(Request& request, std::vector<std::string> names,
                                                 int seats) const {
  std::vector<TablePlayer> players;
  for (const std::string& name : names) {
    const auto player = player_named(name);
    if (!player) request.complain(wrong::player(language_, name, level_names(language_)));
    players.push_back(player.value_or(TablePlayer{}));
  }
  if (players.size() != static_cast<std::size_t>(seats))
    request.complain(wrong::players(language_, seats));
  return players;
}

// A number as it is; of any other text its digest. Without a text, a fresh one.
std::uint64_t TableHost::seed_of(const std::string& text) {
  if (text.empty()) return entropy_.next();
  std::uint64_t seed = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? seed : text_digest(text);
}

void TableHost::new_game(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  MatchRequest wanted;
  wanted.mode = request.text("mode");
  wanted.seats = request.texts_or_none("sides");
  wanted.rules = request.texts_or_none("rules");
  for (std::string& text : request.texts_or_none("decks")) {
    const std::string seat(1, letter(seat_at(static_cast<int>(wanted.decks.size()) % kMaxSeats)));
    wanted.decks.push_back(text.empty() ? NamedText{} : NamedText{seat + ".deck", std::move(text)});
  }
  if (std::ranges::all_of(wanted.decks, &std::string::empty, &NamedText::text))
    wanted.decks.clear();
  const std::string seed = request.text_or("seed", "");
  if (game == nullptr) return answer.fail(request.problem());
  std::vector<TablePlayer> players = read_players(request, players_of(request), game->seats());
  if (!request.problem().empty()) return answer.fail(request.problem());
  std::string problem;
  auto match = game->start(wanted, seed_of(seed), problem, language_);
  if (!problem.empty()) return answer.fail(problem);
  open_table(std::make_unique<HostedTable>(*game, std::move(match), std::move(players)));
  answer_state(answer);
}

void TableHost::open(Request& request, Reply& answer) {
  const std::string text = request.text("record");
  const std::int64_t at = request.number_or("at", 0, kMostSteps, -1);
  const bool replay = request.given("purpose") && request.word("purpose", kPurposes) == 1;
  if (!request.problem().empty()) return answer.fail(request.problem());
  auto read = read_record({"record", text}, language_);
  if (const auto* problem = std::get_if<Problem>(&read))
    return answer.fail(problem->message, std::span(problem, 1));
  auto& record = std::get<Record>(read);
  const TableGame* game = game_named(request, record.game);
  if (game == nullptr) return answer.fail(request.problem());
  const std::size_t all = record.steps.size();
  const std::size_t steps = at < 0 ? all : static_cast<std::size_t>(at);
  if (steps > all) request.complain(wrong::number(language_, "at", 0, all));

  std::vector<TablePlayer> players;
  if (!replay)
    players = read_players(request, request.given("players") ? players_of(request) : record.players,
                           game->seats());
  if (!request.problem().empty()) return answer.fail(request.problem());

  ReplayFault fault;
  auto match = game->open(record, replay ? all : steps, entropy_.next(), language_, fault);
  if (fault) {
    const Problem problem{"record", std::max(fault.line, 1U), 1, sentence(fault, language_)};
    return answer.fail(problem.message, std::span(&problem, 1));
  }
  if (replay) {
    open_table(std::make_unique<HostedTable>(*game, std::move(match), std::move(record)));
    table_->step(steps, language_);
  } else {
    open_table(std::make_unique<HostedTable>(*game, std::move(match), std::move(players)));
  }
  answer_state(answer);
}

void TableHost::lesson(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  const std::string name = request.text("lesson");
  if (!request.problem().empty()) return answer.fail(request.problem());
  const std::span<const Lesson> all = game->lessons();
  const auto lesson = std::ranges::find(all, name, &Lesson::name);
  std::unique_ptr<AnyMatch> match;
  if (lesson != all.end())
    match = game->begin_lesson(static_cast<std::size_t>(lesson - all.begin()));
  if (match == nullptr) return answer.fail(wrong::lesson(language_, name));
  open_table(std::make_unique<HostedTable>(*game, std::move(match), *lesson));
  answer_state(answer);
}

void TableHost::record(Request& request, Reply& answer) {
  const HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (table->lesson() != nullptr) return answer.fail(cannot::keep_lesson(language_));
  Record record;
  if (table->is_replay()) {
    record = *table->record_replayed();
  } else {
    record = table->match().record();
    record.versions.program = version_;
    for (const TablePlayer& player : table->players()) record.players.push_back(player.name);
  }
  answer.begin("record").member("text", print_record(record));
}

HostedTable* TableHost::table_for(Request& request) {
  if (table_ == nullptr) request.complain(cannot::no_table(language_));
  return request.problem().empty() ? table_.get() : nullptr;
}

// With one person that seat looks; with several nobody, until somebody sits down.
void TableHost::open_table(std::unique_ptr<HostedTable> table) {
  table_ = std::move(table);
  viewer_.reset();
  open_sight_ = false;
  if (table_->people().size() != 1) return;
  for (int i = 0; i < table_->match().seats(); ++i)
    if (table_->people().contains(seat_at(i))) viewer_ = seat_at(i);
}

Outlook TableHost::outlook() const {
  Outlook look{viewer_, open_sight_, language_};
  if (table_->is_replay() && !viewer_) look.viewer = table_->decider();
  return look;
}

void TableHost::answer_state(Reply& answer, std::size_t from) const {
  write_state(answer.begin("state"), *table_, outlook(), from);
}

}  // namespace wardroom
