// Boost.Asio and Boost.Beast, compiled here once as far as they are no templates; everything else
// of net/ includes their declarations (BOOST_ASIO_SEPARATE_COMPILATION in CMakeLists.txt).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
