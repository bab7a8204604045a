/** Computes the luminance of a reel's symbols, which decides whether a reel at full speed could flash. */

/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Background colour behind the symbols of a reel, by folder of the game's art. */
export const GROUNDS = {
  'halloween-slots': [0x2a, 0x14, 0x58],
  slotshack: [0x42, 0x26, 0x0e],
  'packs/christmas/halloween-slots': [0x0a, 0x1a, 0x4c],
  'packs/christmas/slotshack': [0x0a, 0x2a, 0x1a],
  'packs/sinulog/halloween-slots': [0x3a, 0x08, 0x14],
  'packs/sinulog/slotshack': [0x3a, 0x0a, 0x12],
} as const satisfies Readonly<Record<string, Rgb>>;

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of a colour as WCAG defines it, 0 to 1. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the colour that results from drawing `top` over `ground` with an alpha of 0 to 1. */
export const over = (top: Rgb, alpha: number, ground: Rgb): Rgb => [
  top[0] * alpha + ground[0] * (1 - alpha),
  top[1] * alpha + ground[1] * (1 - alpha),
  top[2] * alpha + ground[2] * (1 - alpha),
];
