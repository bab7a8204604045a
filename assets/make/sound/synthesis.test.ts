import { describe, expect, it, vi } from 'vitest';
import { loudnessOf, PEAK_CEILING, truePeakOf } from '../../pipeline/sound/loudness.ts';
import { LOOPS, SPRITES } from '../../pipeline/sound/sprite-table.ts';
import { bundles } from './bundles.ts';
import { makeTrack } from './make-track.ts';

// Half a minute of music is measured sample by sample, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(bundles)('the sounds of the sprite $name', ({ cues }) => {
  describe.each(cues)('the sound $name', (cue) => {
    const track = makeTrack(cue);

    it('has its declared loudness and stays under the peak limit', () => {
      expect(loudnessOf(track)).toBeCloseTo(cue.lufs, 0);
      expect(truePeakOf(track)).toBeLessThanOrEqual(PEAK_CEILING);
    });

    it('ends without a click', () => {
      for (const side of [track.left, track.right]) {
        const last = side.at(-1) ?? 0;
        // The step from the end of a loop to its start may not exceed the largest step within the loop. Any other sound
        // ends in silence.
        const isLoop = LOOPS.has(cue.name);
        const allowed = isLoop ? largestStep(side) : 0.001;
        expect(Math.abs(isLoop ? last - (side[0] ?? 0) : last)).toBeLessThanOrEqual(allowed);
      }
    });
  });
});

it('the recipes are exactly those of the sounds in every sprite, in the order of the sprite', () => {
  const recipes = bundles.map(({ name, cues }) => [name, cues.map((cue) => cue.name)]);
  const plans = Object.entries(SPRITES).map(([name, { cues }]) => [name, cues]);
  expect(Object.fromEntries(recipes)).toEqual(Object.fromEntries(plans));
});

it('no two different sounds have the same name, since scenes play sounds by name alone', () => {
  const all = bundles.flatMap(({ cues }) => cues);
  // Two wheels may use the same sound, but then both must refer to the same object.
  expect(new Set(all).size).toBe(new Set(all.map(({ name }) => name)).size);
});

function largestStep(side: Float64Array): number {
  return side.reduce(
    (most, sample, i) => (i === 0 ? 0 : Math.max(most, Math.abs(sample - (side[i - 1] ?? 0)))),
    0,
  );
}
