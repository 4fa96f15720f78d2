#include "table/compiled/wingcommander.hpp"

namespace wardroom {

template class Search<WingCommander>;
template class HostedMatch<WingCommander>;
template class TableEntry<WingCommander>;

}  // namespace wardroom
