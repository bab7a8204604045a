import type { Bundle } from './cue.ts';
import { addHall } from './filters.ts';
import { bell, marimba, note, thump } from './instruments.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** Sounds of Lucky Jackpot's moving light: two marimba notes a fourth apart, and a bell when the light stops. */
export const gridBundle: Bundle = {
  name: 'lucky-jackpot',
  cues: [
    {
      name: 'grid.tick',
      seconds: 0.06,
      lufs: -32,
      play(track) {
        lay(track, marimba(note(84), 62), { for: 0.06 });
      },
    },
    {
      name: 'grid.tock',
      seconds: 0.06,
      lufs: -28,
      play(track) {
        lay(track, marimba(note(79), 52), { for: 0.06 });
      },
    },
    {
      name: 'grid.land',
      seconds: 0.5,
      lufs: -20,
      play(track) {
        lay(track, thump(190, 72, 17), { for: 0.3, gain: 0.75 });
        lay(track, bell(note(84), 7), { for: 0.5, gain: 0.7, pan: -0.15 });
        lay(track, bell(note(91), 8), { at: 0.012, for: 0.48, gain: 0.4, pan: 0.25 });
        lay(track, marimba(note(72), 16), { for: 0.4, gain: 0.5 });
        addHall(track, 0.16, 0.7);
      },
    },
  ],
};
