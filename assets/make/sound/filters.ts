import { biquad, type Filter } from '../../pipeline/sound/biquad.ts';
import { SAMPLE_RATE, type Track, toSamples } from '../../pipeline/sound/track.ts';

/**
 * Creates a band-pass filter around `hertz`; `quality` is centre frequency ÷ bandwidth. The gain at the centre is 1
 * (audio EQ cookbook).
 */
export function bandPass(hertz: number, quality: number): Filter {
  const { alpha, cos } = cookbook(hertz, quality);
  const a0 = 1 + alpha;
  return biquad({ b: [alpha / a0, 0, -alpha / a0], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/** Creates a low-pass filter that falls by 12 dB per octave above `hertz` (audio EQ cookbook). */
export function lowPass(hertz: number): Filter {
  const { alpha, cos } = cookbook(hertz, Math.SQRT1_2);
  const a0 = 1 + alpha;
  const edge = (1 - cos) / 2 / a0;
  return biquad({ b: [edge, 2 * edge, edge], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/** Creates a high-pass filter that falls by 12 dB per octave below `hertz` (audio EQ cookbook). */
export function highPass(hertz: number): Filter {
  const { alpha, cos } = cookbook(hertz, Math.SQRT1_2);
  const a0 = 1 + alpha;
  const edge = (1 + cos) / 2 / a0;
  return biquad({ b: [edge, -2 * edge, edge], a: [(-2 * cos) / a0, (1 - alpha) / a0] });
}

/**
 * Creates a band-pass filter whose centre may move from sample to sample (Chamberlin state-variable filter). It is
 * stable below a sixth of the sample rate.
 */
export function movingBand(quality: number): (sample: number, hertz: number) => number {
  let low = 0;
  let band = 0;
  return (sample, hertz) => {
    const step = 2 * Math.sin((Math.PI * Math.min(hertz, SAMPLE_RATE / 6.1)) / SAMPLE_RATE);
    low += step * band;
    const high = sample - low - band / quality;
    band += step * high;
    return band / quality;
  };
}

/**
 * Adds the reverberation of a small bright hall to a track (Schroeder: four damped combs, two all-passes). The right
 * channel has slightly longer delays.
 */
export function addHall(track: Track, amount: number, feedback = 0.78): void {
  for (const [channel, spread] of [
    [track.left, 0],
    [track.right, 0.0005],
  ] as const) {
    const wet = new Float64Array(channel.length);
    for (const seconds of [0.0353, 0.0367, 0.0338, 0.0322]) comb(channel, wet, seconds + spread, feedback);
    for (const seconds of [0.0051, 0.0126]) allPass(wet, seconds + spread);
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) + (wet[i] ?? 0) * amount;
  }
}

function comb(input: Float64Array, output: Float64Array, seconds: number, feedback: number): void {
  const line = new Float64Array(toSamples(seconds));
  let damped = 0;
  for (let i = 0; i < input.length; i += 1) {
    const slot = i % line.length;
    const echo = line[slot] ?? 0;
    damped = echo * 0.72 + damped * 0.28;
    line[slot] = (input[i] ?? 0) + damped * feedback;
    output[i] = (output[i] ?? 0) + echo * 0.25;
  }
}

function allPass(samples: Float64Array, seconds: number): void {
  const line = new Float64Array(toSamples(seconds));
  for (let i = 0; i < samples.length; i += 1) {
    const slot = i % line.length;
    const echo = line[slot] ?? 0;
    const dry = samples[i] ?? 0;
    line[slot] = dry + echo * 0.5;
    samples[i] = echo - dry * 0.5;
  }
}

function cookbook(hertz: number, quality: number): { alpha: number; cos: number } {
  const omega = (2 * Math.PI * hertz) / SAMPLE_RATE;
  return { alpha: Math.sin(omega) / (2 * quality), cos: Math.cos(omega) };
}
