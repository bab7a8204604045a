import type { Sound } from '../../../engine/sound.ts';

/** Plays a sound for each step of a toy, such as a hop or a cabin that passes the gate. */
export class Ticks {
  readonly #sound: Pick<Sound, 'play'>;
  readonly #cue: string;
  #last = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }, cue: string) {
    this.#sound = sound;
    this.#cue = cue;
  }

  /** Starts counting at `step`, for which no sound plays. */
  begin(step = 0): void {
    this.#last = step;
  }

  /** Plays the sound if the step has changed; several steps within one frame share one sound. */
  at(step: number): void {
    if (step === this.#last) return;
    this.#last = step;
    this.#sound.play(this.#cue);
  }
}
