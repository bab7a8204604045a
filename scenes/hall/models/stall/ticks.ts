import type { Sound } from '../../../engine/sound.ts';

/** One sound for each step of a toy: a hop, a cabin at the gate, a tent that opens. */
export class Ticks {
  readonly #sound: Pick<Sound, 'play'>;
  readonly #cue: string;
  #last = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }, cue: string) {
    this.#sound = sound;
    this.#cue = cue;
  }

  /** Starts counting at this step, which is silent. */
  begin(step = 0): void {
    this.#last = step;
  }

  /** Plays the sound of a whole step; several steps in one frame share one sound. */
  at(step: number): void {
    if (step === this.#last) return;
    this.#last = step;
    this.#sound.play(this.#cue);
  }
}
