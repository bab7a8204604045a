/** Places in dpx. The essentials lie in y 120 to 600: a low window cuts off the rest. */
export const LAYOUT = {
  board: { x: 360, y: 362 },
  line: { x: 360, y: 89, cap: 18, width: 460 },
  /** The content, relative to the middle of its chest. */
  find: { y: -8 },
  times: { y: 25, cap: 15, width: 98 },
  /** Height above its chest from which a small win's amount rises. */
  amount: { above: 64 },
} as const;

/** Tints over pictures. */
export const TINTS = {
  line: 0xe6dcff,
  times: 0xfff3c4,
  lost: 0xff7a6a,
  dim: 0xa59ac8,
  burnt: 0x6b4a5c,
} as const;

/** Chests that were not opened, at the end. */
export const DIM = { alpha: 0.7 } as const;

/** Rocking of the chest while a step is pending: degrees, ms a swing; reduced after `lateAfter` ms. */
export const WAIT = { degrees: 3.2, swing: 260, press: 0.94, lateAfter: 6_000, lateShare: 0.35 } as const;

/** From the answer until the content is fully out, ms; the shares at which the lid opens and a gem glints. */
export const OPEN = { ms: 260, turboMs: 110, lidAt: 0.28, glintAt: 0.6, sparkles: 4, reach: 58 } as const;

/** The explosion and its smoke, before the other chests are shown, ms. */
export const BANG = { ms: 620, turboMs: 220, shake: 14, puffs: 6, reach: 74 } as const;

/** Opening of the other chests, ms. */
export const REVEAL = { ms: 320, turboMs: 140 } as const;
