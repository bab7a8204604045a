import type { PictureSpec } from '../../engine/definition.ts';
import { DUST, FIGURE, LAYOUT } from './tuning.ts';

/**
 * Returns a picture's size and its anchor: the point about which it is placed and rotated, in design pixels from its
 * top left.
 */
const turnedAt = ({ width, height, x, y }: typeof FIGURE.body | typeof FIGURE.legs | typeof FIGURE.arms) => ({
  width,
  height,
  anchor: { x: x / width, y: y / height },
});
/** Returns size and anchor of the mirrored picture, for a figure that looks to the left. */
const mirrored = (part: typeof FIGURE.body | typeof FIGURE.legs | typeof FIGURE.arms) =>
  turnedAt({ ...part, x: part.width - part.x } as typeof part);

const { knot, rope, ground, fair, garland, flag, pole, star, sign } = LAYOUT;

/** Names of the figures on a rope, nearest to the pit first; `own` is the player. */
export const MEMBERS = ['1', '2', '3', 'own'] as const;

/** Sizes of the tug of war's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 115, alpha: false },
  fair: { width: fair.width, height: fair.height },
  garland: { width: garland.width, height: garland.height },
  sign: { width: sign.size, height: sign.size },
  ground: { width: ground.width, height: ground.height },
  rope: { width: rope.width, height: rope.height, alpha: false },
  knot: { width: knot.width, height: knot.height, anchor: { x: 0.5, y: knot.middle } },
  pole: { width: pole.width, height: pole.height },
  star: { width: star.size, height: star.size },
  dust: { width: DUST.width, height: DUST.height },
  'flag-red': { width: flag.width, height: flag.height, anchor: { x: 0, y: 0.5 } },
  'flag-blue': { width: flag.width, height: flag.height, anchor: { x: 1, y: 0.5 } },
  'legs-red': turnedAt(FIGURE.legs),
  'legs-blue': mirrored(FIGURE.legs),
  'arms-red': turnedAt(FIGURE.arms),
  'arms-blue': mirrored(FIGURE.arms),
  ...Object.fromEntries(MEMBERS.map((member) => [`red-${member}`, turnedAt(FIGURE.body)])),
  ...Object.fromEntries(MEMBERS.map((member) => [`blue-${member}`, mirrored(FIGURE.body)])),
  confetti: { width: 28, height: 28, atlas: 'parts' },
  glow: { width: 256, height: 256, atlas: 'parts-light' },
};
