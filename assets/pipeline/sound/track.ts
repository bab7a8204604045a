/** Sample rate of all sounds, samples per second. */
export const SAMPLE_RATE = 48_000;

/** A piece of stereo sound; samples are normally from -1 to 1. */
export interface Track {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/**
 * A sound as a function of the seconds since its start. It is called once for each sample, in order, so it may keep
 * state.
 */
export type Voice = (seconds: number) => number;

/** How a voice is placed in a track: start and length in seconds, linear gain, pan from -1 (left) to 1 (right). */
export interface Placement {
  readonly at?: number;
  readonly for: number;
  readonly gain?: number;
  readonly pan?: number;
}

/** Creates a silent track of the given length in seconds. */
export function silence(seconds: number): Track {
  const length = toSamples(seconds);
  return { left: new Float64Array(length), right: new Float64Array(length) };
}

/** Adds a voice to a track; the part after the track's end is cut off. */
export function lay(track: Track, voice: Voice, placement: Placement): void {
  render(track, voice, placement, (index) => (index < track.left.length ? index : undefined));
}

/**
 * Adds a voice to a loop; the part after the loop's end is added at its start, so that the loop has no audible seam.
 */
export function layRound(track: Track, voice: Voice, placement: Placement): void {
  render(track, voice, placement, (index) => index % track.left.length);
}

/** Returns the number of samples in a length given in seconds. */
export function toSamples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

function render(
  track: Track,
  voice: Voice,
  { at = 0, for: seconds, gain = 1, pan = 0 }: Placement,
  place: (index: number) => number | undefined,
): void {
  const first = toSamples(at);
  const count = toSamples(seconds);
  // Panning with equal power, scaled so that a voice in the middle has a gain of 1 on both sides.
  const toLeft = gain * Math.SQRT2 * Math.cos(((pan + 1) * Math.PI) / 4);
  const toRight = gain * Math.SQRT2 * Math.sin(((pan + 1) * Math.PI) / 4);
  const release = Math.min(count, toSamples(0.006));
  for (let i = 0; i < count; i += 1) {
    const index = place(first + i);
    if (index === undefined) return;
    const value = voice(i / SAMPLE_RATE) * Math.min(1, (count - i) / release);
    track.left[index] = (track.left[index] ?? 0) + value * toLeft;
    track.right[index] = (track.right[index] ?? 0) + value * toRight;
  }
}
