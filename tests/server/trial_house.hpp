// A house without a network, for tests: time goes as the test says, messages are given to it and
// its answers are kept. What is on its way to the disk is waited for.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/house/house.hpp"
#include "table/compiled/starfighter.hpp"
#include "tests/server/files.hpp"

namespace wardroom::server {

class TrialWorld final : public World {
 public:
  Milliseconds now() const override { return now_; }
  void go_on(Milliseconds length) { now_ += length; }

  // Nobody waits in these tests.
  void after(Milliseconds, std::function<void()>) override {}
  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
    more_.notify_one();
  }
  bool elsewhere(const ForWhom&, std::function<std::function<void()>()> work) override {
    post(work());
    return true;
  }

  // Does what was posted, and waits for more, until `done`.
  template <class Done>
  void run_until(Done done) {
    while (!done()) {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [this] { return !posted_.empty(); });
      const std::function<void()> work = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      work();
    }
  }

 private:
  Milliseconds now_ = 1'767'225'600'000;  // 2026-01-01 00:00 UTC
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> posted_;
};

class TrialSocket final : public net::Socket {
 public:
  void send(std::string text) override { heard.push_back(std::move(text)); }
  void close(int, std::string_view) override {}
  const std::string& address() const override { return address_; }

  std::vector<std::string> heard;

 private:
  std::string address_ = "192.0.2.7";
};

struct TrialHouse {
  TableEntry<Starfighter> starfighter;
  TrialWorld world;
  std::unique_ptr<SqliteStorage> storage = open_storage(fresh_database());
  House house{{{&starfighter}, "1.2.3", world, *storage, {}, [] { return 7; }}};
  int asked = 0;

  TrialHouse() { house.open(); }

  std::shared_ptr<TrialSocket> connect() {
    auto socket = std::make_shared<TrialSocket>();
    house.opened(socket, {});
    ask(*socket, R"("type":"hello","protocol":1,"language":"en","token":null)");
    return socket;
  }

  // The answer to a message, of which the members are given.
  std::string ask(TrialSocket& socket, const std::string& members) {
    const std::string id = "\"id\":" + std::to_string(++asked);
    house.received(socket, '{' + members + ',' + id + '}');
    std::string answer;
    world.run_until([&] {
      for (const std::string& text : socket.heard)
        if (text.find(id + ',') != std::string::npos || text.find(id + '}') != std::string::npos)
          answer = text;
      return !answer.empty();
    });
    return answer;
  }
};

// The text of a member, without looking where it stands.
inline std::string member(const std::string& json, const std::string& name) {
  const std::string key = '"' + name + "\":\"";
  const std::size_t start = json.find(key);
  if (start == std::string::npos) return {};
  const std::size_t from = start + key.size();
  return json.substr(from, json.find('"', from) - from);
}

}  // namespace wardroom::server
