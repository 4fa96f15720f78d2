// The look of a report: a broadcast's scoreboard on top, studio panels below. Seats have their
// colours (sky blue, orange, then green and rose), above and below the mean have theirs (teal and
// violet), yellow is only for "mind this". Light, dark and paper are each designed.
#pragma once

#include <string_view>

namespace wardroom {

inline constexpr std::string_view kReportStyle = R"(
:root {
  color-scheme: light dark;
  --back: #eef1f6; --panel: #ffffff; --line: #d3dae6; --grid: #e4e9f1;
  --ink: #121b2e; --soft: #55627a;
  --a: #1f8fcf; --b: #d98200; --c: #00906a; --d: #c0628f;
  --a-ink: #0a639a; --b-ink: #935500; --c-ink: #006b4f; --d-ink: #96406a;
  --plain: #4a5a78; --above: #0b8a7d; --below: #8450c4; --mean: #121b2e;
  --bin: #9fb3d1; --loud: #f0e442; --loud-back: #fdfadb;
}
@media (prefers-color-scheme: dark) { :root {
  --back: #060b18; --panel: #0c1526; --line: #22304b; --grid: #1a263e;
  --ink: #e9eff9; --soft: #93a4c1;
  --a: #56b4e9; --b: #e69f00; --c: #1fb98f; --d: #dd8fb5;
  --a-ink: #6fc0ee; --b-ink: #f0ac1b; --c-ink: #3fcaa3; --d-ink: #e6a5c3;
  --plain: #a9b8d2; --above: #35c4b4; --below: #b892ee; --mean: #e9eff9;
  --bin: #415a86; --loud-back: #25240f;
} }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "DejaVu Sans", Verdana, sans-serif;
  font-variant-numeric: tabular-nums; }
