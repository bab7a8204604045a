import type { Page } from '@playwright/test';
import type { GameName } from '../../../contract/fair.ts';
import { DEAL_RULES } from '../../../fair/coin-pusher/deal.ts';
import { settleDrop } from '../../../fair/coin-pusher.ts';
import { commit } from '../../../fair/random.ts';
import { findTable } from '../../../server/coin-pusher/tables.ts';
import type { Database } from '../../../server/db/database.ts';
import { chooseRoundSeed } from '../../../server/slots/test-kit.ts';
import { replaceTable } from '../../../server/testing/coin-pusher.ts';

/** A game in which players buy rounds, and what e2e tests press and read on its page. */
export interface GameFixture {
  readonly game: Exclude<GameName, 'lucky-jackpot'>;
  readonly path: string;
  /** Name of the call that buys a round. */
  readonly call: string;
  /** Name of the scene, which must be ready before the button is pressed. */
  readonly scene: string;
  readonly button: RegExp;
  /** Matches the live region's announcement of any result. */
  readonly announcement: RegExp;
  /** Name of the button that a player presses to see the result; undefined if the result shows by itself. */
  readonly finish?: RegExp;
  /** Name of the button that shows the result of a round resumed after a fault; undefined if it shows by itself. */
  readonly opensResumed?: RegExp;
  /** Whether a player may have only one round. */
  readonly isSingle?: boolean;
}

/** All games in which players buy rounds, except the Lucky Jackpot. */
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

/** Returns the stored round that the device has not shown yet, as JSON; null if there is none. */
export const pendingOf = (page: Page, game: GameName): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`perya.pending.${name}`), game);

/** Returns how many rounds of a game a player has bought, and their payouts minus stakes in hundredths. */
export async function boughtRounds(
  db: Database,
  userId: number,
  game: GameName,
): Promise<{ count: number; net: number }> {
  const { rows } = await db.query<{ count: number; net: number }>(
    `select count(*)::int as count, coalesce(sum(payout - stake), 0)::bigint as net
     from fair_rounds where user_id = $1 and game = $2 and rules_version <> $3`,
    // Leaves out the round that deals the coin pusher's table, which is not bought.
    [userId, game, DEAL_RULES],
  );
  return rows[0] ?? { count: -1, net: 0 };
}

/**
 * Number of seeds tried with one table before another table is dealt: what falls depends more on the table than on the
 * seed.
 */
const TRIES = 40;

/**
 * Deals the player a coin pusher table, and sets the secret seed of the next drop so that exactly this number of pesos
 * falls over the edge.
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
