import type { Bundle, Cue } from './cue.ts';
import { addHall } from './filters.ts';
import { coin, plate, thump, wood } from './instruments.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** Returns the sound of one coin against another: the ring of both rims and the impact. */
const clink = (name: string, hertz: number, seed: number): Cue => ({
  name,
  seconds: 0.18,
  lufs: -28,
  play(track) {
    lay(track, coin(hertz, 26), { for: 0.18, gain: 0.8 });
    lay(track, coin(hertz * 1.19, 38), { at: 0.004, for: 0.17, gain: 0.4 });
    lay(track, wood(1900, 190, seed), { for: 0.03, gain: 0.28 });
  },
});

/** Sounds of the coin pusher. Like real coins, these ring between 2.5 and 3.3 kHz; the tray under them rings lower. */
export const pusherBundle: Bundle = {
  name: 'coin-pusher',
  cues: [
    {
      name: 'pusher.drop',
      seconds: 0.2,
      lufs: -24,
      play(track) {
        lay(track, wood(620, 90, 71), { for: 0.08, gain: 0.5 });
        lay(track, coin(2850, 19), { at: 0.008, for: 0.19, gain: 0.7 });
        lay(track, thump(260, 150, 60), { for: 0.08, gain: 0.35 });
      },
    },
    clink('coin.clink.1', 2620, 72),
    clink('coin.clink.2', 2910, 73),
    clink('coin.clink.3', 3240, 74),
    {
      name: 'coin.tray',
      seconds: 0.26,
      lufs: -22,
      play(track) {
        lay(track, plate(610, 17), { for: 0.26, gain: 0.5 });
        lay(track, coin(2480, 15), { for: 0.26, gain: 0.75 });
        lay(track, coin(2760, 24), { at: 0.052, for: 0.2, gain: 0.42 });
        lay(track, coin(2990, 30), { at: 0.094, for: 0.16, gain: 0.22 });
        lay(track, thump(190, 110, 42), { for: 0.12, gain: 0.5 });
        addHall(track, 0.12, 0.6);
      },
    },
    {
      name: 'thud',
      seconds: 0.15,
      lufs: -34,
      play(track) {
        lay(track, thump(150, 78, 34), { for: 0.15, gain: 0.9 });
        lay(track, wood(240, 70, 75), { for: 0.09, gain: 0.25 });
      },
    },
  ],
};
