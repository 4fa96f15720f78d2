#include "table/compiled/starfighter.hpp"

namespace wardroom {

template class Search<Starfighter>;
template class HostedMatch<Starfighter>;
template class TableEntry<Starfighter>;

}  // namespace wardroom
