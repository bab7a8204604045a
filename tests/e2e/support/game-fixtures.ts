import type { Page } from '@playwright/test';
import type { GameName } from '../../../contract/fair.ts';
import { DEAL_RULES } from '../../../fair/coin-pusher/deal.ts';
import { settleDrop } from '../../../fair/coin-pusher.ts';
import { commit } from '../../../fair/random.ts';
import { findTable } from '../../../server/coin-pusher/tables.ts';
import type { Database } from '../../../server/db/database.ts';
import { chooseRoundSeed } from '../../../server/slots/test-kit.ts';
import { replaceTable } from '../../../server/testing/coin-pusher.ts';

/** A game with bought rounds, with what e2e tests press and read on its page. */
export interface GameFixture {
  readonly game: Exclude<GameName, 'lucky-jackpot'>;
  readonly path: string;
  /** Call that buys a round. */
  readonly call: string;
  /** Scene that must be ready first. */
  readonly scene: string;
  readonly button: RegExp;
  /** Pattern of the live region's announcement of any result. */
  readonly announcement: RegExp;
  /** Button that a player presses once to see the result; undefined where it shows by itself. */
  readonly finish?: RegExp;
  /** Button that opens the result of a round resumed after a fault, where it waits for the player. */
  readonly opensResumed?: RegExp;
  /** Whether a player may have only one round. */
  readonly isSingle?: boolean;
}

/** All games with bought rounds except the lucky jackpot. */
export const GAME_FIXTURES: readonly GameFixture[] = [
  {
    game: 'coin-pusher',
    path: '/activity/coin-pusher',
    call: 'coinPusherDrop',
    scene: 'coin-pusher',
    button: /^Drop a coin for ₱1$/,
    announcement: /^(?:Over the edge: |Nothing fell this time)/,
  },
  {
    game: 'scratch-card',
    path: '/activity/lottery',
    call: 'scratchCardLottery',
    scene: 'scratch-card',
    button: /^(?:Play|Buy) 1 card/,
    announcement: /^(?:You won ₱|No prize on this card)/,
    finish: /^Reveal all$/,
  },
  {
    game: 'halloween-slots',
    path: '/activity/halloween',
    call: 'halloweenSlotsClick',
    scene: 'halloween-slots',
    button: /^Spin for ₱1\.00$/,
    announcement: /^(?:You won ₱|No win |You got back ₱)/,
  },
  {
    game: 'halloween-lottery',
    path: '/activity/halloween',
    call: 'halloweenLottery',
    scene: 'halloween-slots',
    button: /^Draw a card$/,
    announcement: /^Your card: ₱/,
  },
  {
    game: 'slotshack',
    path: '/activity/slotshack',
    call: 'slotshackSpin',
    scene: 'slotshack',
    button: /^Spin for ₱1\.00$/,
    announcement: /^(?:You won ₱|No win |You got back ₱)/,
  },
  {
    game: 'daily-spin',
    path: '/activity/spin',
    call: 'dailySpin',
    scene: 'daily-spin',
    button: /^Spin$/,
    announcement: /^You won ₱/,
    isSingle: true,
  },
  {
    game: 'red-packet-rain',
    path: '/activity/red-packet-rain',
    call: 'redWars',
    scene: 'red-packet-rain',
    button: /^Join the rain$/,
    announcement: /^Your packet had ₱/,
    opensResumed: /^Show the result now$/,
    isSingle: true,
  },
];

/** Returns what a device has still to show of a game; null for nothing. */
export const pendingOf = (page: Page, game: GameName): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`perya.pending.${name}`), game);

/** Returns the rounds of a game that a player has bought, and their net effect on the wallet, in hundredths. */
export async function boughtRounds(
  db: Database,
  userId: number,
  game: GameName,
): Promise<{ count: number; net: number }> {
  const { rows } = await db.query<{ count: number; net: number }>(
    `select count(*)::int as count, coalesce(sum(payout - stake), 0)::bigint as net
     from fair_rounds where user_id = $1 and game = $2 and rules_version <> $3`,
    // A coin pusher's table is dealt by a round that is not bought.
    [userId, game, DEAL_RULES],
  );
  return rows[0] ?? { count: -1, net: 0 };
}

/** Seeds tried for one table: what falls depends more on the coins' positions than on how the next one rolls. */
const TRIES = 40;

/**
 * Deals the player a table and writes the secret seed of the next drop, so that exactly the given pesos go over the
 * edge.
 */
export async function chooseDrop(
  db: Database,
  userId: number,
  { x, pesos }: { x: number; pesos: number },
): Promise<void> {
  for (let deal = 0; ; deal += 1) {
    await replaceTable(db, userId, commit(`journey ${deal}`), Date.now());
    const stored = await findTable(db, userId);
    if (!stored) throw new Error('no table was stored');
    const { table } = stored;
    let tries = 0;
    let isFound = false;
    await chooseRoundSeed(db, { userId, game: 'coin-pusher' }, (round) => {
      const front = settleDrop(table, { ...round, x }).exits.filter(({ out }) => out === 'front');
      isFound = front.length === pesos && front.every(({ kind }) => kind === 'peso');
      tries += 1;
      return isFound || tries === TRIES;
    });
    if (isFound) return;
  }
}
