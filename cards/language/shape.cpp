#include "cards/language/shape.hpp"

#include <algorithm>
#include <charconv>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/parse_tree.hpp>

#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

namespace p = tao::pegtl;

// ----- tokens ------------------------------------------------------------------------------------

struct blank : p::one<' ', '\t', '\r'> {};
struct gap : p::star<blank> {};

// Letters of any alphabet: everything outside ASCII counts as one.
struct letter : p::sor<p::alnum, p::range<'\x80', '\xff'>, p::one<'_'>> {};
// Signs that stand inside a word only: o'clock, X-wing, 1/2.
struct inner_sign : p::seq<p::one<'\'', '-', '.', '/', '&'>, p::at<letter>> {};
struct last_sign : p::one<'!', '?'> {};
struct word
    : p::seq<p::plus<letter>, p::star<p::sor<p::plus<letter>, inner_sign>>, p::star<last_sign>> {};
struct close_quote : p::one<'"'> {};
struct title : p::if_must<p::one<'"'>, p::plus<p::not_one<'"', '\n'>>, close_quote> {};
struct sign : p::sor<p::string<'<', '='>, p::string<'>', '='>, p::one<'<', '>', '=', '+', '-'>> {};
struct open : p::one<'('> {};
struct close : p::one<')'> {};

template <char... Letters>
struct keyword : p::seq<p::string<Letters...>, p::not_at<p::sor<letter, inner_sign>>> {};

struct kw_if : keyword<'i', 'f'> {};
struct kw_while : keyword<'w', 'h', 'i', 'l', 'e'> {};
struct kw_then : keyword<'t', 'h', 'e', 'n'> {};
struct kw_otherwise : keyword<'o', 't', 'h', 'e', 'r', 'w', 'i', 's', 'e'> {};
struct kw_only : keyword<'o', 'n', 'l', 'y'> {};
struct kw_or : keyword<'o', 'r'> {};
struct kw_choose_one
    : p::seq<p::string<'c', 'h', 'o', 'o', 's', 'e'>, p::plus<blank>, keyword<'o', 'n', 'e'>> {};

// "you may", but not "you may not".
struct kw_may : p::seq<p::string<'m', 'a', 'y'>, p::plus<blank>, p::not_at<keyword<'n', 'o', 't'>>,
                       p::not_at<p::eof>> {};
struct you_may : p::seq<p::string<'y', 'o', 'u'>, p::plus<blank>, kw_may> {};
struct enemy_may : p::seq<TAO_PEGTL_STRING("the enemy"), p::plus<blank>, kw_may> {};
struct each_may : p::seq<TAO_PEGTL_STRING("each player"), p::plus<blank>, kw_may> {};

// ----- phrases -----------------------------------------------------------------------------------

struct token : p::seq<p::not_at<p::sor<kw_then, kw_otherwise>>, p::sor<title, word, sign>> {};
struct in_group;
struct grouped : p::seq<open, gap, in_group, gap, close> {};
struct token_or_group : p::sor<grouped, token> {};
struct in_group : p::list<token_or_group, gap> {};
struct phrase : p::list<token_or_group, gap> {};

// ----- steps -------------------------------------------------------------------------------------

struct colon : p::one<':'> {};
struct comma : p::one<','> {};
struct steps;
struct group : p::seq<open, gap, steps, gap, close> {};
struct step_end : p::seq<gap, p::at<p::sor<p::eof, comma, colon, close, kw_then, kw_otherwise>>> {};
struct whole_group : p::seq<group, step_end> {};

struct if_condition : p::seq<phrase> {};
struct otherwise : p::if_must<p::seq<gap, kw_otherwise, gap, p::opt<colon>, gap>, steps> {};
struct conditional
    : p::if_must<p::seq<kw_if, gap>, if_condition, gap, colon, gap, steps, p::opt<otherwise>> {};

struct or_group : p::seq<gap, kw_or, gap, group> {};
struct groups : p::seq<group, p::plus<or_group>> {};
struct choose_one : p::if_must<p::seq<kw_choose_one, gap, colon, gap>, groups> {};

struct step;
struct may : p::if_must<p::sor<you_may, enemy_may, each_may>, step> {};
struct step : p::sor<conditional, choose_one, may, whole_group, phrase> {};
struct separator
    : p::seq<gap, p::sor<p::seq<comma, gap, p::opt<kw_then, gap>>, p::seq<kw_then, gap>>> {};
struct steps : p::seq<step, p::star<p::if_must<separator, step>>> {};

// ----- statements --------------------------------------------------------------------------------

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, blank));
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return words;
}

