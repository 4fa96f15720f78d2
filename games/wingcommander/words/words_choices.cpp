// What a player is asked, what an option would do, and what happened.
#include "games/row_sentences.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

constexpr AnyMessage kKnownOrder = words::known::order_placed;
static_assert(has_known_places<Words>(kKnownOrder));

// Which of its two questions the owner of an order is asked.
bool places_order(const RevealOrder& frame) {
  return frame.step > 0;
}

// What passing means depends on what is asked.
std::string describe_pass(const Match& match, Language language) {
  namespace pass = words::pass;
  std::string otherwise(
      kVerbRows[static_cast<std::size_t>(Verb::pass)].text.message.pattern(language));
  if (match.stack.empty()) return otherwise;
  return match.stack.visit_top([&](const auto& frame) -> std::string {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, ChooseOpening>) return pass::opening(language);
    if constexpr (std::is_same_v<Frame, Muster>) return pass::muster(language);
    if constexpr (std::is_same_v<Frame, Scramble>) return pass::scramble(language);
    if constexpr (std::is_same_v<Frame, Movement>) return pass::movement(language);
    if constexpr (std::is_same_v<Frame, CombatPhase>) return pass::combat(language);
    if constexpr (std::is_same_v<Frame, Plays>) return pass::plays(language);
    if constexpr (std::is_same_v<Frame, SpendMedals>) return pass::medals(language);
    if constexpr (std::is_same_v<Frame, Window>) return pass::luck(language);
    if constexpr (std::is_same_v<Frame, RevealOrder>)
      return (places_order(frame) ? pass::replace : pass::reveal)(language);
    return otherwise;
  });
}

// --- questions ---

namespace question = words::question;

class Question {
 public:
  Question(const Match& match, const Set& set, Language language)
      : match_(match), position_{match, set}, language_(language) {}

  std::string ask() const {
    return match_.stack.visit_top([this](const auto& frame) { return about(frame); });
  }

 private:
  // Frames that only call others never ask.
  template <class Frame>
  std::string about(const Frame&) const {
    return {};
  }

  std::string about(const ChooseOpening&) const { return question::opening(language_); }
  std::string about(const Muster&) const { return question::muster(language_); }
  std::string about(const Scramble&) const { return question::scramble(language_); }
  std::string about(const Movement&) const { return question::movement(language_); }
  std::string about(const CombatPhase&) const { return question::combat(language_); }
  std::string about(const Positioning&) const { return question::positioning(language_, place()); }
  std::string about(const Plays&) const {
    if (match_.combat.battle == Battle::dogfight) return question::plays(language_, place());
    return question::plays_against_ship(language_, ship());
  }
  std::string about(const SpendMedals&) const { return question::medals(language_); }
  std::string about(const DeclareRoles& frame) const {
    for (int lane = 0; lane < 2; ++lane) {
      const Engaged& one = engaged_in(frame.seat, lane);
      if (one.flight == kNoCopy || one.role != Role::undeclared) continue;
      const bool faced = across(match_.combat, engaged_index(frame.seat, lane)) >= 0;
      return (faced ? question::role : question::role_alone)(
          language_, noun_of_copy(position_, one.flight, language_));
    }
    return {};
  }
  std::string about(const SplitFire&) const { return question::split(language_); }
  std::string about(const GoHome& frame) const {
    return capitalised(question::home(
        language_,
        noun_of_copy(position_, engaged_in(match_.active, frame.lane).flight, language_)));
  }
  std::string about(const Window& frame) const {
    switch (frame.moment) {
      case Moment::start:
        if (match_.combat.battle != Battle::none) return question::luck_step(language_, place());
        return question::luck_start(language_, title_of(match_.phase, language_));
      case Moment::answer: return question::luck_answer(language_, pending());
      case Moment::after: return question::luck_after(language_);
      case Moment::doom: break;
    }
    return question::luck_doom(language_, doomed());
  }
  std::string about(const PayMedals& frame) const { return question::tap(language_, frame.need); }
  std::string about(const RevealOrder& frame) const {
    return (places_order(frame) ? question::replace : question::reveal)(language_);
  }
  std::string about(const AgreeToSwap& frame) const {
    return question::swap(language_, noun_of_copy(position_, frame.theirs, language_),
                          noun_of_copy(position_, frame.ours, language_));
  }
  std::string about(const Script& frame) const {
    const CardText& text = position_.set.text(position_.card_id(frame.card));
    return question::script(language_, text.name.in(language_), text.does.in(language_));
  }
  std::string about(const DiscardDown&) const {
    return question::discard(language_, hand(position_, match_.active).size());
  }

  std::string_view place() const { return kNavPointNames[match_.combat.where]; }
  const Engaged& engaged_in(Seat seat, int lane) const {
    return match_.combat.engaged[static_cast<std::size_t>(engaged_index(seat, lane))];
  }
  std::string ship() const {
    const Copy ship = modifier_at(position_, match_.combat.where);
    if (match_.combat.battle == Battle::carrier || ship == kNoCopy)
      return words::noun::enemy_carrier(language_);
    return words::noun::capital_ship(language_, noun_of_copy(position_, ship, language_));
  }

  // The newest announcement is the one that can be answered.
  std::string pending() const {
    std::string text;
    match_.stack.visit_all([&](const auto& frame) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(frame)>, Announce>)
        text = told(frame, position_, language_);
    });
    return text;
  }

  std::string doomed() const {
    std::string list;
    for (const Engaged& one : match_.combat.engaged)
      if (one.flight != kNoCopy && one.doomed)
        list += (list.empty() ? "" : ", ") + noun_of_copy(position_, one.flight, language_).text;
    return list;
  }

  const Match& match_;
  Position position_;
  Language language_;
};

}  // namespace
}  // namespace wingcommander

template struct RowWords<wingcommander::Rules>;

using namespace wingcommander;

std::string WingCommander::question(const Match& match, const Set& set, Language language) {
  if (!WingCommander::decision(match, set))
    return wingcommander::words::question::game_over(language);
  return Question(match, set, language).ask();
}

std::string WingCommander::describe(const Option& option, const Match& view, const Set& set,
                                    Language language) {
  if (is(option, Verb::pass)) return describe_pass(view, language);
  if (is(option, Verb::pick) && decision(view, set) && decision(view, set)->kind == Kind::yes_no)
    return (option.args[0] == 0 ? words::offer::leave_it : words::offer::do_it)(language);
  return RowWords::describe(option, view, set, language);
}

std::string WingCommander::sentence(const Event& event, const Set& set, SeatSet viewers,
                                    Language language) {
  const auto said = said_of(event, set, viewers, language);
  if (static_cast<Happening>(event.kind) == Happening::order_placed && said.card >= 0)
    return in_words<Words>(kKnownOrder, said);
  return RowWords::sentence(event, set, viewers, language);
}

}  // namespace wardroom
