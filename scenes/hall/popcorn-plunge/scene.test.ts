import { expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import { createExamplePlayer } from '../../engine/scene-player.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { binAt, boardOf, rightsOf } from '../models/drop/board.ts';
import { studioScene } from './studio.ts';

const format = { exact: String, prize: String };

/** Returns the lines of `describeSprites` for an example, `ms` after its start. */
function seenOf(name: 'won' | 'lost', ms: number): readonly string[] {
  const example = studioScene.examples[name];
  if (!example) throw new Error(name);
  const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format });
  for (let left = ms; left > 0; left -= 20) player.advance(20);
  return describeSprites(player.view);
}
const xOf = (line: string | undefined): number => Number(line?.split(' ')[6]);

it.each(['won', 'lost'] as const)(
  'the kernel pops only when it is in the drawn bucket: example %s',
  (name) => {
    const isPuff = (line: string): boolean => line.startsWith('puff ');
    expect(seenOf(name, 1_500).some(isPuff)).toBe(false);
    const [puff, ...others] = seenOf(name, 4_000).filter(isPuff);
    expect(others).toEqual([]);
    const landing = studioScene.examples[name]?.cues?.find(({ cue }) => cue === 'land')?.detail;
    const path = landing && 'path' in landing ? landing.path : [];
    expect(xOf(puff)).toBeCloseTo(binAt(boardOf(12), rightsOf(path)).x, 3);
  },
);

it('popcorn is heaped above the edge of all thirteen buckets', () => {
  expect(seenOf('won', 0).filter((line) => line.startsWith('heap '))).toHaveLength(13);
});
