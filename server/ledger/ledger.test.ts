import { ErrorCode } from '../../contract/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { expireHolds, openHold, payHold, postHold, voidHold } from './holds.ts';
import { type AccountRef, type Leg, houseOf, post, walletOf } from './post.ts';
import { verifyLedger } from './verify.ts';
import { readWallet } from './wallet.ts';

let db: Database;
let players: number[] = [];
beforeAll(async () => {
  db = await testDatabase();
  players = await Promise.all([0, 1, 2].map(() => makePlayer(db, { coins: 100_000 })));
});
afterAll(() => db.close());

const player = (index: number): number => players[index % players.length] ?? 0;
const sound = async (): Promise<void> => expect((await verifyLedger(db)).faults).toEqual([]);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const move = (from: AccountRef, to: AccountRef, amount: number): Leg[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

describe('any sequence of journals and holds', () => {
  const index = fc.nat(2);
  const amount = fc.integer({ min: 1, max: 60_000 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('move' as const), from: index, to: index, amount }),
    fc.record({
      do: fc.constant('house' as const),
      from: index,
      amount: fc.integer({ min: -60_000, max: 60_000 }),
    }),
    fc.record({ do: fc.constant('hold' as const), from: index, amount, lasts: fc.nat(20) }),
    fc.record({ do: fc.constant('post' as const), hold: fc.nat(5), to: index }),
    fc.record({ do: fc.constant('void' as const), hold: fc.nat(5) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(15) }),
  );

  it('leaves every balance equal to a plain sum, and the ledger correct', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const coins = await Promise.all(players.map(async (id) => (await readWallet(db, id)).coin));
        const holds: { id: string; owner: number; amount: number; ends: number; open: boolean }[] = [];
        let now = NOON;
        for (const one of steps) {
          if (one.do === 'move') {
            const fits = (coins[one.from] ?? 0) >= one.amount || one.from === one.to;
            const legs = move(walletOf(player(one.from)), walletOf(player(one.to)), one.amount);
            expect(await codeOf(post(db, { kind: 'correction', at: now, legs }))).toBe(
              fits ? 0 : ErrorCode.balanceTooLow,
            );
            if (fits) {
              coins[one.from] = (coins[one.from] ?? 0) - one.amount;
              coins[one.to] = (coins[one.to] ?? 0) + one.amount;
            }
          } else if (one.do === 'house') {
            const fits = (coins[one.from] ?? 0) + one.amount >= 0;
            const legs = move(houseOf('HOUSE', player(one.from)), walletOf(player(one.from)), one.amount);
            expect(await codeOf(post(db, { kind: 'correction', at: now, legs }))).toBe(
              fits ? 0 : ErrorCode.balanceTooLow,
            );
            if (fits) coins[one.from] = (coins[one.from] ?? 0) + one.amount;
          } else if (one.do === 'hold') {
            const fits = (coins[one.from] ?? 0) >= one.amount;
            const ends = now + one.lasts;
            const request = {
              userId: player(one.from),
              amount: one.amount,
              reason: 'test',
              at: now,
              expiresAt: ends,
            };
            const opening = db.transaction((client) => openHold(client, request));
            if (!fits) expect(await codeOf(opening)).toBe(ErrorCode.balanceTooLow);
            else {
              holds.push({ id: (await opening).id, owner: one.from, amount: one.amount, ends, open: true });
              coins[one.from] = (coins[one.from] ?? 0) - one.amount;
            }
          } else if (one.do === 'post' || one.do === 'void') {
            const hold = holds[one.hold];
            if (!hold) continue;
            const closed = await db.transaction((client) =>
              one.do === 'post'
                ? postHold(client, hold.id, walletOf(player(one.to)), 'correction', now)
                : voidHold(client, hold.id, now),
            );
            expect(closed).toBe(hold.open);
            const to = one.do === 'post' ? one.to : hold.owner;
            if (hold.open) coins[to] = (coins[to] ?? 0) + hold.amount;
            hold.open = false;
          } else {
            now += one.ms;
            const due = holds.filter((hold) => hold.open && hold.ends <= now);
            expect(await db.transaction((client) => expireHolds(client, now))).toBe(due.length);
            for (const hold of due) {
              coins[hold.owner] = (coins[hold.owner] ?? 0) + hold.amount;
              hold.open = false;
            }
          }
        }
        await sound();
        for (const hold of holds)
          if (hold.open) await db.transaction((client) => voidHold(client, hold.id, now));
        for (const hold of holds) if (hold.open) coins[hold.owner] = (coins[hold.owner] ?? 0) + hold.amount;
        expect(await Promise.all(players.map(async (id) => (await readWallet(db, id)).coin))).toEqual(coins);
      }),
      { numRuns: 25 },
    );
    await sound();
  });
});

