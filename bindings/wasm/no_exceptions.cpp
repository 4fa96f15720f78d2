// Without exceptions Boost asks the program what to do instead. Nothing here can go wrong so: JSON
// is parsed with error codes. What does go wrong ends the engine; the worker starts it again.
#include <boost/assert/source_location.hpp>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace boost {

[[noreturn]] void throw_exception(const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  std::abort();
}

[[noreturn]] void throw_exception(const std::exception& error, const source_location&) {
  throw_exception(error);
}

}  // namespace boost
