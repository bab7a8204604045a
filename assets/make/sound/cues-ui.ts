import type { Bundle } from './cue.ts';
import { lowPass } from './filters.ts';
import { noise, thump, wood } from './instruments.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** Sounds of controls: dry and small, since a player hears them hundreds of times an hour. */
export const uiBundle: Bundle = {
  name: 'ui',
  cues: [
    {
      name: 'ui.press',
      seconds: 0.12,
      lufs: -26,
      play(track) {
        lay(track, wood(540, 58, 11), { for: 0.12, gain: 0.8 });
        lay(track, thump(320, 170, 45), { for: 0.12, gain: 0.5 });
      },
    },
    {
      name: 'ui.tick',
      seconds: 0.06,
      lufs: -32,
      play(track) {
        lay(track, wood(1650, 150, 12), { for: 0.06 });
      },
    },
    {
      name: 'ui.soft',
      seconds: 0.2,
      lufs: -28,
      play(track) {
        const hiss = noise(13);
        const felt = lowPass(900);
        lay(track, thump(270, 205, 24), { for: 0.2 });
        lay(track, (t) => Math.min(1, t / 0.008) * Math.exp(-38 * t) * felt(hiss()), { for: 0.2, gain: 0.6 });
      },
    },
  ],
};
