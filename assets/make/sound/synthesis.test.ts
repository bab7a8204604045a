import { describe, expect, it, vi } from 'vitest';
import { loudnessOf, PEAK_CEILING, truePeakOf } from '../../pipeline/sound/loudness.ts';
import { LOOPS, SPRITES } from '../../pipeline/sound/sprite-table.ts';
import { bundles } from './bundles.ts';
import { makeTrack } from './make-track.ts';

// Half a minute of music is measured sample by sample, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(bundles)('recipes of $name', ({ cues }) => {
  describe.each(cues)('synthesis of $name', (cue) => {
    const track = makeTrack(cue);

    it('has its declared loudness, under the peak limit', () => {
      expect(loudnessOf(track)).toBeCloseTo(cue.lufs, 0);
      expect(truePeakOf(track)).toBeLessThanOrEqual(PEAK_CEILING);
    });

    it('begins and ends without a click', () => {
      for (const side of [track.left, track.right]) {
        const last = side.at(-1) ?? 0;
        // The step at a loop's seam may not exceed the steps inside the loop; any other cue ends in silence.
        const isLoop = LOOPS.has(cue.name);
        const allowed = isLoop ? largestStep(side) : 0.001;
        expect(Math.abs(isLoop ? last - (side[0] ?? 0) : last)).toBeLessThanOrEqual(allowed);
      }
    });
  });
});

it('has a recipe for each cue of each sprite, in the same order, and no other', () => {
  const recipes = bundles.map(({ name, cues }) => [name, cues.map((cue) => cue.name)]);
  const plans = Object.entries(SPRITES).map(([name, { cues }]) => [name, cues]);
  expect(Object.fromEntries(recipes)).toEqual(Object.fromEntries(plans));
});

it('gives no two sounds the same name, as scenes play them by name alone', () => {
  const all = bundles.flatMap(({ cues }) => cues);
  // Two wheels may share a cue, but then it is the same one.
  expect(new Set(all).size).toBe(new Set(all.map(({ name }) => name)).size);
});

function largestStep(side: Float64Array): number {
  return side.reduce(
    (most, sample, i) => (i === 0 ? 0 : Math.max(most, Math.abs(sample - (side[i - 1] ?? 0)))),
    0,
  );
}
