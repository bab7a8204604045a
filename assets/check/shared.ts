import type { PictureSpec } from '../../scenes/engine/definition.ts';
import type { SoundSpec } from '../../scenes/engine/studio-scene.ts';

/** Pictures of the bundle `parts` that no scene uses at present, but that scenes may use. */
export const spareParts: Readonly<Record<string, PictureSpec>> = {
  sparkle: { width: 56, height: 56, atlas: 'parts' },
  white: { width: 4, height: 4, atlas: 'parts', alpha: false },
  /** Rotates around the middle of its lower edge. */
  ray: { width: 120, height: 640, atlas: 'parts-light', anchor: { x: 0.5, y: 1 } },
};

/**
 * Sounds that all scenes share, by folder. Their loudness is from docs/scenes.md (Sound). Each maximum length leaves
 * room for a longer version by an artist.
 */
export const sharedSounds: Readonly<Record<string, Readonly<Record<string, SoundSpec>>>> = {
  ui: {
    'ui.press': { longestMs: 160, lufs: -26 },
    'ui.tick': { longestMs: 80, lufs: -32 },
    'ui.soft': { longestMs: 260, lufs: -28 },
  },
  win: {
    'win.small': { longestMs: 1_500, lufs: -22 },
    'win.medium': { longestMs: 2_200, lufs: -20 },
    'win.big': { longestMs: 3_000, lufs: -17 },
    'win.jackpot': { longestMs: 5_500, lufs: -15 },
    'count.loop': { longestMs: 400, lufs: -30 },
    'count.end': { longestMs: 260, lufs: -24 },
    whoosh: { longestMs: 400, lufs: -28 },
    'coin.get.1': { longestMs: 220, lufs: -26 },
    'coin.get.2': { longestMs: 220, lufs: -26 },
    'coin.rain': { longestMs: 2_000, lufs: -24 },
  },
  'music-fair': { 'music.fair': { longestMs: 36_000, lufs: -30 } },
  'music-halloween': { 'music.halloween': { longestMs: 36_000, lufs: -30 } },
  'music-bonus': { 'music.bonus': { longestMs: 36_000, lufs: -30 } },
};
