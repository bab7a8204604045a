import { soundTable } from './sound-table.ts';

/** Options of one play: `rate` 1 is the original pitch, `gain` is linear. */
export interface SoundOptions {
  readonly rate?: number;
  readonly gain?: number;
  /** Time at which the cue was due, in ms of the scene's time. */
  readonly when?: number;
}

/** Plays the sounds of a scene. */
export interface Sound {
  /**
   * Plays a cue by name. It is silent while muted, while the page is hidden, in photographs and before the first
   * gesture. A cue whose due time `when` (ms of the scene's time) is more than 150 ms ago is dropped.
   */
  play(cue: string, options?: SoundOptions): void;
  /** Starts a looping cue and returns its handle. A loop that starts while sound is silent stays silent. */
  loop(cue: string, options?: SoundOptions): SoundLoop;
}

/** A running loop: changes its pitch and linear gain, or stops it, with fades in ms. */
export interface SoundLoop {
  rate(value: number): void;
  gain(value: number, fadeMs?: number): void;
  stop(fadeMs?: number): void;
}

/** A loop without sound. */
export const silentLoop: SoundLoop = { rate() {}, gain() {}, stop() {} };

/** The Sound of photographs and of scenes without audio: it plays nothing. */
export const silentSound: Sound = { play() {}, loop: () => silentLoop };

/** A recorded call with which a scene played a cue or started a loop. */
export interface RecordedCue {
  readonly cue: string;
  readonly rate: number;
  readonly gain: number;
}

/** A Sound for tests that records the calls and the loops that still run. */
export interface RecordingSound extends Sound {
  readonly played: readonly RecordedCue[];
  /** Returns the cues of loops that were started and not yet stopped. */
  readonly looping: () => readonly string[];
}

/**
 * Creates a Sound that only records. Throws on a cue that is missing from the sound table, because a misspelt cue would
 * be silent.
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
