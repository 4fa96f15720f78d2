#include "server/fair_queue.hpp"

#include <utility>

namespace wardroom::server {

bool FairQueue::add(const ForWhom& whom, Work work) {
  const auto found = households_.find(whom.household);
  if (found != households_.end()) {
    const Household& there = found->second;
    const auto own = there.waiting.find(whom.person);
    const std::size_t mine = own == there.waiting.end() ? 0 : own->second.size();
    if (size_ >= limits_.altogether || there.size >= limits_.of_household ||
        mine >= limits_.of_person)
      return false;
  } else {
    turns_.push_back(whom.household);
  }
  Household& household = households_[whom.household];
  std::deque<Work>& waiting = household.waiting[whom.person];
  if (waiting.empty()) household.turns.push_back(whom.person);
  waiting.push_back(std::move(work));
  ++household.size;
  ++size_;
  return true;
}

std::optional<FairQueue::Work> FairQueue::take() {
  if (turns_.empty()) return std::nullopt;
  const std::string name = std::move(turns_.front());
  turns_.pop_front();
  Household& household = households_.at(name);
  const std::string person = std::move(household.turns.front());
  household.turns.pop_front();
  std::deque<Work>& waiting = household.waiting.at(person);
  Work work = std::move(waiting.front());
  waiting.pop_front();
  if (waiting.empty())
    household.waiting.erase(person);
  else
    household.turns.push_back(person);
  --size_;
  if (--household.size == 0)
    households_.erase(name);
  else
    turns_.push_back(name);
  return work;
}

void FairQueue::clear() {
  households_.clear();
  turns_.clear();
  size_ = 0;
}

}  // namespace wardroom::server
