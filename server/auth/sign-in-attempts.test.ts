import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import { openSession } from '../sessions/sessions.ts';
import { makePlayer, NOON } from '../testing/players.ts';
import { testDatabase } from '../testing/database.ts';
import { countAttempt, SIGN_IN_RULES, waitAfter } from './sign-in-attempts.ts';

const MINUTE = 60_000;
let db: Database;
let userId: number;
beforeEach(async () => {
  db = await testDatabase();
  userId = await makePlayer(db);
});
afterEach(() => db.close());

const attempt = (
  ip: string,
  {
    now = NOON,
    isNobody = false,
    on = db,
    deviceId = null,
  }: { now?: number; isNobody?: boolean; on?: Queryable; deviceId?: string | null } = {},
) => countAttempt(on, { typed: 'nobody_here', userId: isNobody ? undefined : userId, ip, deviceId, now });
const refused = { code: ErrorCode.tooManyAttempts };
/** Makes `tries` wrong tries, each from a different network. */
const hammer = async (tries: number, isNobody = false) => {
  await Promise.all(
    Array.from({ length: tries }, (_, from) =>
      attempt(`198.51.${Math.floor(from / 250)}.${(from % 250) + 1}`, { isNobody }),
    ),
  );
};

describe('the wait after a wrong try', () => {
  it("grows with the network's own tries and with the tries of strangers, up to the maximum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat({ max: 1_000_000 }), (tries, strangers) => {
        const { known, strange } = SIGN_IN_RULES.longestWaitMs;
        expect(waitAfter(tries, undefined)).toBeLessThanOrEqual(known);
        expect(waitAfter(tries, strangers)).toBeLessThanOrEqual(strange);
        expect(waitAfter(tries + 1, strangers)).toBeGreaterThanOrEqual(waitAfter(tries, strangers));
        expect(waitAfter(tries, strangers * 2)).toBeGreaterThanOrEqual(waitAfter(tries, strangers));
      }),
    );
    expect([4, 5, 6, 9, 10].map((tries) => waitAfter(tries, undefined) / MINUTE)).toEqual([0, 1, 2, 15, 15]);
    expect([0, 19, 20, 40, 79, 80].map((strangers) => waitAfter(1, strangers) / MINUTE)).toEqual([
      0, 0, 1, 2, 2, 4,
    ]);
  });
});

describe('an account attacked from many networks', () => {
  it('allows each unknown network one try before it has to wait, however many networks there are', async () => {
    await hammer(160);
    await attempt('203.0.113.1');
    for (const minutes of [7, 1]) {
      await expect(attempt('203.0.113.1', { now: NOON + MINUTE * (8 - minutes) })).rejects.toMatchObject({
        ...refused,
        detail: { minutes },
      });
    }
    await attempt('203.0.113.1', { now: NOON + 8 * MINUTE });
  });

  it('always lets its owner log in: at home, and at the first try from elsewhere', async () => {
    await openSession(db, userId, '2001:db8:5:6::1', NOON - 29 * 86_400_000);
    await hammer(400);
    // In the home network, also from another address, the owner's first five typos are not delayed.
    for (let slip = 0; slip < 5; slip++) await attempt('2001:db8:5:6:7::8');
    await expect(attempt('2001:db8:5:6:7::9')).rejects.toMatchObject({ ...refused, detail: { minutes: 1 } });
    const abroad = await attempt('192.0.2.1');
    await abroad.clear();
    await attempt('192.0.2.1');
  });

  it('lets its owner log in from a device of the owner, while a stranger on the owner’s own network has to wait', async () => {
    const { rows } = await db.query<{ id: string }>(
      `insert into devices (os, model, info, url_params, country, currency, language, user_id, first_seen_at, seen_at)
       values ('android', '', '', '', '', '', '', $1, 0, 0) returning id`,
      [userId],
    );
    const deviceId = rows[0]?.id ?? null;
    const home = '203.0.113.1';
    await openSession(db, userId, home, NOON);
    for (let slip = 0; slip < 5; slip++) await attempt(home);
    await expect(attempt(home)).rejects.toMatchObject(refused);
    await (await attempt(home, { deviceId })).clear();
    // The device waits for its own wrong tries, and is nothing to another player or with a made-up id.
    for (let slip = 0; slip < 5; slip++) await attempt(home, { deviceId });
    await expect(attempt(home, { deviceId })).rejects.toMatchObject({ ...refused, detail: { minutes: 1 } });
    for (const other of ['0f6f3c1e-6b0f-4b5e-9a3f-7f2f9f1f0a11', null])
      await expect(attempt(home, { deviceId: other })).rejects.toMatchObject(refused);
    await db.query('update devices set user_id = $1', [await makePlayer(db)]);
    await expect(attempt(home, { deviceId })).rejects.toMatchObject(refused);
  });

  it('treats all addresses of an IPv6 customer as one network, and during an attack even all addresses of a whole site', async () => {
    for (let host = 1; host <= 5; host++) await attempt(`2001:db8:1:2::${host}`);
    await expect(attempt('2001:db8:1:2:ffff::1')).rejects.toMatchObject(refused);
    await attempt('2001:db8:1:3::1');
    await hammer(20);
    await attempt('2001:db8:9:1::1');
    await expect(attempt('2001:db8:9:2::1')).rejects.toMatchObject(refused);
  });

  it('returns to the normal limit of wrong tries an hour after the attack', async () => {
    await hammer(40);
    await attempt('203.0.113.1');
    await expect(attempt('203.0.113.1')).rejects.toMatchObject(refused);
    const later = NOON + SIGN_IN_RULES.forgetMs;
    for (let tries = 0; tries < 5; tries++) await attempt('203.0.113.2', { now: later });
    await expect(attempt('203.0.113.2', { now: later })).rejects.toMatchObject(refused);
  });
});

it('an unknown name is counted by the same statements as a known one, and refused with the same message', async () => {
  const course = async (isNobody: boolean) => {
    const statements: string[] = [];
    const on = {
      query: (text: string, values: unknown[]) => {
        statements.push(text);
        return db.query(text, values);
      },
    } as unknown as Queryable;
    const answers: unknown[] = [];
    for (let tries = 0; tries < 7; tries++)
      answers.push(await attempt('203.0.113.1', { isNobody, on }).then(() => 'looked at', String));
    await hammer(20, isNobody);
    for (let tries = 0; tries < 2; tries++)
      answers.push(await attempt('203.0.113.2', { isNobody, on }).then(() => 'looked at', String));
    return { statements, answers };
  };
  expect(await course(true)).toEqual(await course(false));
});
