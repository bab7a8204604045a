import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { fuseArt } from '../../parts/fuse.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { RUNNERS } from './tuning.ts';

const ofRunners = (name: string, size: number): Record<string, PictureSpec> =>
  Object.fromEntries(
    Array.from({ length: RUNNERS }, (_, runner) => [`${name}-${runner + 1}`, { width: size, height: size }]),
  );

/** Sizes of the pictures of Karera, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** The picture has no sharp edges, so it is stored small and stretched when it is drawn. */
  backdrop: { width: 180, height: 180, alpha: false },
  fair: { width: 720, height: 320 },
  garland: { width: 720, height: 84 },
  board: { width: 460, height: 208 },
  /** One tile of the street; the scene repeats it. */
  street: { width: 360, height: 300, alpha: false },
  /** The finish line's arch over the street. */
  arch: { width: 120, height: 340 },
  dust: { width: 48, height: 32 },
  ...fuseArt,
  ...ofRunners('runner', 128),
  ...ofRunners('number', 64),
  ...celebrationArt,
  ...glyphArt('label'),
};
