import type { Sound, SoundLoop } from '../engine/sound.ts';

/** A loop's rate is only set when it has changed by this much. */
const STEP = 0.02;

/** A loop that sounds while something goes on: it comes softly, and goes with the scene at the latest. */
export class HeldLoop {
  readonly #sound: Pick<Sound, 'loop'>;
  readonly #cue: string;
  #loop: SoundLoop | undefined;
  #rate = 1;

  constructor(
    {
      sound,
      onDispose,
    }: { readonly sound: Pick<Sound, 'loop'>; readonly onDispose: (run: () => void) => void },
    cue: string,
  ) {
    this.#sound = sound;
    this.#cue = cue;
    onDispose(() => this.stop(0));
  }

  /** Begins it, or goes on with it. */
  hold(fadeMs: number, rate = 1): void {
    if (this.#loop) return this.setRate(rate);
    this.#rate = rate;
    this.#loop = this.#sound.loop(this.#cue, { gain: 0, rate });
    this.#loop.gain(1, fadeMs);
  }

  /** How fast and how high it sounds, 1 as it is. */
  setRate(rate: number): void {
    if (Math.abs(rate - this.#rate) < STEP) return;
    this.#rate = rate;
    this.#loop?.rate(rate);
  }

  stop(fadeMs: number): void {
    this.#loop?.stop(fadeMs);
    this.#loop = undefined;
  }
}
