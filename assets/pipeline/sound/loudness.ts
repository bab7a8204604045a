import { biquad } from './biquad.ts';
import { SAMPLE_RATE, type Track, toSamples } from './track.ts';

/** Highest true peak of any sound, in dBFS. */
export const PEAK_CEILING = -3;

const SHORTEST_WINDOW = 0.4;
const LONGEST_WINDOW = 3;

/** Number of samples on each side that contribute to a point between two samples. */
const REACH = 12;

/** Weights that interpolate the curve a quarter, a half and three quarters past a sample (windowed sinc). */
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: 2 * REACH }, (_, k) => {
    const x = k + 1 - REACH - part;
    return ((0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)) * Math.sin(Math.PI * x)) / (Math.PI * x);
  }),
);

/**
 * Returns the short-term loudness in LUFS (ITU-R BS.1770-4, K weighting, both speakers).
 *
 * The loudest window counts. A window is as long as the cue, but at least 400 ms (the shortest block the standard
 * meters: a 60 ms tick is not as loud as a lasting tone of the same power) and at most 3 s.
 */
export function loudnessOf(track: Track): number {
  const power = weighted(track.left);
  const right = weighted(track.right);
  for (let i = 0; i < power.length; i += 1) power[i] = (power[i] ?? 0) + (right[i] ?? 0);

  const seconds = Math.min(LONGEST_WINDOW, Math.max(SHORTEST_WINDOW, power.length / SAMPLE_RATE));
  const window = toSamples(seconds);
  let inWindow = 0;
  let loudest = 0;
  for (let i = 0; i < power.length; i += 1) {
    inWindow += (power[i] ?? 0) - (power[i - window] ?? 0);
    loudest = Math.max(loudest, inWindow);
  }
  return -0.691 + 10 * Math.log10(Math.max(loudest / window, 1e-12));
}

/** Returns the true peak in dBFS: the highest point of the curve through the samples, four times oversampled. */
export function truePeakOf(track: Track): number {
  const left = peakOfCurve(track.left);
  const peak = track.right === track.left ? left : Math.max(left, peakOfCurve(track.right));
  return 20 * Math.log10(Math.max(peak, 1e-9));
}

/** Scales a track to the given loudness, limiting its peaks to the ceiling (dBFS); changes it in place. */
export function bringTo(track: Track, lufs: number, ceiling: number): void {
  // Limiting costs some loudness, so a few rounds are needed until both are met.
  for (let round = 0; round < 8; round += 1) {
    const missing = lufs - loudnessOf(track);
    if (round > 0 && Math.abs(missing) < 0.05) return;
    scale(track, 10 ** (missing / 20));
    holdPeaks(track, 10 ** ((ceiling - 0.3) / 20));
  }
}

/**
 * Limits peaks with 4 ms look-ahead and 60 ms release; both channels move together, so that the stereo image stays
 * put.
 */
function holdPeaks({ left, right }: Track, ceiling: number): void {
  const ahead = toSamples(0.004);
  const letGo = Math.exp(-1 / toSamples(0.06));
  const gains = new Float64Array(left.length);
  let gain = 1;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    const peak = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    const wanted = peak > ceiling ? ceiling / peak : 1;
    gain = Math.min(wanted, gain + 1 / ahead);
    gains[i] = gain;
  }
  gain = 1;
  for (let i = 0; i < left.length; i += 1) {
    gain = Math.min(gains[i] ?? 1, 1 - (1 - gain) * letGo);
    left[i] = (left[i] ?? 0) * gain;
    right[i] = (right[i] ?? 0) * gain;
  }
}

function scale({ left, right }: Track, factor: number): void {
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) * factor;
  }
}

/** Returns the squared samples after K weighting: a shelf for the head, then a high-pass (coefficients for 48 kHz). */
function weighted(samples: Float64Array): Float64Array {
  const shelf = biquad({
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  });
  const rumble = biquad({ b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] });
  return samples.map((sample) => rumble(shelf(sample)) ** 2);
}

/** Number of samples examined together. */
const STRETCH = 64;
/** Upper bound of the curve between samples, as a multiple of the samples around it, with room for rounding. */
const OVERSHOOT =
  1.001 * Math.max(...BETWEEN.map((kernel) => kernel.reduce((sum, k) => sum + Math.abs(k), 0)));

/** Returns the highest point of the curve; skips stretches whose samples are too low to contain it. */
function peakOfCurve(samples: Float64Array): number {
  // Padded with silence, so that the kernel never reaches out of the array: bounds handling would cost more
  // than all the rest.
  const padded = new Float64Array(samples.length + 2 * REACH);
  padded.set(samples, REACH);
  let peak = highest(padded, 0, padded.length);
  for (let from = 0; from < samples.length; from += STRETCH) {
    const to = Math.min(from + STRETCH, samples.length);
    if (highest(padded, from, to + 2 * REACH) * OVERSHOOT <= peak) continue;
    for (let i = from; i < to; i += 1) {
      for (const kernel of BETWEEN) {
        let sum = 0;
        for (let k = 0; k < kernel.length; k += 1) sum += (padded[i + k + 1] ?? 0) * (kernel[k] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return peak;
}

function highest(samples: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let i = from; i < to; i += 1) most = Math.max(most, Math.abs(samples[i] ?? 0));
  return most;
}
