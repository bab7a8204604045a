import type { PoolClient } from 'pg';
import { manilaDay } from '../clock.ts';
import { callFunction } from '../db/call-function.ts';
import type { Queryable } from '../db/database.ts';
import { withinBalance } from '../ledger/post.ts';
import { type PostedStake, type StakeFields, takeCoins } from '../ledger/stake.ts';
import { shardOf } from '../ledger/wallet.ts';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../contract/catalogue/title.ts';
import type { HouseGame } from '../../contract/catalogue/house-games.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { chanceFields } from './chance-fields.ts';

/** Smallest win that the winners ticker shows, in hundredths. */
const SHOWN_FROM = 100_000;

/** Valid bet that earns one diamond, in hundredths (docs/product-rules.md, Rewards). */
const BET_PER_DIAMOND = 10_000;

const assertAmount = (amount: number, least: number): void => {
  if (!Number.isSafeInteger(amount) || amount < least)
    throw new RangeError(`not an amount to book: ${amount}`);
};

/** A settled round of a game. */
export interface Round {
  readonly userId: number;
  readonly gameId: number;
  /** Stake in hundredths. */
  readonly stake: number;
  /** Amount paid back, in hundredths; 0 for a loss. */
  readonly win: number;
  /** Time of the round, ms since 1970. */
  readonly at: number;
}

/** A deposit that a payment provider has confirmed. */
export interface Deposit {
  readonly userId: number;
  /** Amount in hundredths. */
  readonly amount: number;
  /** Payment channel, such as GCash, as the wallet's details show it. */
  readonly channel: string;
  /** Time of the deposit, ms since 1970. */
  readonly at: number;
}

/** Returns the valid bet of a settled stake, in hundredths: the stake times the weight of the game's type. */
export const validBetOf = (game: Pick<CatalogueTitle, 'weight'>, stake: number): number =>
  Math.floor((stake * game.weight) / 100);

const gameOf = (gameId: number): HouseGame => {
  const game = titleById.get(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  return game;
};

/** Creates the arguments of post_stake() in SQL. */
export function stakeFields({ userId, gameId, stake, at }: Omit<Round, 'win'>): StakeFields {
  const game = gameOf(gameId);
  assertAmount(stake, 0);
  return {
    user_id: userId,
    shard: shardOf(userId),
    at,
    day: manilaDay(at),
    title: game.title,
    stake,
    valid_bet: validBetOf(game, stake),
    per_diamond: BET_PER_DIAMOND,
    diamond_worth: DIAMOND_WORTH,
    chances: chanceFields(userId, at),
  };
}

/** Creates the arguments of pay_win() in SQL. If `isAnnounced`, the winners ticker shows a large win. */
export function winFields({ userId, gameId, win, at }: Omit<Round, 'stake'>, isAnnounced = true) {
  assertAmount(win, 0);
  return {
    user_id: userId,
    shard: shardOf(userId),
    at,
    day: manilaDay(at),
    game_id: gameId,
    title: gameOf(gameId).title,
    win,
    show_from: isAnnounced ? SHOWN_FROM : Number.MAX_SAFE_INTEGER,
  };
}

/** Creates the arguments of settle_round() in SQL. */
export const roundFields = (round: Round) => ({ stake: stakeFields(round), win: winFields(round) });

/** Creates the arguments of settle_deposit() in SQL. */
export function depositFields({ userId, amount, channel, at }: Deposit) {
  assertAmount(amount, 1);
  return {
    user_id: userId,
    shard: shardOf(userId),
    at,
    day: manilaDay(at),
    amount,
    channel,
    chances: chanceFields(userId, at),
  };
}

/**
 * Takes the stake of a round that this server decides: moves the coins to the house, and adds to the day's and lifetime
 * sums, the valid bet (stake × weight of the game type), and the earned jackpot chances and diamonds. Throws
 * balanceTooLow.
 */
export const stakeCoins = (client: PoolClient, stake: Omit<Round, 'win'>): Promise<PostedStake> =>
  takeCoins(client, stakeFields(stake));

/**
 * Takes a bet of a round that a provider decides: moves the coins to the house and adds to the sums of bets. The valid
 * bet counts only after the round's end (countValidBet). Returns the id of the ledger's journal. Throws balanceTooLow.
 */
export async function takeBet(client: PoolClient, bet: Omit<Round, 'win'>): Promise<number> {
  const fields = { ...stakeFields(bet), valid_bet: 0 };
  const { post_stake: journalId } = await withinBalance(
    callFunction<{ post_stake: number }>(client, 'post_stake', fields),
  );
  return journalId;
}

/**
 * Refunds a bet that takeBet has taken: moves the coins back and reverses the sums. Returns the id of the ledger's
 * journal.
 */
export async function returnBet(
  client: PoolClient,
  { userId, gameId, stake, at, takenAt }: Omit<Round, 'win'> & { readonly takenAt: number },
): Promise<number> {
  const fields = {
    user_id: userId,
    shard: shardOf(userId),
    at,
    title: gameOf(gameId).title,
    stake,
    taken_on: manilaDay(takenAt),
  };
  return (await callFunction<{ return_bet: number }>(client, 'return_bet', fields)).return_bet;
}

/** Counts the valid bet of a provider's finished round, and grants the chances and diamonds that it earns. */
export async function countValidBet(client: PoolClient, bet: Omit<Round, 'win'>): Promise<void> {
  const fields = { ...stakeFields(bet), stake: 0 };
  if (fields.valid_bet > 0) await callFunction(client, 'post_stake', fields);
}

/**
 * Pays the win of a round whose stake was taken, and shows it in the winners ticker if it is large enough. Returns the
 * id of the journal; null if nothing was won.
 */
export async function payWin(db: Queryable, win: Omit<Round, 'stake'>): Promise<number | null> {
  if (win.win === 0) return null;
  const { pay_win: journalId } = await callFunction<{ pay_win: number }>(db, 'pay_win', winFields(win));
  return journalId;
}

/**
 * Books several rounds played at a provider as one round. The wins are added first, because the sum of the stakes may
 * exceed the balance that the player had at any time. The winners ticker shows none of these wins. `counted` is the
 * part of the stake, in hundredths, from which the valid bet is computed. Throws balanceTooLow.
 */
export async function settlePlayed(
  client: PoolClient,
  { counted, ...played }: Round & { readonly counted: number },
): Promise<void> {
  if (played.win > 0) await callFunction(client, 'pay_win', winFields(played, false));
  if (played.stake > 0)
    await takeCoins(client, {
      ...stakeFields(played),
      valid_bet: validBetOf(gameOf(played.gameId), counted),
    });
}

/** Books the stake and win of a round that was decided elsewhere, atomically. Throws balanceTooLow. */
export async function settleRound(db: Queryable, round: Round): Promise<void> {
  await withinBalance(callFunction(db, 'settle_round', roundFields(round)));
}

/** Books a deposit that a payment provider has confirmed, atomically. */
export async function settleDeposit(db: Queryable, deposit: Deposit): Promise<void> {
  await callFunction(db, 'settle_deposit', depositFields(deposit));
}
