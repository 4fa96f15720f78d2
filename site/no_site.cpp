// A program without the page.
#include "site/site_file.hpp"

namespace wardroom {

std::span<const SiteFile> embedded_site() {
  return {};
}

}  // namespace wardroom
