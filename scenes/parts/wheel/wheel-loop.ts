import type { Sound, SoundLoop } from '../../engine/sound.ts';
import { TICKING_SPEED } from './pegs.ts';

/**
 * Looping sounds of a wheel: the ratchet, whose pitch follows the disc's speed, and the sound of counting. At most one
 * plays at a time.
 */
export interface WheelLoop {
  begin(cue: string): void;
  /** Sets the disc's speed in degrees per second; below ticking speed the ratchet is silent. */
  setSpeed(speed: number): void;
  stop(fadeMs: number): void;
}

/** Speed of the disc at which the ratchet was recorded, in degrees per second. */
const FULL_SPEED = 900;
/** Smallest change of a loop's playback rate that is applied. */
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
