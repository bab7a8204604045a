import type { Sound, SoundLoop } from '../engine/sound.ts';

/** Minimum change of a loop's rate that is applied. */
const STEP = 0.02;

/** A loop that plays during an activity: it fades in, and ends with the scene at the latest. */
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

  /** Starts the loop, or keeps it running. */
  hold(fadeMs: number, rate = 1): void {
    if (this.#loop) return this.setRate(rate);
    this.#rate = rate;
    this.#loop = this.#sound.loop(this.#cue, { gain: 0, rate });
    this.#loop.gain(1, fadeMs);
  }

  /** Sets its rate and thus pitch; 1 is the original. */
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
