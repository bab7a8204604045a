import type { Sound, SoundLoop } from '../engine/sound.ts';
import { slowerFrom, type Spin, speedAt } from './landing.ts';
import { TICKING_SPEED } from './tuning.ts';

/** The loops of a run: the disc's ratchet, whose pitch is its speed, and the counting. At most one sounds at a time. */
export interface Whirr {
  begin(cue: string): void;
  /** Takes the disc's speed at a time; quiet below ticking speed. */
  follow(spin: Spin, ms: number): void;
  stop(fadeMs: number): void;
}

/** A loop's rate is only told when it has changed by this much. */
const STEP = 0.03;

/** Makes the loops over a scene's sound. */
export function createWhirr(sound: Sound): Whirr {
  let loop: SoundLoop | undefined;
  let turns = false;
  let told = 0;
  return {
    begin(cue) {
      loop?.stop(0);
      turns = cue === 'whirr';
      told = 0;
      loop = sound.loop(cue, turns ? { gain: 0, rate: STEP } : {});
    },
    follow(spin, ms) {
      if (!loop || !turns || ms < 0 || ms >= slowerFrom(spin, TICKING_SPEED)) return;
      const speed = speedAt(spin, ms);
      const rate = Math.max(STEP, speed / spin.pace.speed);
      if (Math.abs(rate - told) < STEP) return;
      told = rate;
      loop.rate(rate);
      loop.gain(Math.min(1, speed / TICKING_SPEED));
    },
    stop(fadeMs) {
      loop?.stop(fadeMs);
      loop = undefined;
    },
  };
}
