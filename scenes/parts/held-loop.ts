import type { Sound, SoundLoop } from '../engine/sound.ts';

/** Smallest change of a loop's playback rate that is applied. */
const STEP = 0.02;

/** A looping sound during an activity: it fades in, and ends with the scene if nothing stops it before. */
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

  /** Starts the loop with a fade-in; a running loop only gets the new rate. */
  hold(fadeMs: number, rate = 1): void {
    if (this.#loop) return this.setRate(rate);
    this.#rate = rate;
    this.#loop = this.#sound.loop(this.#cue, { gain: 0, rate });
    this.#loop.gain(1, fadeMs);
  }

  /** Sets the playback rate, which also sets the pitch; 1 is the recording's own. */
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
