import { oneOf, wholeOf } from '../choice.ts';
import { pick } from '../public-draw.ts';
import { part } from '../ratio.ts';
import { ladderGame, repeated } from './ladder.ts';

/** Numbers of cups from which players choose, and maximum number of steps of a round. */
export const CUPS_TABLE = { cups: [3, 4, 5], rounds: 8 } as const;

/** Cups (docs/games.md, Cups): in each step one cup hides the ball; cups are numbered from 0 at the left. */
export const CUPS = ladderGame({
  rules: 'cups-1',
  readChoice: (choice) => ({ cups: oneOf(choice, 'cups', CUPS_TABLE.cups) }),
  deal: (stream, { cups }) => ({
    balls: Array.from({ length: CUPS_TABLE.rounds }, () => pick(stream, cups)),
  }),
  readStep: (step, { choice }) => ({ cup: wholeOf(step, 'cup', 0, choice.cups - 1) }),
  isSafe: ({ balls }, { cup }: { readonly cup: number }, won) => balls[won] === cup,
  chances: ({ cups }) => repeated(part(1, cups), CUPS_TABLE.rounds),
});
