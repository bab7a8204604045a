import type { Sound, SoundLoop } from '../../engine/sound.ts';
import { TICKING_SPEED } from './pegs.ts';

/** Sound loops of a wheel: the disc's ratchet, pitched by its speed, and the counting. At most one sounds at a time. */
export interface WheelLoop {
  begin(cue: string): void;
  /** Sets the disc's speed, degrees a second; silent below ticking speed. */
  setSpeed(speed: number): void;
  stop(fadeMs: number): void;
}

/** Speed at which the ratchet was recorded, degrees a second. */
const FULL_SPEED = 900;
/** Minimum change before a loop's rate is set again. */
const STEP = 0.03;

/** Creates the loops on a scene's sound. */
export function createWheelLoop(sound: Sound): WheelLoop {
  let loop: SoundLoop | undefined;
  let turns = false;
  let sent = 0;
  return {
    begin(cue) {
      loop?.stop(0);
      turns = cue === 'whirr';
      sent = 0;
      loop = sound.loop(cue, turns ? { gain: 0, rate: STEP } : {});
    },
    setSpeed(speed) {
      if (!loop || !turns) return;
      const rate = Math.max(STEP, speed / FULL_SPEED);
      if (Math.abs(rate - sent) < STEP) return;
      sent = rate;
      loop.rate(rate);
      loop.gain(Math.min(1, speed / TICKING_SPEED));
    },
    stop(fadeMs) {
      loop?.stop(fadeMs);
      loop = undefined;
    },
  };
}
