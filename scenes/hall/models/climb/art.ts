import type { PictureSpec } from '../../../engine/definition.ts';
import { hallArt } from '../round/hall-stage.ts';

/** Sizes of the pictures that all climbing games share, in design pixels. */
export const climbArt: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  plate: { width: 440, height: 68 },
  /** Tag with the payout of a step: not yet reached, and reached. */
  tag: { width: 104, height: 46 },
  'tag-lit': { width: 104, height: 46 },
  /** Light border around the tag of the next step. */
  next: { width: 122, height: 64 },
  /** Sign at the step that the climber could not reach. */
  stop: { width: 44, height: 44 },
};
