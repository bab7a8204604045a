import type { Track } from '../../pipeline/sound/track.ts';

/** Recipe of one cue: `play` fills a silent track of the given length. */
export interface Cue {
  /** Name by which scenes play it; also the file's name. */
  readonly name: string;
  readonly seconds: number;
  /** Loudness of the file when played at gain 1, in LUFS. */
  readonly lufs: number;
  /** Written as one channel, whatever its length: both channels are equal. */
  readonly mono?: true;
  readonly play: (track: Track) => void;
}

/** The cues of one sprite, named after the folder under `assets`, in the order of the sprite. */
export interface Bundle {
  readonly name: string;
  readonly cues: readonly Cue[];
}
