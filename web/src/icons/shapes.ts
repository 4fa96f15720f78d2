// Our icons, as paths on a grid of 24: `line` is drawn with a stroke of 1.9, `solid` is filled. They
// have no colour of their own.
export interface Shape {
  line?: string;
  solid?: string;
}

// The two kinds of Fighter, one for each seat, nose up: a's dart and b's trident. Whose it is can be
// seen without colour.
export const fighterDart = "M12 1.5l1.7 8 6.8 7.3v2.4l-6.6-2.1-.5 3L12 22.5l-1.4-2.4-.5-3-6.6 2.1v-2.4l6.8-7.3z";
export const fighterTrident =
  "M12 1.8l1.5 5.7.7 5.3 4.3-3.4L20.3 3.5l1.5 7.3-2.3 6-4.7 1.9-1.2 3.5h-3.2l-1.2-3.5-4.7-1.9-2.3-6L3.7 3.5l1.8 5.9 4.3 3.4.7-5.3z";

const effects = {
  DRAW: {
    line: "M7.2 3.5h9.6a1.6 1.6 0 0 1 1.6 1.6v13.8a1.6 1.6 0 0 1-1.6 1.6H7.2a1.6 1.6 0 0 1-1.6-1.6V5.1a1.6 1.6 0 0 1 1.6-1.6zM12 8.3v7.4M8.3 12h7.4",
  },
  LATERAL: { line: "M2.8 12h18.4M7.3 7.3L2.6 12l4.7 4.7M16.7 7.3l4.7 4.7-4.7 4.7" },
  VERTICAL: { line: "M4.5 3.5h15M12 21.2V8M6.6 13L12 7.6l5.4 5.4" },
  FREE: {
    line: "M12 2.8v18.4M2.8 12h18.4M9 5.8l3-3 3 3M9 18.2l3 3 3-3M5.8 9l-3 3 3 3M18.2 9l3 3-3 3",
  },
  PIVOT: {
    line: "M19.6 9.8A8 8 0 0 0 4.9 8.3M4.6 3.6v4.9h4.9M4.4 14.2a8 8 0 0 0 14.7 1.5M19.4 20.4v-4.9h-4.9",
  },
  ROLL: { line: "M12 2.5v3.2M12 9.2v5.6M12 18.3v3.2M8.6 5.6v12.8H2.8z", solid: "M15.4 5.6l5.8 12.8h-5.8z" },
  DESTROY: {
    line: "M12 2.4l2 4.9 4.8-2.2-2.2 4.8 5 2.1-5 2.1 2.2 4.8-4.8-2.2-2 4.9-2-4.9-4.8 2.2 2.2-4.8-5-2.1 5-2.1-2.2-4.8 4.8 2.2z",
    solid: "M12 9.8a2.2 2.2 0 1 0 .001 0z",
  },
  HIT_ENEMY: {
    line: "M12 4.6a7.4 7.4 0 1 0 .001 0zM12 1.8v4.4M12 17.8v4.4M1.8 12h4.4M17.8 12h4.4",
    solid: "M12 8.4l3.1 3.6-3.1 3.6L8.9 12z",
  },
  HIT_SELF: {
    line: "M4.9 3.7h14.2v8.5c0 4.4-3 7.2-7.1 8.9-4.1-1.7-7.1-4.5-7.1-8.9zM13.6 3.7l-3.4 5.8 4.2 2.6-3.6 6",
  },
  HIT_FIGHTER: {
    line: "M2.8 7.6V2.8h4.8M16.4 2.8h4.8v4.8M21.2 16.4v4.8h-4.8M7.6 21.2H2.8v-4.8",
    solid: "M12 5l1.3 5.2 4.7 4.8v1.7l-4.5-1.4-.5 2.2L12 19l-1-1.5-.5-2.2L6 16.7V15l4.7-4.8z",
  },
} satisfies Record<string, Shape>;

