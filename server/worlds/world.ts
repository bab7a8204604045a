import type { PoolClient } from 'pg';
import type { Clock } from '../clock.ts';
import { sendDemoMails } from './mails.ts';
import { hashPassword } from '../auth/passwords.ts';
import { registerPlayer } from '../auth/registration.ts';
import { AVATARS } from '../../contract/avatars.ts';
import { turnSwitch } from '../config/queries.ts';
import type { Database, Queryable } from '../db/database.ts';
import { claimDatabase } from '../db/database-mode.ts';
import { expireChances } from '../jackpot/chances.ts';
import { newSeed } from '../fair/seeds.ts';
import { draw } from '../jackpot/draw.ts';
import { readWallet } from '../ledger/wallet.ts';
import { addRain } from '../red-packet/rains.ts';
import { bookHistory } from './bookings.ts';
import { joinCamps } from './camps.ts';
import { otherPlayerHistories, otherPlayers } from './other-players.ts';
import { historyUntilToday, playToday, registeredAt } from './demo-player.ts';
import type { HistoryEvent, PlayerHistory } from './history.ts';
import { topUp } from './top-up.ts';

/** Names of the worlds with which a database can be filled. */
export const WORLDS = ['demo', 'hall', 'fresh-player', 'mid-spin', 'empty'] as const;
/**
 * Name of a world: `demo` has a history and a demo player, `hall` the same and all 5,000 titles, `fresh-player` a new
 * player, `mid-spin` is `demo` with a draw not yet shown, and `empty` has nobody.
 */
export type WorldName = (typeof WORLDS)[number];

/** What the creation of a world needs. */
export interface WorldDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Receives messages for the operator. */
  readonly log: (line: string) => void;
  /** Returns seeds for future draws; by default from the system's random source. */
  readonly nextSeed?: () => string;
}

/** Account and password of a world's player. */
export interface WorldLogin {
  readonly account: string;
  readonly password: string;
}

const DEMO: WorldLogin = { account: 'demo_player', password: 'perya-demo-2026' };
const FRESH: WorldLogin = { account: 'fresh_player', password: 'perya-fresh-2026' };

/** Account and password of each world's player; undefined for the world `empty`. */
export const WORLD_LOGINS: Readonly<Record<WorldName, WorldLogin | undefined>> = {
  demo: DEMO,
  hall: DEMO,
  'mid-spin': DEMO,
  'fresh-player': FRESH,
  empty: undefined,
};

/** The clientTxnId of the draw that is stored but not yet shown in the world `mid-spin`. */
export const MID_SPIN_TXN_ID = '01890000-0000-7000-8000-00000000d12a';

/** Advisory lock id of seeding: only one of several processes creates a world at a time. */
const LOCK = 4_180_005;
const YEAR = 366 * 86_400_000;

/**
 * Fills an empty database with a world, atomically and with the same ledger functions as real play, and marks it as
 * development's. Returns false and changes nothing if the database already has players. Throws WrongDatabaseError for a
 * database of real players.
 */
export async function seedWorld(name: WorldName, deps: WorldDeps): Promise<boolean> {
  const login = WORLD_LOGINS[name];
  const now = deps.clock.now();
  const passwordHash = login && (await hashPassword(login.password));
  const started = performance.now();
  const seeded = await deps.db.transaction(async (client) => {
    // Wait without a time limit: another server may be creating a world.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await claimDatabase(client, 'development');
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount !== 0) return false;
    if (login && passwordHash !== undefined) await fill(client, login, passwordHash, deps, now);
    await addToDemo(name, within(deps.db, client), now);
    return true;
  });
  if (!seeded) return false;
  await deps.db.query('analyze');
  deps.log(`The world "${name}" is made (${Math.round(performance.now() - started)} ms).`);
  return true;
}

/**
 * Adds what a world has in addition to `demo`, to a database that holds `demo`; does nothing for worlds that are not
 * based on it.
 */
export async function addToDemo(name: WorldName, db: Database, now: number): Promise<void> {
  if (name === 'hall') await turnSwitch(db, 'hall', true);
  if (name === 'mid-spin') await drawWithoutShowing(db, now);
}

/**
 * Returns a database whose statements run in an open transaction; nested transactions become part of that transaction.
 */
const within = (db: Database, client: PoolClient): Database => ({
  ...db,
  query: (sql, values) => (typeof sql === 'string' ? client.query(sql, values) : client.query(sql)),
  transaction: (run) => run(client),
});

