import { namesOf, oneOf } from '../choice.ts';
import { drawOf } from '../public-draw.ts';
import { PUMP_PINS } from '../tables/pump.ts';
import { ladderGame } from './ladder.ts';
import { MINE_TILES, clearChances } from './mines.ts';

/**
 * Pump (docs/games.md, Pump): some of the numbers 1 to 25 are drawn, and the balloon bursts at the smallest. The odds
 * are those of mines.
 */
export const PUMP = ladderGame({
  rules: 'pump-1',
  readChoice: (choice) => ({ difficulty: oneOf(choice, 'difficulty', namesOf(PUMP_PINS)) }),
  deal(stream, { difficulty }) {
    const pins = drawOf(stream, PUMP_PINS[difficulty], MINE_TILES);
    return { pins, burstsAt: Math.min(...pins) };
  },
  readStep: () => ({}),
  isSafe: ({ burstsAt }, _step, won) => won + 1 < burstsAt,
  chances: ({ difficulty }) => clearChances(PUMP_PINS[difficulty]),
});
