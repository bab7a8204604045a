import type { Track } from './track.ts';

/** Recipe of one cue: `play` fills a silent track of the given length. */
export interface Cue {
  /** Name by which scenes play it; also the file's name. */
  readonly name: string;
  readonly seconds: number;
  /** Loudness of the file when played at gain 1, in LUFS. */
  readonly lufs: number;
  /** A loop's end joins its start; other cues fade out. */
  readonly loop?: true;
  /** Written as one channel, whatever its length: both channels are equal. */
  readonly mono?: true;
  readonly play: (track: Track) => void;
}

/** Bit rates of a sprite's two encodings, in kb/s. */
export interface BitRates {
  readonly opus: number;
  readonly aac: number;
}

/** The cues of one sprite, named after the folder under `assets`, and its bit rates (default 64 kb/s). */
export interface Bundle {
  readonly name: string;
  readonly rates?: BitRates;
  readonly cues: readonly Cue[];
}

/** Bit rates for sprites of short knocks with silence between them, which need less than music does. */
export const SHORT_RATES: BitRates = { opus: 48, aac: 56 };
