import { earnChances, manilaDay } from '../jackpot/chances.ts';
import type { Queryable } from '../db/database.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { games } from './catalogue.ts';

/** Wins of at least this many hundredths pass by in the winners ticker. */
const SHOWN_FROM = 100_000;

const gameById = new Map(games.map((game) => [game.id, game]));

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

/**
 * Books a settled round: stake to the house, win to the player, the day's and lifetime sums, the valid bet (stake ×
 * the game type's weight), earned jackpot chances, and the ticker when the win is worth telling. Call it inside a
 * transaction. Refuses with 4001 when the balance is too low.
 */
export async function settleRound(db: Queryable, round: Round): Promise<void> {
  const { userId, stake, win, at } = round;
  const game = gameById.get(round.gameId);
  if (!game) throw new Error(`no game ${round.gameId}`);
  const house = houseOf('HOUSE', userId);
  await post(db, {
    kind: 'bet',
    at,
    text: game.title,
    legs: [
      { account: walletOf(userId), amount: -stake },
      { account: house, amount: stake },
    ],
  });
  if (win > 0) {
    await post(db, {
      kind: 'win',
      at,
      text: game.title,
      legs: [
        { account: house, amount: -win },
        { account: walletOf(userId), amount: win },
      ],
    });
  }
  const validBet = Math.floor((stake * game.weight) / 100);
  await db.query(
    `with day as (
       insert into player_days (user_id, day, staked, won, valid_bet) values ($1, $2, $3, $4, $5)
       on conflict (user_id, day) do update set staked = player_days.staked + excluded.staked,
         won = player_days.won + excluded.won, valid_bet = player_days.valid_bet + excluded.valid_bet
     ), totals as (
       update player_totals set bet = bet + $3, valid_bet = valid_bet + $5 where user_id = $1
     )
     update users set vip_exp = vip_exp + $5 where id = $1`,
    [userId, manilaDay(at), stake, win, validBet],
  );
  if (win >= SHOWN_FROM) {
    await db.query(`insert into wins (user_id, at, kind, game_id, amount) values ($1, $2, 'game', $3, $4)`, [
      userId,
      at,
      game.id,
      win,
    ]);
  }
  await earnChances(db, userId, at);
}

/** Books a deposit that a payment provider has confirmed. Call it inside a transaction. */
export async function settleDeposit(
  db: Queryable,
  deposit: { userId: number; amount: number; channel: string; at: number },
): Promise<void> {
  const { userId, amount, channel, at } = deposit;
  await post(db, {
    kind: 'deposit',
    at,
    text: channel,
    legs: [
      { account: houseOf('PSP_CLEARING', userId), amount: -amount },
      { account: walletOf(userId), amount },
    ],
  });
  await db.query(
    `with day as (
       insert into player_days (user_id, day, deposited) values ($1, $2, $3)
       on conflict (user_id, day) do update set deposited = player_days.deposited + excluded.deposited
     )
     update player_totals set recharge = recharge + $3 where user_id = $1`,
    [userId, manilaDay(at), amount],
  );
  await earnChances(db, userId, at);
}
