// Whether a page is well-formed XML: every tag closed in its turn, attributes quoted and no name
// twice, nothing unescaped, no id twice. Enough to say that what came from outside stayed text.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace wardroom::test {

class WellFormed {
 public:
  // What is wrong first, with its surroundings; empty when nothing is.
  static std::string problem_of(std::string_view page) { return WellFormed(page).read(); }

 private:
  explicit WellFormed(std::string_view page) : page_(page) {}

  std::string read() {
    constexpr std::string_view doctype = "<!DOCTYPE html>\n";
    if (!page_.starts_with(doctype)) return "no doctype";
    at_ = doctype.size();
    while (problem_.empty() && at_ < page_.size()) {
      if (page_[at_] == '<')
        tag();
      else
        character("<>");
    }
    if (problem_.empty() && !open_.empty()) fail("not closed: " + open_.back());
    return problem_;
  }

  void fail(const std::string& what) {
    if (problem_.empty()) problem_ = what + " at \"" + std::string(page_.substr(at_, 60)) + '"';
  }

  void character(std::string_view forbidden) {
    const char c = page_[at_];
    if (forbidden.find(c) != std::string_view::npos) {
      const bool style = !open_.empty() && open_.back() == "style" && c == '>';
      if (!style) return fail("unescaped character");
    }
    if (c == '&') {
      bool known = false;
      for (const std::string_view entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"})
        known = known || page_.substr(at_).starts_with(entity);
      if (!known) return fail("unknown entity");
    }
    if (static_cast<unsigned char>(c) < ' ' && c != '\n') return fail("control character");
    ++at_;
  }

  std::string name() {
    const std::size_t from = at_;
    while (at_ < page_.size() &&
           (std::isalnum(static_cast<unsigned char>(page_[at_])) != 0 || page_[at_] == '-'))
      ++at_;
    if (at_ == from) fail("expected a name");
    return std::string(page_.substr(from, at_ - from));
  }

  bool eat(std::string_view text) {
    if (!page_.substr(at_).starts_with(text)) return false;
    at_ += text.size();
    return true;
  }

  void tag() {
    if (eat("</")) {
      const std::string closed = name();
      if (open_.empty() || open_.back() != closed)
        return fail("closes what is not open: " + closed);
      open_.pop_back();
      if (!eat(">")) fail("expected >");
      return;
    }
    ++at_;
    const std::string opened = name();
    std::set<std::string> names;
    while (problem_.empty() && eat(" ")) attribute(names);
    if (eat("/>")) return;
    if (!eat(">")) return fail("expected >");
    open_.push_back(opened);
  }

  void attribute(std::set<std::string>& names) {
    const std::string key = name();
    if (!names.insert(key).second) return fail("attribute twice: " + key);
    if (!eat("=\"")) return fail("expected =\"");
    const std::size_t from = at_;
    while (problem_.empty() && at_ < page_.size() && page_[at_] != '"') character("<>");
    if (key == "id" && !ids_.insert(std::string(page_.substr(from, at_ - from))).second)
      return fail("id twice");
    if (!eat("\"")) fail("expected \"");
  }

  std::string_view page_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;
  std::set<std::string> ids_;
  std::string problem_;
};

}  // namespace wardroom::test
