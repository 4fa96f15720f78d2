#include "cardplay/lasting.hpp"

#include <algorithm>

namespace wardroom::cardplay {

void LastingIndex::add(const Program& program, bool aims) {
  const auto card = static_cast<std::uint16_t>(rows_.size());
  rows_.push_back({static_cast<std::uint32_t>(all_.size()), 0, 0});
  for (const Statement& statement : program.statements) {
    if (statement.steps == kNoNode || statement.moment != kNoNode) continue;
    if (statement.kind == StatementKind::only) continue;
    each_step(program, program.node(statement.steps),
              [&](const Node& step) { add_step(program, statement, step, aims); });
  }
  Row& row = rows_.back();
  row.count = static_cast<std::uint32_t>(all_.size()) - row.first;
  for (const Lasting& lasting : of(card)) row.abouts |= std::uint64_t{1} << lasting.about;
  for (int about = 0; about < kMostAbouts; ++about)
    if ((row.abouts >> static_cast<unsigned>(about) & 1U) != 0)
      by_about_[static_cast<std::size_t>(about)].push_back(card);
}

void LastingIndex::add_step(const Program& program, const Statement& statement, const Node& step,
                            bool aims) {
  const auto parts = program.children(step);
  const auto note = [&](std::uint8_t about, const Node& part, const Node* subject) {
    Lasting lasting{about, statement.kind != StatementKind::lasting};
    lasting.step = index_of(program, step);
    lasting.part = index_of(program, part);
    // What is done for a time asks its condition once, when it begins.
    if (!lasting.timed) lasting.condition = statement.condition;
    if (subject != nullptr) {
      lasting.subject = index_of(program, *subject);
      lasting.aimed = lasting.timed && (aims || subject == target_phrase(program, statement) ||
                                        is(*subject, CorePattern::reference));
    }
    all_.push_back(lasting);
  };
  if (is(step, CorePattern::change)) {
    for (const Node& part : parts.subspan(1))
      if (part.value < values_) note(static_cast<std::uint8_t>(part.value), part, parts.data());
    return;
  }
  const auto state = std::ranges::find(states_, step.pattern, &StateAbout::pattern);
  if (state != states_.end())
    note(state->about, step, state->subject == kOfNothing ? nullptr : &parts[state->subject]);
}

}  // namespace wardroom::cardplay
