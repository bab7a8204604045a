import type { Filter } from '../../pipeline/sound/biquad.ts';
import { noise } from './instruments.ts';
import type { Track } from '../../pipeline/sound/track.ts';

/**
 * Fills a loop with filtered noise, different on each side. The filter runs twice over the same noise and the second
 * pass is kept, so that the loop is seamless.
 */
export function layHissRound(
  track: Track,
  { seeds, gain, filter }: { seeds: readonly [number, number]; gain: number; filter: () => Filter },
): void {
  for (const [side, seed] of [
    [track.left, seeds[0]],
    [track.right, seeds[1]],
  ] as const) {
    const hiss = noise(seed);
    const lap = Float64Array.from({ length: side.length }, () => hiss());
    const sound = filter();
    for (const sample of lap) sound(sample);
    for (let index = 0; index < lap.length; index += 1)
      side[index] = (side[index] ?? 0) + gain * sound(lap[index] ?? 0);
  }
}
