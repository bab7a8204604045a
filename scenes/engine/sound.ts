import { soundTable } from './sound-table.ts';

/** Playback options of a cue: rate 1 is the original pitch, gain is linear. */
export interface SoundOptions {
  readonly rate?: number;
  readonly gain?: number;
  /** When the cue was due, in scene ms. */
  readonly when?: number;
}

/** The sounds of a scene. */
export interface Sound {
  /**
   * Plays a cue by name; silent when muted, hidden, photographed or before the first gesture. `when` is the cue's
   * due time in scene ms: dropped when older than 150 ms.
   */
  play(cue: string, options?: SoundOptions): void;
  /** Starts a loop cue and returns its handle; one that starts in silence stays silent. */
  loop(cue: string, options?: SoundOptions): SoundLoop;
}

/** A loop that plays until it is stopped; fades in ms. */
export interface SoundLoop {
  rate(value: number): void;
  gain(value: number, fadeMs?: number): void;
  stop(fadeMs?: number): void;
}

/** A loop that makes no sound. */
export const silentLoop: SoundLoop = { rate() {}, gain() {}, stop() {} };

/** The sound of photographs and of scenes without audio: plays and records nothing. */
export const silentSound: Sound = { play() {}, loop: () => silentLoop };

/** A call of a scene to its sound: a cue played or a loop started. */
export interface RecordedCue {
  readonly cue: string;
  readonly rate: number;
  readonly gain: number;
}

/** A Sound for tests that lists the calls and the loops still running. */
export interface RecordingSound extends Sound {
  readonly played: readonly RecordedCue[];
  /** Returns the names of loops started and not yet stopped. */
  readonly looping: () => readonly string[];
}

/**
 * Creates a Sound that only records; throws on a cue missing from the sound table, because a misspelt one would be
 * silent.
 */
export function createRecordingSound(): RecordingSound {
  const played: RecordedCue[] = [];
  const running = new Set<{ cue: string }>();
  const note = (cue: string, { rate = 1, gain = 1 }: SoundOptions = {}): void => {
    if (!(cue in soundTable)) throw new Error(`No cue "${cue}" in sound-table.ts`);
    played.push({ cue, rate, gain });
  };
  return {
    played,
    looping: () => [...running].map(({ cue }) => cue),
    play: note,
    loop(cue, options) {
      note(cue, options);
      const entry = { cue };
      running.add(entry);
      return { ...silentLoop, stop: () => void running.delete(entry) };
    },
  };
}
