import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { createRandom } from '../../engine/random.ts';
import { placeOf as shownAt, setTable, type Table } from '../models/round/test-kit.ts';
import { cupFootOf } from './places.ts';
import { studioScene } from './studio.ts';
import { drawSwaps, orderAfter } from './shuffle.ts';
import { GO, OPEN, SHUFFLE } from './tuning.ts';
import type { CupsTypes, CupsView } from './types.ts';

const BALLS = [1, 0, 2, 2, 1, 0, 1, 2];
const opened: CupsView = { status: 'open', stake: 20_00, payout: 0, cups: 3, taken: [], balls: null };
const won: CupsView = { ...opened, taken: [{ cup: 1 }] };
const lost: CupsView = { ...won, status: 'lost', balls: [2, ...BALLS.slice(1)] };
const props: CupsTypes['props'] = { cups: 3, pays: ['2.97x', '8.91x'], view: null };

checkStepScene(studioScene, {
  props,
  opened,
  step: { cup: 1 },
  won,
  lost,
  cashedOut: { ...won, status: 'cashedOut', payout: 59_40, balls: BALLS },
  seenMs: OPEN.ms * OPEN.revealAt,
  heard: { won: ['cup.lift', 'cup.swap'], lost: ['cup.lift'] },
});

/** Returns the x of each cup's foot, read from the drawn sprites, sorted from left to right, in design pixels. */
const feetOf = (scene: Table<CupsTypes>): number[] =>
  scene
    .linesOf('cup')
    .map((line) => Math.round(shownAt(line).x))
    .toSorted((a, b) => a - b);

it('swaps two cups at a time, loses no cup, and never undoes the previous swap', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 3, max: 5 }),
      fc.integer({ min: 1, max: 8 }),
      (seed, n, count) => {
        const swaps = drawSwaps(createRandom(seed), n, count);
        expect(swaps).toHaveLength(count);
        for (let done = 0; done <= count; done++)
          expect(orderAfter(swaps, n, done).toSorted((a, b) => a - b)).toEqual(
            [0, 1, 2].concat([3, 4].slice(0, n - 3)),
          );
        for (const [index, swap] of swaps.entries()) {
          expect(swap[0]).not.toBe(swap[1]);
          expect(new Set([...swap, ...(swaps[index + 1] ?? [])]).size).toBeGreaterThan(
            swaps[index + 1] ? 2 : 1,
          );
        }
      },
    ),
  );
});

it('swaps the cups in the same way for every stake, hides the ball meanwhile, and ends with a cup in every place', () => {
  const mixed = (view: CupsView): string[] => {
    const scene = setTable(studioScene, props);
    void scene.player.cue('start', {});
    void scene.player.cue('show', view);
    scene.play(GO.ms + 10);
    const seen: string[] = [];
    for (let swap = 0; swap < SHUFFLE.swaps; swap++) {
      expect(scene.linesOf('ball')).toEqual([]);
      seen.push(...scene.linesOf('cup'));
      scene.play(SHUFFLE.ms);
    }
    scene.rest();
    expect(feetOf(scene)).toEqual([0, 1, 2].map((cup) => Math.round(cupFootOf(cup, 3).x)));
    expect(scene.linesOf('ball')).toEqual([]);
    return seen;
  };
  const seen = mixed(opened);
  expect(new Set(seen).size).toBeGreaterThan(SHUFFLE.swaps);
  expect(mixed({ ...opened, stake: 50_00 })).toEqual(seen);
});

it.each([0, 1, 2])('shows the ball under cup %i at the end of a round if the server put it there', (ball) => {
  const scene = setTable(studioScene, props);
  void scene.player.cue('start', {});
  void scene.player.cue('show', opened);
  scene.rest();
  const cup = (ball + 1) % 3;
  void scene.player.cue('press', { cup });
  scene.play(300);
  void scene.player.cue('show', {
    ...opened,
    status: 'lost',
    taken: [{ cup }],
    balls: [ball, ...BALLS.slice(1)],
  });
  scene.rest();
  expect(shownAt(scene.linesOf('ball')[0]).x).toBeCloseTo(cupFootOf(ball, 3).x);
});

it('swaps the cups once more after a cash-out, then lifts the cup that hides the ball', () => {
  const scene = setTable(studioScene, { ...props, view: opened });
  void scene.player.cue('press', { cup: 1 });
  void scene.player.cue('show', { ...won, status: 'cashedOut', payout: 59_40, balls: BALLS });
  scene.play(OPEN.ms + GO.ms + SHUFFLE.ms);
  expect(scene.linesOf('ball')).toEqual([]);
  scene.rest();
  expect(shownAt(scene.linesOf('ball')[0]).x).toBeCloseTo(cupFootOf(BALLS[1] ?? 0, 3).x);
});
