import type { Timeline } from '../engine/motion.ts';
import type { Sound } from '../engine/sound.ts';

/** Something that is heard on a motion's way. */
export interface Beat {
  /** When the motion has come so far: in whatever it is counted in, in order. */
  readonly at: number;
  readonly cue: string;
  readonly rate?: number;
  readonly gain?: number;
}

/**
 * What is heard on a motion's way, each beat once. Of several that lie within one step the last alone is heard: a motion that
 * jumps to its end is as quiet as one that comes to it.
 */
export class Heard {
  readonly #sound: Pick<Sound, 'play'>;
  #beats: readonly Beat[] = [];
  #next = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }) {
    this.#sound = sound;
  }

  /** A way begins; what lies before `from` is silent. */
  begin(beats: readonly Beat[], from = -Infinity): void {
    const next = beats.findIndex(({ at }) => at >= from);
    this.#beats = beats;
    this.#next = next < 0 ? beats.length : next;
  }

  /** The motion has come so far. */
  at(place: number): void {
    let last: Beat | undefined;
    for (let beat = this.#beats[this.#next]; beat && beat.at <= place; beat = this.#beats[++this.#next])
      last = beat;
    if (last) this.#sound.play(last.cue, { rate: last.rate ?? 1, gain: last.gain ?? 1 });
  }

  /** Lets a timeline that is being built be heard for its first so many ms: beats by shares of them. */
  along(timeline: Timeline, ms: number, beats: readonly Beat[]): Timeline {
    const way = { share: 0 };
    this.begin(beats);
    const onUpdate = (): void => this.at(way.share);
    return timeline.to(way, { share: 1, duration: ms, ease: 'none', onUpdate }, 0);
  }
}
