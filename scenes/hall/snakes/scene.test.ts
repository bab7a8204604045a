import { expect, it } from 'vitest';
import { checkStepScene } from '../../../tests/step-scene.ts';
import { placeOf, setTable } from '../models/round/test-kit.ts';
import { GATE, squareAt, SUMS } from './board.ts';
import { studioScene } from './studio.ts';
import { LAYOUT, ROLL } from './tuning.ts';
import type { Dice, SnakesTypes, SnakesView } from './types.ts';

const ROLLS: readonly Dice[] = [
  [1, 3],
  [2, 2],
  [6, 6],
  [4, 1],
  [3, 3],
];
const opened: SnakesView = { status: 'open', stake: 20_00, payout: 0, taken: [], rolls: null };
const won: SnakesView = { ...opened, taken: [{ dice: [1, 3] }] };
const lost: SnakesView = {
  ...opened,
  status: 'lost',
  taken: [{ dice: [3, 4] }],
  rolls: [[3, 4], ...ROLLS.slice(1)],
};
const squares = SUMS.map((sum) => (sum === 7 ? '' : '1.2x'));
const props: SnakesTypes['props'] = { squares, view: null };

checkStepScene(studioScene, {
  props,
  opened,
  step: {},
  won,
  lost,
  cashedOut: { ...won, status: 'cashedOut', payout: 23_60, rolls: ROLLS },
  seenMs: ROLL.ms * ROLL.revealAt,
  heard: {
    won: ['die.roll', 'die.hit', 'chick.hop'],
    lost: ['die.roll', 'die.hit', 'chick.hop', 'snake.lunge'],
  },
});

it('the squares of the path follow each other once around the board, without overlap', () => {
  const { across, down, side } = LAYOUT.path;
  const all = [GATE, ...SUMS].map(squareAt);
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(4 * (side - 1));
  for (const [index, { x, y }] of all.entries()) {
    const next = all[(index + 1) % all.length] ?? { x, y };
    expect([Math.abs(next.x - x), Math.abs(next.y - y)].toSorted((a, b) => a - b)).toEqual([
      0,
      next.x === x ? down : across,
    ]);
  }
});

it.each(SUMS)(
  'the chick reaches square %i, where a snake may take it, at whatever time the answer arrives',
  (sum) => {
    const dice: Dice = [Math.max(1, sum - 6), Math.min(6, sum - 1)];
    for (const answer of [0, 120, 7_000]) {
      const scene = setTable(studioScene, { ...props, view: won });
      void scene.player.cue('press', {});
      scene.play(answer);
      const isLost = sum === 7;
      void scene.player.cue('show', {
        ...won,
        status: isLost ? 'lost' : 'open',
        taken: [...won.taken, { dice }],
        rolls: isLost ? [ROLLS[0] ?? dice, dice, ...ROLLS.slice(2)] : null,
      });
      scene.rest();
      const at = squareAt(sum);
      const frame = placeOf(scene.linesOf('frame')[0]);
      expect(frame).toEqual(at);
      const chick = scene.linesOf('chick');
      expect(chick).toHaveLength(isLost ? 0 : 1);
      if (!isLost) expect(placeOf(chick[0]).x).toBeCloseTo(at.x + LAYOUT.chick.x);
      // Each face is visible on the tray and in the row of rolls.
      for (const die of dice) expect(scene.linesOf(`die-${die}`).length).toBeGreaterThanOrEqual(2);
    }
  },
);

it('the row of rolls shows the unused rolls only after the end of the round', () => {
  const small = (view: SnakesView): number =>
    [1, 2, 3, 4, 5, 6].flatMap((die) => setTable(studioScene, { ...props, view }).linesOf(`die-${die}`))
      .length - 2;
  expect(small(won)).toBe(2);
  expect(small({ ...won, status: 'cashedOut', payout: 23_60, rolls: ROLLS })).toBe(10);
});