const table = {
  shield: {
    line: "M12 5.5c5.2 0 9.2 2.9 9.2 6.5s-4 6.5-9.2 6.5S2.8 15.6 2.8 12 6.8 5.5 12 5.5zM12 9c2.6 0 4.6 1.3 4.6 3s-2 3-4.6 3-4.6-1.3-4.6-3 2-3 4.6-3z",
  },
  field: {
    line: "M2.8 18.5h18.4M3.2 14.6a9 9 0 0 1 1.5-4.2M7 7.3a9 9 0 0 1 3.4-1.7M13.6 5.6A9 9 0 0 1 17 7.3M19.3 10.4a9 9 0 0 1 1.5 4.2",
  },
  fighter_a: { solid: fighterDart },
  fighter_b: { solid: fighterTrident },
  token: { line: "M12 3.2a8.8 8.8 0 1 0 .001 0zM8.7 8.7l6.6 6.6M15.3 8.7l-6.6 6.6" },
  initiative: { solid: "M12 1.8L19.6 12 12 22.2 4.4 12z" },
  deck: {
    line: "M5 7.2h9.3a1.5 1.5 0 0 1 1.5 1.5v10.8a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5V8.7A1.5 1.5 0 0 1 5 7.2zM6.8 4.2h10.5a1.6 1.6 0 0 1 1.6 1.6v11.7",
  },
  discard: {
    line: "M7.2 3.5h9.6a1.6 1.6 0 0 1 1.6 1.6v13.8a1.6 1.6 0 0 1-1.6 1.6H7.2a1.6 1.6 0 0 1-1.6-1.6V5.1a1.6 1.6 0 0 1 1.6-1.6zM9.3 9.3l5.4 5.4M14.7 9.3l-5.4 5.4",
  },
  hand: {
    line: "M9.2 5.3h5.6a1.3 1.3 0 0 1 1.3 1.3v11.8a1.3 1.3 0 0 1-1.3 1.3H9.2a1.3 1.3 0 0 1-1.3-1.3V6.6a1.3 1.3 0 0 1 1.3-1.3zM5 7.6L3.3 8.2l3 9.6M19 7.6l1.7.6-3 9.6",
  },
  aside: { line: "M4.5 4.5h8v12h-8zM16 8.5h3.5v11h-8V19" },
  armor: { line: "M4.9 3.7h14.2v8.5c0 4.4-3 7.2-7.1 8.9-4.1-1.7-7.1-4.5-7.1-8.9z" },
  battle: {
    line: "M4 4l12.5 12.5M20 4L7.5 16.5M13.8 19.2l5.4-5.4M4.8 13.8l5.4 5.4M17.8 17.8l2.7 2.7M6.2 17.8l-2.7 2.7",
  },
  level: { line: "M5 16l7-7 7 7" },
};

