import type { SoundSpec } from '../../engine/studio-scene.ts';

/** Sounds that every slot supplies. */
export const reelSounds: Readonly<Record<string, SoundSpec>> = {
  'reel.loop': { longestMs: 1_000, lufs: -34 },
  'reel.stop': { longestMs: 300, lufs: -22 },
  'line.1': { longestMs: 240, lufs: -26 },
};

/** Additional sounds of a slot with scatters and more than one line. */
export const bonusSounds: Readonly<Record<string, SoundSpec>> = {
  'scatter.1': { longestMs: 500, lufs: -22 },
  'scatter.2': { longestMs: 500, lufs: -22 },
  'scatter.3': { longestMs: 500, lufs: -22 },
  tease: { longestMs: 1_400, lufs: -27 },
  'line.2': { longestMs: 240, lufs: -26 },
  'line.3': { longestMs: 240, lufs: -26 },
  'line.4': { longestMs: 240, lufs: -26 },
  'line.5': { longestMs: 240, lufs: -26 },
  'bonus.in': { longestMs: 1_400, lufs: -20 },
};