async function fill(
  db: Queryable,
  login: WorldLogin,
  passwordHash: string,
  deps: WorldDeps,
  now: number,
): Promise<void> {
  // The history rewrites the accounts table as it grows. Locking the table before everything else prevents deadlocks.
  await db.query('lock table accounts in access exclusive mode');
  const isDemo = login === DEMO;
  const userIds: number[] = [];
  for (const [index, person] of otherPlayers.entries()) {
    userIds.push(
      await registerPlayer(db, { ...person, avatar: AVATARS[index % AVATARS.length] ?? '', now: now - YEAR }),
    );
  }
  const own = await registerPlayer(db, {
    account: login.account,
    passwordHash,
    nickname: isDemo ? 'Marisol' : '',
    avatar: isDemo ? 'cat' : 'rabbit',
    birthDate: '1994-05-12',
    now: isDemo ? registeredAt(now) : now,
  });
  const nextSeed = deps.nextSeed ?? newSeed;
  const others = otherPlayerHistories(userIds, now);
  for (const history of others) history.seal(nextSeed());
  await openSeeds(db, others);
  if (isDemo) await bookWithDemoPlayer(db, others, historyUntilToday(own, now), now, nextSeed);
  else await bookHistory(db, inOrder(others.flatMap((history) => history.events)));
  await expireChances(db, now);
  if (isDemo) {
    await addRain(db, now);
    await joinCamps(db, userIds, now);
    await sendDemoMails(db, own, now);
  }
}

/**
 * Books all players' histories. Today's deposit of the demo player depends on the amount of her jackpot, which is known
 * only after its booking, so her current day is booked second.
 */
async function bookWithDemoPlayer(
  db: Queryable,
  others: readonly PlayerHistory[],
  demoPlayer: PlayerHistory,
  now: number,
  nextSeed: () => string,
): Promise<void> {
  await openSeeds(db, [demoPlayer]);
  const untilYesterday = demoPlayer.events.length;
  const events = inOrder([...others.flatMap((history) => history.events), ...demoPlayer.events]);
  const split = events.findLastIndex((event) => event.userId === demoPlayer.userId) + 1;
  await bookHistory(db, events.slice(0, split));
  playToday(demoPlayer, now, (await readWallet(db, demoPlayer.userId)).coin);
  demoPlayer.seal(nextSeed());
  await bookHistory(db, inOrder([...events.slice(split), ...demoPlayer.events.slice(untilYesterday)]));
}

/** Sorts events by time; events of one player in the same millisecond keep their order. */
const inOrder = (events: readonly HistoryEvent[]): HistoryEvent[] => events.toSorted((a, b) => a.at - b.at);

async function openSeeds(db: Queryable, histories: readonly PlayerHistory[]): Promise<void> {
  await db.query(
    `insert into fair_players (user_id, game, seed, client_seed)
     select user_id, 'lucky-jackpot', seed, client_seed
     from unnest($1::bigint[], $2::text[], $3::text[]) as past (user_id, seed, client_seed)`,
    [
      histories.map((history) => history.userId),
      histories.map((history) => history.firstSeed),
      histories.map((history) => history.clientSeed),
    ],
  );
}

/** Makes a draw as the client would, but shows its answer to nobody. */
async function drawWithoutShowing(db: Database, now: number): Promise<void> {
  const userId = await findPlayer(db, DEMO.account);
  if (userId !== undefined) await draw(db, { userId, clientTxnId: MID_SPIN_TXN_ID, at: now });
}

/**
 * Prepares the player of a world for today, through the ledger: earns new chances for the demo player, and adds a rain
 * to join. Returns the number of chances earned (0 at the day's limit). Throws if the database has no such player.
 */
export async function topUpWorld(name: WorldName, { db, clock, log }: WorldDeps): Promise<number> {
  const login = WORLD_LOGINS[name];
  if (login !== DEMO)
    throw new Error(`Nothing can be topped up in the world "${name}": its player has done nothing.`);
  const userId = await findPlayer(db, login.account);
  if (userId === undefined)
    throw new Error(`This database has players, but no ${login.account}: it is not the world "${name}".`);
  const earned = await db.transaction((client) => topUp(client, userId, clock.now()));
  await addRain(db, clock.now());
  log(
    earned === 0
      ? "Today's 20 chances are earned already; more come after midnight in Manila."
      : `${earned} chances earned by today's bets.`,
  );
  return earned;
}

async function findPlayer(db: Queryable, account: string): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>('select id from users where account = $1', [account]);
  return rows[0]?.id;
}