// Asks the vocabulary whether what stands here opens a head.
struct head_opens {
  using rule_t = head_opens;
  using subs_t = p::empty_list;

  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class Input, class... States>
  static bool match(Input& in, const OpensHead& opens, States&&... /*unused*/) {
    const std::string_view rest(in.current(), in.size());
    const auto tokens = tokens_of(rest.substr(0, std::min(rest.find_first_of(",:"), rest.size())));
    return tokens && opens(*tokens);
  }
};

// A condition in front of a cost belongs to the whole statement, not to its first step: what stands
// between its colon and the next one is a plain row.
struct if_before_cost {
  using rule_t = if_before_cost;
  using subs_t = p::empty_list;

  template <p::apply_mode, p::rewind_mode, template <class...> class, template <class...> class,
            class Input, class... States>
  static bool match(Input& in, States&&... /*unused*/) {
    const std::string_view rest(in.current(), in.size());
    const std::size_t first = rest.find(':');
    if (!rest.starts_with("if ") || first == rest.npos) return false;
    const std::size_t second = rest.find(':', first + 1);
    if (second == rest.npos) return false;
    const auto between = words_in(rest.substr(first + 1, second - first - 1));
    return std::ranges::none_of(between, [](std::string_view word) {
      return word == "if" || word == "choose" || word == "otherwise";
    });
  }
};

struct head_while : p::if_must<p::seq<kw_while, gap>, phrase> {};
struct head_if : p::if_must<p::seq<kw_if, gap>, phrase> {};
struct head_phrase : p::seq<phrase> {};
struct head_item : p::sor<head_while, head_if, head_phrase> {};
struct head : p::if_must<p::sor<p::at<kw_while>, head_opens, if_before_cost>,
                         p::list_must<head_item, p::seq<gap, comma, gap>>, gap, colon> {};

struct cost : p::seq<steps, gap, colon> {};
struct only_if : p::if_must<p::seq<kw_if, gap>, phrase> {};
struct restriction : p::sor<only_if, phrase> {};
struct only : p::if_must<p::seq<kw_only, gap>, restriction> {};
struct body : p::seq<p::opt<cost, gap>, steps> {};
struct statement_end : p::eof {};
struct statement : p::must<gap, p::sor<only, p::seq<p::opt<head, gap>, body>>, gap, statement_end> {
};

// ----- messages ----------------------------------------------------------------------------------

template <class Rule>
inline constexpr const Message<0>* kMessage = &words::statement::expected_end;
template <>
inline constexpr const Message<0>* kMessage<colon> = &words::statement::expected_colon;
template <>
inline constexpr const Message<0>* kMessage<steps> = &words::statement::expected_step;
template <>
inline constexpr const Message<0>* kMessage<step> = &words::statement::expected_step;
template <>
inline constexpr const Message<0>* kMessage<p::sor<only, p::seq<p::opt<head, gap>, body>>> =
    &words::statement::expected_step;
template <>
inline constexpr const Message<0>* kMessage<phrase> = &words::statement::expected_condition;
template <>
inline constexpr const Message<0>* kMessage<head_item> = &words::statement::expected_condition;
template <>
inline constexpr const Message<0>* kMessage<if_condition> = &words::statement::expected_condition;
template <>
inline constexpr const Message<0>* kMessage<restriction> = &words::statement::expected_restriction;
template <>
inline constexpr const Message<0>* kMessage<groups> = &words::statement::expected_groups;
template <>
inline constexpr const Message<0>* kMessage<close_quote> = &words::statement::expected_quote;

struct Refusal {
  std::size_t offset;
  const Message<0>* message;
};

template <class Rule>
struct control : p::normal<Rule> {
  template <class Input, class... States>
  [[noreturn]] static void raise(const Input& in, States&&... /*unused*/) {
    throw Refusal{in.byte(), kMessage<Rule>};
  }
};

// ----- from the parse tree -----------------------------------------------------------------------

template <class Rule>
using kept = p::parse_tree::selector<
    Rule, p::parse_tree::store_content::on<word, title, sign, open, close, phrase, steps, group,
                                           if_condition, otherwise, conditional, choose_one, may,
                                           you_may, enemy_may, each_may, head_while, head_if,
                                           head_phrase, head, cost, only_if, only>>;

using TreeNode = p::parse_tree::node;

Span span_of(const TreeNode& node) {
  return {node.begin().byte, node.end().byte};
}

