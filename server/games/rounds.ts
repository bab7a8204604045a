import { manilaDay } from '../clock.ts';
import { JACKPOT_MONEY, chanceExpiry } from '../../fair/jackpot.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { isOverdraft } from '../ledger/post.ts';
import { shardOf } from '../ledger/wallet.ts';
import { games } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueGame } from '../../contract/catalogue/game.ts';
import { houseGames } from '../../contract/catalogue/house-games.ts';

/** Wins of at least this many hundredths pass by in the winners ticker. */
const SHOWN_FROM = 100_000;

type BookedGame = Pick<CatalogueGame, 'id' | 'title' | 'weight'>;

const gameById = new Map<number, BookedGame>([...games, ...houseGames].map((game) => [game.id, game]));

/** Diamonds for bets (docs/product-rules.md, Rewards): hundredths of valid bet that give one, and what one is worth in hundredths. */
export const DIAMOND = { perBet: 10_000, worth: 10 } as const;

/** What the rules of chances are told with every bet and deposit. */
const chanceRules = (at: number): unknown[] => [
  JACKPOT_MONEY.perChance,
  JACKPOT_MONEY.maxPerDay,
  JACKPOT_MONEY.needDeposit,
  JACKPOT_MONEY.budget,
  chanceExpiry(at),
];

const assertAmount = (amount: number, least: number): void => {
  if (!Number.isSafeInteger(amount) || amount < least)
    throw new RangeError(`not an amount to book: ${amount}`);
};

/** A settled round of a game. */
export interface Round {
  readonly userId: number;
  readonly gameId: number;
  /** Hundredths. */
  readonly stake: number;
  /** Hundredths paid back, 0 for a loss. */
  readonly win: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A deposit that a payment provider has confirmed. */
export interface Deposit {
  readonly userId: number;
  /** Hundredths. */
  readonly amount: number;
  /** Who paid it in, as the wallet's details name it. */
  readonly channel: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Hundredths of a settled stake that count as valid bet: the game type's share. */
export const validBetOf = (game: Pick<CatalogueGame, 'weight'>, stake: number): number =>
  Math.floor((stake * game.weight) / 100);

/** The values of settle_round() in migration 050. */
export function roundValues({ userId, gameId, stake, win, at }: Round): unknown[] {
  const game = gameById.get(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  assertAmount(stake, 0);
  assertAmount(win, 0);
  const validBet = validBetOf(game, stake);
  return [
    userId,
    shardOf(userId),
    at,
    manilaDay(at),
    gameId,
    game.title,
    stake,
    win,
    validBet,
    SHOWN_FROM,
    ...chanceRules(at),
    DIAMOND.perBet,
    DIAMOND.worth,
  ];
}

/** The values of settle_deposit() in migration 030. */
export function depositValues({ userId, amount, channel, at }: Deposit): unknown[] {
  assertAmount(amount, 1);
  return [userId, shardOf(userId), at, manilaDay(at), amount, channel, ...chanceRules(at)];
}

/**
 * Books a settled round: stake to the house, win to the player, the day's and lifetime sums, the valid bet (stake ×
 * the game type's weight), earned jackpot chances and diamonds, and the ticker when the win is worth telling. Whole or not at all.
 * Refuses with balanceTooLow when the balance is too low.
 */
export async function settleRound(db: Queryable, round: Round): Promise<void> {
  await book(db, {
    name: 'settle-round',
    text: 'select settle_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)',
    values: roundValues(round),
  });
}

/** Books a deposit that a payment provider has confirmed. Whole or not at all. */
export async function settleDeposit(db: Queryable, deposit: Deposit): Promise<void> {
  await book(db, {
    name: 'settle-deposit',
    text: 'select settle_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: depositValues(deposit),
  });
}

async function book(
  db: Queryable,
  statement: { name: string; text: string; values: unknown[] },
): Promise<void> {
  try {
    await db.query(statement);
  } catch (error) {
    if (isOverdraft(error)) throw new CallError(ErrorCode.balanceTooLow);
    throw error;
  }
}
