/** Signs of the jackpots, in design pixels: size, y, and the x of each sign's centre. */
export const SIGNS = {
  y: 233,
  width: 158,
  height: 46,
  x: { grand: 111, major: 277, minor: 443, mini: 609 },
  /** Amount on a sign: y of the middle of its capitals, their height, and its maximum width. */
  amount: { y: 244, cap: 17, maxWidth: 134 },
} as const;

/** Colour of each jackpot's amount and light. */
export const JACKPOT_TINTS = { grand: 0xff8fa6, major: 0xe3b0ff, minor: 0x8fd0ff, mini: 0x9bf5b0 } as const;