void collect_tokens(const TreeNode& node, Phrase& phrase) {
  const std::string text = node.has_content() ? node.string() : "";
  if (node.is_type<word>()) {
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    phrase.push_back({digits ? Token::number : Token::word, text, span_of(node)});
  } else if (node.is_type<title>()) {
    phrase.push_back({Token::title, text.substr(1, text.size() - 2), span_of(node)});
  } else if (node.is_type<sign>() || node.is_type<open>() || node.is_type<close>()) {
    phrase.push_back({Token::sign, text, span_of(node)});
  }
  for (const auto& child : node.children) collect_tokens(*child, phrase);
}

Shape shape_of(const TreeNode& node);

Shape with_phrase(ShapeKind kind, const TreeNode& node) {
  Shape shape;
  shape.kind = kind;
  collect_tokens(node, shape.phrase);
  shape.span = shape.phrase.empty()
                   ? span_of(node)
                   : Span{shape.phrase.front().span.begin, shape.phrase.back().span.end};
  return shape;
}

Shape with_children(ShapeKind kind, const TreeNode& node) {
  Shape shape;
  shape.kind = kind;
  shape.span = span_of(node);
  for (const auto& child : node.children) {
    if (child->is_type<enemy_may>()) shape.who = 1;
    if (child->is_type<each_may>()) shape.who = 2;
    if (!child->is_type<you_may>() && !child->is_type<enemy_may>() && !child->is_type<each_may>())
      shape.children.push_back(shape_of(*child));
  }
  return shape;
}

Shape shape_of(const TreeNode& node) {
  if (node.is_type<phrase>()) return with_phrase(ShapeKind::phrase, node);
  if (node.is_type<if_condition>()) return with_phrase(ShapeKind::condition, node);
  if (node.is_type<steps>()) return with_children(ShapeKind::steps, node);
  if (node.is_type<group>() || node.is_type<otherwise>()) {
    for (const auto& child : node.children)
      if (child->is_type<steps>()) return shape_of(*child);
  }
  if (node.is_type<conditional>()) return with_children(ShapeKind::conditional, node);
  if (node.is_type<choose_one>()) return with_children(ShapeKind::choose_one, node);
  return with_children(ShapeKind::may, node);
}

Shape head_of(const TreeNode& node) {
  if (node.is_type<head_phrase>()) return with_phrase(ShapeKind::moment, node);
  Shape shape = with_phrase(ShapeKind::condition, node);
  shape.marked = node.is_type<head_while>();
  return shape;
}

void fill(const TreeNode& node, StatementShape& statement) {
  for (const auto& child : node.children) {
    if (child->is_type<only>()) {
      Shape shape = with_phrase(ShapeKind::only, *child);
      for (const auto& part : child->children) shape.marked |= part->is_type<only_if>();
      statement.only = std::move(shape);
    } else if (child->is_type<head>()) {
      for (const auto& item : child->children) statement.head.push_back(head_of(*item));
    } else if (child->is_type<cost>()) {
      statement.cost = with_children(ShapeKind::cost, *child);
    } else if (child->is_type<steps>()) {
      statement.steps = shape_of(*child);
    } else {
      fill(*child, statement);
    }
  }
}

// Groups are tried in two ways, so their depth is limited; a statement a person reads has one.
std::optional<ShapeProblem> too_much(std::string_view text, Language language) {
  constexpr std::size_t longest = 1000;
  constexpr int deepest = 6;
  if (text.size() > longest) return ShapeProblem{longest, words::statement::too_long(language)};
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '(' && ++depth > deepest)
      return ShapeProblem{at, words::statement::too_long(language)};
    if (text[at] == ')') --depth;
  }
  return std::nullopt;
}

}  // namespace

std::optional<StatementShape> parse_shape(std::string_view text, const OpensHead& opens_head,
                                          Language language, ShapeProblem& problem) {
  if (const auto refused = too_much(text, language)) {
    problem = *refused;
    return std::nullopt;
  }
  p::memory_input in(text.data(), text.size(), "");
  try {
    const auto root =
        p::parse_tree::parse<statement, TreeNode, kept, p::nothing, control>(in, opens_head);
    StatementShape statement;
    if (root) fill(*root, statement);
    return statement;
  } catch (const Refusal& refusal) {
    problem = {refusal.offset, (*refusal.message)(language)};
    return std::nullopt;
  }
}

std::optional<Phrase> tokens_of(std::string_view text) {
  p::memory_input in(text.data(), text.size(), "");
  struct whole : p::seq<gap, phrase, gap, p::eof> {};
  try {
    const auto root = p::parse_tree::parse<whole, TreeNode, kept, p::nothing, control>(in);
    if (!root) return std::nullopt;
    Phrase phrase;
    collect_tokens(*root, phrase);
    return phrase;
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

}  // namespace wardroom::language
