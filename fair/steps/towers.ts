import { namesOf, oneOf, wholeOf } from '../choice.ts';
import { drawOf } from '../public-draw.ts';
import { part } from '../ratio.ts';
import { TOWERS as FLOORS, TOWER_ROWS } from '../tables/towers.ts';
import { ladderGame, repeated } from './ladder.ts';

/**
 * Towers (docs/games.md, Towers): the player opens one tile per row, from the bottom up; a safe tile wins the step.
 * Tiles are numbered from 1 at the left.
 */
export const TOWERS = ladderGame({
  rules: 'towers-1',
  readChoice: (choice) => ({ difficulty: oneOf(choice, 'difficulty', namesOf(FLOORS)) }),
  deal(stream, { difficulty }) {
    const { tiles, safe } = FLOORS[difficulty];
    return { safe: Array.from({ length: TOWER_ROWS }, () => drawOf(stream, safe, tiles)) };
  },
  readStep: (step, { choice }) => ({ tile: wholeOf(step, 'tile', 1, FLOORS[choice.difficulty].tiles) }),
  isSafe: ({ safe }, { tile }: { readonly tile: number }, won) => safe[won]?.includes(tile) ?? false,
  chances: ({ difficulty }) => repeated(part(FLOORS[difficulty].safe, FLOORS[difficulty].tiles), TOWER_ROWS),
});
