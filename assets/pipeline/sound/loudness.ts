import { biquad } from './biquad.ts';
import { SAMPLE_RATE, type Track, toSamples } from './track.ts';

/** Highest true peak that a sound may have, dBFS. */
export const PEAK_CEILING = -3;

const SHORTEST_WINDOW = 0.4;
const LONGEST_WINDOW = 3;

/** Number of samples on each side from which a value between two samples is interpolated. */
const REACH = 12;

/** Weights for the values a quarter, a half and three quarters of the way between two samples (windowed sinc). */
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: 2 * REACH }, (_, k) => {
    const x = k + 1 - REACH - part;
    return ((0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)) * Math.sin(Math.PI * x)) / (Math.PI * x);
  }),
);

/**
 * Returns the short-term loudness of a track in LUFS (ITU-R BS.1770-4, K weighting, both channels), measured in its
 * loudest window.
 * A window is as long as the track, but at most 3 s and at least 400 ms, the shortest block that the standard measures:
 * a tick of 60 ms sounds softer than a long tone of the same power.
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

/** Returns the true peak in dBFS: the highest value of the curve through the samples, with four times oversampling. */
export function truePeakOf(track: Track): number {
  const left = peakOfCurve(track.left);
  const peak = track.right === track.left ? left : Math.max(left, peakOfCurve(track.right));
  return 20 * Math.log10(Math.max(peak, 1e-9));
}

/** Scales a track in place to a loudness in LUFS and limits its peaks to `ceiling` dBFS. */
export function bringTo(track: Track, lufs: number, ceiling: number): void {
  // Limiting reduces the loudness, so several rounds are needed until both are right.
  for (let round = 0; round < 8; round += 1) {
    const missing = lufs - loudnessOf(track);
    if (round > 0 && Math.abs(missing) < 0.05) return;
    scale(track, 10 ** (missing / 20));
    holdPeaks(track, 10 ** ((ceiling - 0.3) / 20));
  }
}

/**
 * Limits peaks with a look-ahead of 4 ms and a release of 60 ms. Both channels get the same gain, so that the stereo
 * image does not move.
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

/** Returns the squared samples after K weighting: a high shelf, then a high-pass (coefficients for 48 kHz). */
function weighted(samples: Float64Array): Float64Array {
  const shelf = biquad({
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  });
  const rumble = biquad({ b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] });
  return samples.map((sample) => rumble(shelf(sample)) ** 2);
}

/** Number of samples in a stretch, which `peakOfCurve` examines or skips as a whole. */
const STRETCH = 64;
/** Largest value of the curve between samples, as a multiple of the samples around it, with a margin for rounding. */
const OVERSHOOT =
  1.001 * Math.max(...BETWEEN.map((kernel) => kernel.reduce((sum, k) => sum + Math.abs(k), 0)));

/**
 * Returns the highest value of the curve between samples. Stretches whose samples are too low to contain it are
 * skipped.
 */
function peakOfCurve(samples: Float64Array): number {
  // Padded with silence, so that the interpolation never reads outside the array: checking bounds would take longer
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