const tools = {
  hint: { line: "M9.3 17.6c0-2.4-3.4-3.9-3.4-8a6.1 6.1 0 0 1 12.2 0c0 4.1-3.4 5.6-3.4 8zM9.6 21.2h4.8" },
  undo: { line: "M8 4.5L3.5 9 8 13.5M3.9 9h9.6a6 6 0 0 1 0 12H8.5" },
  log: { line: "M9 5.5h12M9 12h12M9 18.5h12M3.5 5.5h1.2M3.5 12h1.2M3.5 18.5h1.2" },
  chain: {
    line: "M6 3.2a2.3 2.3 0 1 0 .001 0zM16.5 10.3a2.3 2.3 0 1 0 .001 0zM16.5 17.2a2.3 2.3 0 1 0 .001 0zM6 8v9.6a2 2 0 0 0 2 2h6M6 12.6h8",
  },
  settings: { line: "M3 7h7.5M17 7h4M13.7 4.2a2.8 2.8 0 1 0 .001 0zM3 17h3.5M13 17h8M9.7 14.2a2.8 2.8 0 1 0 .001 0z" },
  language: {
    line: "M12 3a9 9 0 1 0 .001 0zM3.3 12h17.4M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3z",
  },
  text: { line: "M3.5 5h17v14h-17zM7 9.3l2.7 2.7L7 14.7M12.3 15h4.7" },
  play: { solid: "M7 4l13 8-13 8z" },
  pause: { solid: "M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z" },
  first: { line: "M5 5v14", solid: "M19.5 4.5v15L7.5 12z" },
  previous: { line: "M15.5 5l-7 7 7 7" },
  next: { line: "M8.5 5l7 7-7 7" },
  last: { line: "M19 5v14", solid: "M4.5 4.5v15l12-7.5z" },
  branch: {
    line: "M6 3.2a2.3 2.3 0 1 0 .001 0zM6 16.2a2.3 2.3 0 1 0 .001 0zM18 3.2a2.3 2.3 0 1 0 .001 0zM6 7.8v8.4M18 7.8c0 4.5-5.5 3.9-9.8 7.6",
  },
  flip: { line: "M4 8.5h13.5M14 4.5l4 4-4 4M20 15.5H6.5M10 11.5l-4 4 4 4" },
  shift_left: { line: "M20.5 6v12M16.5 12H3.5M8.5 7l-5 5 5 5" },
  shift_right: { line: "M3.5 6v12M7.5 12h13M15.5 7l5 5-5 5" },
  pass: { line: "M5.5 21.5V3M5.5 4h12.8l-2.8 4.3 2.8 4.3H5.5" },
  check: { line: "M4.5 12.8l5 5L19.5 6.5" },
  close: { line: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  stop: { line: "M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2zM12 7.3v5.9M12 16.6v.1" },
  info: { line: "M12 3a9 9 0 1 0 .001 0zM12 11v5.5M12 7.5v.1" },
  book: {
    line: "M12 6.2C9.8 4.6 6.8 4 3 4v14.5c3.8 0 6.8.6 9 2.2 2.2-1.6 5.2-2.2 9-2.2V4c-3.8 0-6.8.6-9 2.2zM12 6.2v14.3",
  },
  eye: {
    line: "M2.3 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.7 6.5c-2.3 4.2-5.7 6.5-9.7 6.5S4.6 16.2 2.3 12zM12 9a3 3 0 1 0 .001 0z",
  },
  wait: { line: "M12 3a9 9 0 1 0 .001 0zM12 7v5.3l3.5 2.2" },
  skip: { line: "M5 5.5l6 6.5-6 6.5M12.5 5.5l6 6.5-6 6.5" },
  computer: { line: "M4.5 7.5h15v11.5h-15zM12 7.5V3.7M9 12v2.2M15 12v2.2M2.2 11.5v4M21.8 11.5v4" },
  people: {
    line: "M8.3 4.2a3.6 3.6 0 1 0 .001 0zM1.8 20c.3-4 2.8-6.3 6.5-6.3s6.2 2.3 6.5 6.3M15.7 4.4a3.6 3.6 0 0 1 0 6.9M18 14.2c2.5.7 4 2.8 4.2 5.8",
  },
  save: { line: "M12 3.5v11.3M7.3 10.3l4.7 4.7 4.7-4.7M4 20.3h16" },
  report: { line: "M4.5 20.5V4.8c4.5-2.4 7.5 2 15 0v10c-7.5 2-10.5-2.4-15 0" },
  sound: { line: "M4 9.3v5.4h3.7l4.8 4V5.3l-4.8 4zM16 9a4.2 4.2 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2" },
  moon: { line: "M20 14.3A8.3 8.3 0 1 1 9.7 4a6.6 6.6 0 0 0 10.3 10.3z" },
  sun: {
    line: "M12 7.7a4.3 4.3 0 1 0 .001 0zM12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7",
  },
  contrast: { line: "M12 3a9 9 0 1 0 .001 0z", solid: "M12 3a9 9 0 0 1 0 18z" },
  menu: { line: "M3.5 6h17M3.5 12h17M3.5 18h17" },
  chart: { line: "M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 7" },
  home: { line: "M3.5 11.5L12 4l8.5 7.5M6 9.5v10.3h12V9.5" },
} satisfies Record<string, Shape>;

export const shapes = { ...effects, ...table, ...tools };
export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];
