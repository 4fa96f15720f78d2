// An engine in the same process, whose conversations tests can listen to and cut off.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "older/program_host.hpp"
#include "older/program_line.hpp"

namespace wardroom::older {

class LineToHost final : public ProgramLine {
 public:
  // Shared by all conversations.
  struct State {
    bool broken = false;  // no call is answered any more
    std::string instead;  // what is answered if it is not empty
    int started = 0;      // conversations
    std::vector<std::string> asked;
  };

  LineToHost(std::vector<const TableGame*> games, std::shared_ptr<State> state)
      : host_(std::move(games), "0.0.9"), state_(std::move(state)) {
    ++state_->started;
  }

  static StartLine start(std::vector<const TableGame*> games, std::shared_ptr<State> state) {
    return [games = std::move(games), state = std::move(state)] {
      return std::make_unique<LineToHost>(games, state);
    };
  }

 private:
  std::string exchange(const std::string& line, std::chrono::milliseconds) override {
    state_->asked.push_back(line);
    if (state_->broken) throw ProgramTrouble("has ended");
    if (!state_->instead.empty()) return state_->instead;
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    std::string answer = host_.answer(line.substr(0, line.size() - 1));
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    return answer;
  }

  ProgramHost host_;
  std::shared_ptr<State> state_;
};

}  // namespace wardroom::older
