// Boost.JSON, compiled here once; everything else includes <boost/json.hpp>.
#include <boost/json/src.hpp>
