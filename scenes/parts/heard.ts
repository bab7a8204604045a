import type { Timeline } from '../engine/motion.ts';
import type { Sound } from '../engine/sound.ts';

/** A sound along a motion. */
export interface Beat {
  /** Place of the sound, in the motion's own unit; in ascending order. */
  readonly at: number;
  readonly cue: string;
  readonly rate?: number;
  readonly gain?: number;
}

/**
 * Plays the sounds along a motion, each beat once. Of several beats within one step only the last is played, so that
 * a motion that jumps to its end is no louder than one that runs to it.
 */
export class Heard {
  readonly #sound: Pick<Sound, 'play'>;
  #beats: readonly Beat[] = [];
  #next = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }) {
    this.#sound = sound;
  }

  /** Begins a motion; beats before `from` are silent. */
  begin(beats: readonly Beat[], from = -Infinity): void {
    const next = beats.findIndex(({ at }) => at >= from);
    this.#beats = beats;
    this.#next = next < 0 ? beats.length : next;
  }

  /** Advances to a place of the motion. */
  at(place: number): void {
    let last: Beat | undefined;
    for (let beat = this.#beats[this.#next]; beat && beat.at <= place; beat = this.#beats[++this.#next])
      last = beat;
    if (last) this.#sound.play(last.cue, { rate: last.rate ?? 1, gain: last.gain ?? 1 });
  }

  /** Adds sounds to the first `ms` of a timeline under construction; beats are at shares of that time. */
  along(timeline: Timeline, ms: number, beats: readonly Beat[]): Timeline {
    const way = { share: 0 };
    this.begin(beats);
    const onUpdate = (): void => this.at(way.share);
    return timeline.to(way, { share: 1, duration: ms, ease: 'none', onUpdate }, 0);
  }
}
