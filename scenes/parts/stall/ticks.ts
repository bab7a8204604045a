import type { Sound } from '../../engine/sound.ts';

/** A sound for each step that a toy takes: a hop, a cabin at the gate, a tent that opens. */
export class Ticks {
  readonly #sound: Pick<Sound, 'play'>;
  readonly #cue: string;
  #last = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }, cue: string) {
    this.#sound = sound;
    this.#cue = cue;
  }

  /** From here on steps are counted from this one, which is silent. */
  begin(step = 0): void {
    this.#last = step;
  }

  /** The step that it is at, whole: several at once are one sound. */
  at(step: number): void {
    if (step === this.#last) return;
    this.#last = step;
    this.#sound.play(this.#cue);
  }
}
