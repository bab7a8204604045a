import { BANKRUPT_GIFT } from '../../contract/bankrupt-gift.ts';
import type { Database } from '../../server/db/database.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { settleDeposit, settleRound } from '../../server/games/rounds.ts';
import { grantChances } from '../../server/jackpot/chances.ts';
import { addRain } from '../../server/red-packet/rains.ts';
import type { ChaosPlayer } from './player.ts';

/**
 * Amount that every player deposits and bets once, in hundredths; most players win the same amount back. The bet earns
 * the day's jackpot draws and tickets and 100,000 diamonds, and fills the funds.
 */
const STARTING_COINS = 1_000_000_000;

/** Returns a player's coins before the first command, in hundredths. */
export const startingCoinsOf = ({ hand }: ChaosPlayer): number => (hand.isBroke ? 0 : STARTING_COINS);

/**
 * Gives every player what the commands need: coins, jackpot chances, today's valid bet and the diamonds earned by it.
 */
export async function prepare(db: Database, players: readonly ChaosPlayer[], chances: number): Promise<void> {
  const now = Date.now();
  for (const player of players) {
    const { userId, hand } = player;
    // Dates the loss back, since the gift for an empty wallet is offered only some time after it.
    const at = hand.isBroke ? now - BANKRUPT_GIFT.delayMs : now;
    await db.transaction(async (client) => {
      await settleDeposit(client, { userId, amount: STARTING_COINS, channel: 'GCash', at });
      const gameId = HOUSE_GAMES.halloween.id;
      await settleRound(client, { userId, gameId, stake: STARTING_COINS, win: startingCoinsOf(player), at });
      await grantChances(client, { userId, count: chances, source: 'world', at });
    });
  }
}

/** Starts a rain of red packets; returns the id of the rain. */
export async function openRain(db: Database): Promise<string> {
  const now = Date.now();
  await addRain(db, now);
  const { rows } = await db.query<{ id: string }>('select id from red_packet_rains where starts_at = $1', [
    now,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no rain has begun');
  return id;
}
