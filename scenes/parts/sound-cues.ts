import type { Timeline } from '../engine/motion.ts';
import type { Sound } from '../engine/sound.ts';

/** A sound at a place of a motion. */
export interface SoundCue {
  /** Place of the sound, in the unit of the motion; a list has them in ascending order. */
  readonly at: number;
  readonly cue: string;
  readonly rate?: number;
  readonly gain?: number;
}

/**
 * Plays the sounds of a motion, each once. If one step passes several sounds, only the last is played, so that a
 * skipped motion is not louder than one that is played to its end.
 */
export class SoundCues {
  readonly #sound: Pick<Sound, 'play'>;
  #cues: readonly SoundCue[] = [];
  #next = 0;

  constructor({ sound }: { readonly sound: Pick<Sound, 'play'> }) {
    this.#sound = sound;
  }

  /** Begins a motion; sounds before the place `from` are not played. */
  begin(cues: readonly SoundCue[], from = -Infinity): void {
    const next = cues.findIndex(({ at }) => at >= from);
    this.#cues = cues;
    this.#next = next < 0 ? cues.length : next;
  }

  /** Advances to a place of the motion and plays the last sound passed on the way. */
  at(place: number): void {
    let last: SoundCue | undefined;
    for (let next = this.#cues[this.#next]; next && next.at <= place; next = this.#cues[++this.#next])
      last = next;
    if (last) this.#sound.play(last.cue, { rate: last.rate ?? 1, gain: last.gain ?? 1 });
  }

  /** Adds sounds to the first `ms` of a timeline that is still being built; `at` is a share of that time. */
  along(timeline: Timeline, ms: number, cues: readonly SoundCue[]): Timeline {
    const way = { share: 0 };
    this.begin(cues);
    const onUpdate = (): void => this.at(way.share);
    return timeline.to(way, { share: 1, duration: ms, ease: 'none', onUpdate }, 0);
  }
}