header { color: #e9eff9; padding: 1.6rem max(1rem, calc(50% - 30rem)) 1.4rem;
  background: radial-gradient(60rem 24rem at 30% 120%, #1d3466, transparent 70%),
    radial-gradient(40rem 18rem at 90% -20%, #2b2350, transparent 70%), #070d1d;
  --a: #56b4e9; --b: #e69f00; --c: #1fb98f; --d: #dd8fb5;
  --a-ink: #6fc0ee; --b-ink: #f0ac1b; --c-ink: #3fcaa3; --d-ink: #e6a5c3; }
main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
h1 { margin: .1rem 0 1.1rem; font-size: clamp(1.7rem, 5vw, 2.5rem); line-height: 1.15;
  letter-spacing: -.01em; }
h1 span { margin-left: .7rem; font-weight: 400; color: #9fb0cf; }
.kicker { margin: 0; font-size: .78rem; font-weight: 700; letter-spacing: .14em;
  text-transform: uppercase; color: #9fb0cf; }
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .4rem 1rem; }
.seat:last-child { text-align: right; }
.seat span { display: block; }
.who { font-weight: 700; overflow-wrap: anywhere; }
.score b { font-size: clamp(1.9rem, 7vw, 3.2rem); line-height: 1.1; letter-spacing: -.02em;
  color: #fff; }
.shares { display: block; margin: .5rem 0 1.1rem; border-radius: 3px; }
.shares .draws { fill: #7b8aa6; }
.shares .seat-a { fill: var(--a); } .shares .seat-b { fill: var(--b); }
.shares .seat-c { fill: var(--c); } .shares .seat-d { fill: var(--d); }
.who, .score { color: #9fb0cf; }
.seat-a .who, th.seat-a { color: var(--a-ink); } .seat-b .who, th.seat-b { color: var(--b-ink); }
.seat-c .who, th.seat-c { color: var(--c-ink); } .seat-d .who, th.seat-d { color: var(--d-ink); }
.key { display: flex; flex-wrap: wrap; gap: .5rem 2.2rem; margin: 0; }
.key div { display: flex; flex-direction: column-reverse; }
.key dt { font-size: .8rem; color: #9fb0cf; }
.key dd { margin: 0; font-size: 1.25rem; font-weight: 650; line-height: 1.3; }
section { margin: 1.1rem 0; padding: 1.1rem 1.3rem 1.3rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 10px; }
h2 { margin: 0 0 .5rem; font-size: 1.2rem; line-height: 1.3; }
h3 { margin: 0 0 .2rem; font-size: .95rem; }
p { margin: .5rem 0; max-width: 46rem; }
.note, figcaption, caption { color: var(--soft); font-size: .88rem; line-height: 1.4; }
.caution { margin: 1.1rem 0; max-width: none; padding: .7rem 1rem; color: var(--ink);
  background: var(--loud-back); border-left: 6px solid var(--loud); border-radius: 4px; }
.setup { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.2rem; margin: 0; }
.setup dt { color: var(--soft); }
.setup dd { margin: 0; min-width: 0; }
code { font: .88em/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere; }
.chip { display: inline-block; padding: 0 .6rem; border: 2px solid var(--line); border-radius: 1rem;
  overflow-wrap: anywhere; }
.chip.seat-a { border-color: var(--a); } .chip.seat-b { border-color: var(--b); }
.chip.seat-c { border-color: var(--c); } .chip.seat-d { border-color: var(--d); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
caption { padding-bottom: .5rem; text-align: left; }
th, td { padding: .12rem .5rem; text-align: right; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; }
thead td { border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 500; font-size: .8rem; vertical-align: bottom;
  border-bottom: 1px solid var(--line); }
.rates thead tr:not(:last-child) th { border: 0; }
small { color: var(--soft); font-size: .86em; }
.rates .chart { width: 60%; min-width: 7rem; padding: 0 .3rem; text-align: left; }
.rates thead .chart { padding: .12rem .3rem; text-align: center; }
.rates tbody th { max-width: 14rem; overflow: hidden; text-overflow: ellipsis; }
.rates tbody tr:hover, .figures tbody tr:hover { background: var(--back); }
.whisker, .axis, .histogram { display: block; overflow: visible; }
.whisker svg { overflow: visible; }
.grid line { stroke: var(--grid); }
.whisker .mean, .axis .mean { stroke: var(--mean); stroke-dasharray: 4 3; }
.whisker { --mark: var(--plain); }
.whisker.seat-a { --mark: var(--a); } .whisker.seat-b { --mark: var(--b); }
.whisker.seat-c { --mark: var(--c); } .whisker.seat-d { --mark: var(--d); }
.whisker.above { --mark: var(--above); } .whisker.below { --mark: var(--below); }
th.above { color: var(--above); } th.below { color: var(--below); }
.whisker .wide { stroke: var(--mark); stroke-width: 1; }
.whisker .bar { stroke: var(--mark); stroke-width: 3; }
.whisker .cap { stroke: var(--mark); stroke-width: 1.6; }
.whisker .mark { fill: var(--mark); stroke: var(--panel); stroke-width: 1.5; }
.axis line { stroke: var(--soft); }
text { font-size: 12px; fill: var(--soft); }
.scroll { overflow-x: auto; }
.scroll caption { position: sticky; left: 0; max-width: min(100vw - 4.6rem, 57rem); }
.scroll:focus-visible, summary:focus-visible { outline: 2px solid var(--a); outline-offset: 2px; }
.matrix { border-collapse: separate; border-spacing: 3px; }
.matrix th { width: 1%; padding: .2rem .6rem .2rem 0; text-align: left; font-weight: 600; }
.matrix thead td { border: 0; }
.matrix thead th { width: auto; padding: .2rem; text-align: center; border: 0; color: var(--ink);
  font-size: .92rem; }
.matrix td { min-width: 5.4rem; padding: .3rem .4rem; text-align: center; border-radius: 6px; }
.matrix td b, .matrix td small { display: block; line-height: 1.3; }
.matrix td small { color: inherit; opacity: .8; }
.matrix .above, .matrix .below { background: var(--panel); position: relative; z-index: 0; }
.matrix .above::before, .matrix .below::before { content: ""; position: absolute; inset: 0;
  z-index: -1; border-radius: 6px; background: var(--above); opacity: var(--heat); }
.matrix .below::before { background: var(--below); }
.matrix .never, .matrix .same { color: var(--soft); background: var(--back); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 1.2rem 2rem; }
figure { margin: 0; min-width: 0; }
.histogram .bin { fill: var(--bin); } .histogram .rest { fill: var(--bin); opacity: .55; }
.histogram .base { stroke: var(--soft); }
.histogram .mean line { stroke: var(--mean); stroke-width: 1.5; stroke-dasharray: 5 3; }
.histogram .median line { stroke: var(--mean); stroke-width: 1.5; stroke-dasharray: 1.5 3; }
.histogram .mean text, .histogram .median text { fill: var(--ink); font-weight: 600;
  paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
details { margin-top: .8rem; }
summary { cursor: pointer; color: var(--a-ink); font-weight: 600; }
details table { margin-top: .6rem; }
.figures { width: auto; }
.figures caption { max-width: min(100vw - 4.6rem, 46rem); }
.named tbody th, .matrix.named thead th { white-space: normal; }
.matrix.named tbody th { position: sticky; left: 0; z-index: 1; background: var(--panel); }
.matrix.named th { min-width: 6rem; max-width: 11rem; }
.rates.named tbody th { max-width: 18rem; }
.gauge { max-width: 36rem; margin: .8rem 0; }
footer { padding-bottom: 2rem; color: var(--soft); font-size: .85rem; }
footer p { overflow-wrap: anywhere; max-width: none; }
@media (max-width: 40rem) {
  section { padding: .9rem .9rem 1rem; border-radius: 8px; }
  .setup { grid-template-columns: 1fr; gap: 0; }
  .setup dt { font-size: .82rem; } .setup dd { margin-bottom: .5rem; }
  .rates .extra { display: none; }
  .rates td b, .rates td small { display: block; line-height: 1.25; }
  .rates tbody th { max-width: 7.5rem; }
  .rates.named tbody th { max-width: 7.5rem; }
  .rates .chart { padding: 0; }
  .rates .whisker { height: 2.5rem; }
  .axis .odd { display: none; }
  h1 span { display: block; margin: 0; font-size: .7em; }
}
@media print {
  :root { --back: #fff; --panel: #fff; --line: #bbb; --grid: #e2e2e2; --ink: #000; --soft: #444;
    --a: #1f8fcf; --b: #d98200; --a-ink: #0a639a; --b-ink: #935500; --plain: #445;
    --above: #0b8a7d; --below: #8450c4; --mean: #000; --bin: #aab; --loud-back: #fff; }
  body { font-size: 10.5pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  header { padding: 0 0 .6rem; color: #000; background: none; border-bottom: 2px solid #000;
    --a: #1f8fcf; --b: #d98200; --a-ink: #0a639a; --b-ink: #935500; }
  header *, .score b, .kicker, .key dt, h1 span { color: #222; }
  main, footer { max-width: none; padding: 0; }
  section { border: 0; padding: .4rem 0; margin: .6rem 0; }
  h2, h3, caption { break-after: avoid; }
  tr, figure, .matrix { break-inside: avoid; }
  .scroll { overflow: visible; }
}
)";

}  // namespace wardroom
