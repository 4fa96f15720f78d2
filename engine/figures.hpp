// The figures of a match by name, such as armor.a or sector.b3: what a scenario expects of it. A
// game visits them all, so the names and what stands behind them are in one place; a value is made
// only if somebody asks for it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace wardroom {

using FigureVisitor =
    std::function<void(std::string_view name, const std::function<std::string()>& value)>;

}  // namespace wardroom
