import { differentOf, namesOf, oneOf } from '../choice.ts';
import { drawOf } from '../public-draw.ts';
import { choose } from '../ratio.ts';
import { KENO_TABLES, type KenoRisk } from '../tables/keno.ts';
import type { InstantGame } from './instant-game.ts';
import { returnOf } from './weighted.ts';

/** How many numbers are on the board, how many are drawn, and how many a player may pick. */
export const KENO_BOARD = { numbers: 40, drawn: 10, picks: 10 } as const;

/** Names of the pay tables of keno. */
export const KENO_RISKS: readonly KenoRisk[] = namesOf(KENO_TABLES);

interface KenoChoice {
  readonly risk: KenoRisk;
  /** Distinct numbers, 1 to 40. */
  readonly picks: readonly number[];
}

interface KenoDraw {
  /** Ten numbers in the order drawn. */
  readonly drawn: readonly number[];
  /** Number of the player's picks among the ten numbers drawn. */
  readonly hits: number;
}

const paysOf = ({ risk, picks }: KenoChoice): readonly number[] => KENO_TABLES[risk][picks.length] ?? [];

/** Keno (docs/games.md, Keno): ten of forty numbers are drawn. */
export const KENO: InstantGame<KenoChoice, KenoDraw> = {
  rules: 'keno-1',
  readChoice: (choice) => ({
    risk: oneOf(choice, 'risk', KENO_RISKS),
    picks: differentOf(choice, 'picks', {
      least: 1,
      most: KENO_BOARD.numbers,
      fewest: 1,
      longest: KENO_BOARD.picks,
    }),
  }),
  draw(stream, { picks }) {
    const drawn = drawOf(stream, KENO_BOARD.drawn, KENO_BOARD.numbers);
    return { drawn, hits: picks.filter((number) => drawn.includes(number)).length };
  },
  multiplier: (choice, { hits }) => paysOf(choice)[hits] ?? 0,
  topMultiplier: (choice) => Math.max(...paysOf(choice)),
  exactReturn: (choice) =>
    returnOf(
      paysOf(choice).map((multiplier, hits) => ({
        multiplier,
        ways:
          choose(KENO_BOARD.drawn, hits) *
          choose(KENO_BOARD.numbers - KENO_BOARD.drawn, choice.picks.length - hits),
      })),
      choose(KENO_BOARD.numbers, choice.picks.length),
    ),
};
