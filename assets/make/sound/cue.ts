import type { Track } from '../../pipeline/sound/track.ts';

/** Recipe of one sound; `play` fills a silent track, `seconds` long. */
export interface Cue {
  /** Name by which scenes play the sound, and name of its file. */
  readonly name: string;
  readonly seconds: number;
  /** Loudness of the file, LUFS: that of the sound when a scene plays it at gain 1. */
  readonly lufs: number;
  /** Set if both channels are equal: the file then has one channel even if the sound is long. */
  readonly mono?: true;
  readonly play: (track: Track) => void;
}

/** The sounds of one sprite (a file of several sounds), in its order; `name` is that of its folder under `assets`. */
export interface Bundle {
  readonly name: string;
  readonly cues: readonly Cue[];
}