describe('a journal', () => {
  const journals = async (): Promise<number> => (await verifyLedger(db)).journals;

  it('is refused if it does not sum to zero, in total or in one of the currencies', async () => {
    const before = await journals();
    const wallet = walletOf(player(0));
    const diamonds: AccountRef = { owner: player(0), name: 'diamonds' };
    for (const legs of [
      [{ account: wallet, amount: 5 }],
      [...move(houseOf('HOUSE', 1), wallet, 5), { account: wallet, amount: 1 }],
      move(houseOf('HOUSE', 1), diamonds, 5),
    ]) {
      await expect(post(db, { kind: 'correction', at: NOON, legs })).rejects.toThrow('does not sum to zero');
    }
    expect(await journals()).toBe(before);
  });

  it('is refused if it names an unknown account, even if the legs on unknown accounts sum to zero', async () => {
    const before = await journals();
    const nobody = walletOf(1);
    const nowhere: AccountRef = { house: 'HOUSE', shard: 99 };
    for (const legs of [
      move(nobody, walletOf(player(0)), 5),
      move(nobody, nowhere, 5),
      [...move(houseOf('HOUSE', 1), walletOf(player(0)), 5), ...move(nobody, nowhere, 5)],
      [],
    ]) {
      await expect(post(db, { kind: 'correction', at: NOON, legs })).rejects.toThrow('does not exist');
    }
    expect(await journals()).toBe(before);
  });

  it('is refused as balanceTooLow (4001) if it overdraws, and its whole transaction is rolled back', async () => {
    const [from, to] = [player(0), player(1)];
    const before = {
      journals: await journals(),
      from: await readWallet(db, from),
      to: await readWallet(db, to),
    };
    const overdraw = db.transaction(async (client) => {
      await post(client, { kind: 'correction', at: NOON, legs: move(houseOf('HOUSE', to), walletOf(to), 7) });
      await post(client, {
        kind: 'correction',
        at: NOON,
        legs: move(walletOf(from), walletOf(to), before.from.coin + 1),
      });
    });
    await expect(overdraw).rejects.toMatchObject({ code: ErrorCode.balanceTooLow });
    expect({
      journals: await journals(),
      from: await readWallet(db, from),
      to: await readWallet(db, to),
    }).toEqual(before);
  });

  it('can never be changed, deleted or truncated', async () => {
    for (const sql of [
      'update journals set at = 0',
      'delete from postings',
      'truncate postings',
      'truncate journals cascade',
    ]) {
      await expect(db.query(sql)).rejects.toThrow('append-only');
    }
  });

  it('is posted once or refused when two hundred journals move coins both ways between the same players', async () => {
    const sum = async (): Promise<number> => {
      const wallets = await Promise.all(players.map((id) => readWallet(db, id)));
      return wallets.reduce((total, wallet) => total + wallet.coin, 0);
    };
    const before = await sum();
    const moves = Array.from({ length: 200 }, (_, n) =>
      codeOf(
        post(db, {
          kind: 'correction',
          at: NOON,
          legs: move(walletOf(player(n)), walletOf(player(n + 1 + (n % 2))), 700),
        }),
      ),
    );
    const codes = new Set(await Promise.all(moves));
    codes.delete(ErrorCode.balanceTooLow);
    expect([...codes]).toEqual([0]);
    expect(await sum()).toBe(before);
    await sound();
  });
});

it('posting changes no indexed column of an account, so that PostgreSQL can use a fast (HOT) update', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = 'accounts'::regclass and pg_get_indexdef(indexrelid) ~ '\\m(balance|version)\\M'`,
  );
  expect(rows).toEqual([]);
});

it('a withdrawal is paid once, out of its hold, and is counted', async () => {
  const userId = await makePlayer(db, { coins: 10_000 });
  const request = { userId, amount: 4_000, reason: 'GCash', at: NOON, expiresAt: NOON + 1_000 };
  const { id } = await db.transaction((client) => openHold(client, request));
  const paid = await Promise.all(
    [0, 1, 2].map(() => db.transaction((client) => payHold(client, id, NOON + 1))),
  );
  expect(paid.filter((once) => once)).toHaveLength(1);
  const { rows } = await db.query('select exchange from player_totals where user_id = $1', [userId]);
  expect([rows, (await readWallet(db, userId)).coin]).toEqual([[{ exchange: 4_000 }], 6_000]);
  await sound();
});

describe('verifyLedger', () => {
  /** Corrupts the ledger in a transaction that is rolled back afterwards. Returns the rules that are then broken. */
  const faultsAfter = async (sql: string): Promise<string[]> => {
    let rules: string[] = [];
    await db
      .transaction(async (client) => {
        await client.query('set local session_replication_role = replica');
        await client.query(sql);
        rules = (await verifyLedger(client)).faults.map((fault) => fault.rule);
        throw new Error('back');
      })
      .catch(() => {});
    return rules;
  };

  it.each([
    [
      'a balance',
      `update accounts set balance = balance + 1 where owner is not null and name = 'wallet'`,
      'a stored balance',
    ],
    ['a posting', 'update postings set amount = amount + 1', 'sums to zero'],
    ['a version', 'update accounts set version = version + 1 where owner is not null', 'a version counts'],
    [
      'a lost posting',
      'delete from postings where account_id = (select max(account_id) from postings)',
      'a version counts',
    ],
    [
      'coins away that are not there',
      `insert into coins_away (user_id, provider) select id, 'arcade' from users limit 1`,
      'who has coins away',
    ],
    ['a stray posting', 'insert into postings values (-1, -1, 0, 0)', 'every posting belongs'],
    [
      'a chance from nowhere',
      `insert into jackpot_chances (user_id, source, day, at, expires_at) select id, 'world', 0, 0, 1 from users limit 1`,
      'what chances are worth',
    ],
    [
      'a held coin without a hold',
      `insert into holds (user_id, amount, reason, at, expires_at, opened_by) select id, 5, '', 0, 0, 1 from users limit 1`,
      'open holds',
    ],
  ])('detects %s', async (_what, sql, rule) => {
    expect((await faultsAfter(sql)).join('; ')).toContain(rule);
  });
});
