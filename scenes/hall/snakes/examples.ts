import { SNAKE_BOARDS, type SnakeBoard } from '../../../fair/tables/snakes.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { timesOf } from '../models/round/times-of.ts';
import { SUMS } from './board.ts';
import { BITE, LAND, REVEAL, ROLL, WALK } from './tuning.ts';
import type { Dice, SnakesTypes, SnakesView } from './types.ts';

type Cue = TimedCue<SnakesTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 200;

const squaresOf = (board: SnakeBoard): string[] =>
  SUMS.map((sum) => (board[sum] === undefined ? '' : `${timesOf(board[sum])}x`));

const ROLLS: readonly Dice[] = [
  [3, 2],
  [1, 3],
  [6, 4],
  [2, 4],
  [6, 6],
];
const viewOf = (rolls: number, more: Partial<SnakesView> = {}): SnakesView => ({
  status: 'open',
  stake: 20_00,
  payout: 0,
  taken: ROLLS.slice(0, rolls).map((dice) => ({ dice })),
  rolls: null,
  ...more,
});
const props: SnakesTypes['props'] = { squares: squaresOf(SNAKE_BOARDS.medium), view: null };
const open = (rolls: number): SnakesTypes['props'] => ({ ...props, view: viewOf(rolls) });
const step = (view: SnakesView): Cue[] => [
  { at: 0, cue: 'press', detail: {} },
  { at: ANSWER, cue: 'show', detail: view },
];
const cashed = (payout: number): Cue[] => [
  { at: 0, cue: 'show', detail: viewOf(3, { status: 'cashedOut', payout, rolls: ROLLS }) },
];
const lost = viewOf(4, { status: 'lost', rolls: ROLLS });
const END = REVEAL.ms + RESULT.amountAt;
/**
 * Time at which the dice of a roll lie still, and time at which the chick has reached its square, ms after the press.
 */
const LAIN = ANSWER + ROLL.ms;
const cameTo = (sum: number): number => LAIN + (sum - 1) * WALK.ms;

/** Examples of snakes: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<SnakesTypes>>> = {
  ready: { props, photos: [0] },
  master: { props: { ...props, squares: squaresOf(SNAKE_BOARDS.master) }, photos: [0] },
  roll: {
    props: open(2),
    cues: step(viewOf(3)),
    photos: [cameTo(10) + LAND.ms * 0.6],
  },
  won: { props: open(3), cues: cashed(66_00), photos: [END + 900] },
  lost: {
    props: open(3),
    cues: step(lost),
    photos: [cameTo(6) + BITE.ms + REVEAL.ms + 300],
  },
  big: { props: open(3), cues: cashed(1_320_00), photos: [END + 1_800] },
};
