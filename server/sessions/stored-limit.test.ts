import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { openGameServerDatabase } from '../game-server/database.ts';
import { sweep } from '../jobs/sweep.ts';
import { GAME_SERVER_SECRET } from '../testing/game-server.ts';
import { makePlayer } from '../testing/players.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { MOST_SESSIONS, openSession } from './sessions.ts';
import { STORED_LIMITS } from './stored-limit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const IP = '203.0.113.7';
const DICE = 2002;
const HOME = {
  name: 'Maria Clara',
  mobile: '09171234567',
  region: 'National Capital Region',
  province: 'Metro Manila',
  city: 'Makati',
  barangay: 'Poblacion',
  zip: '1210',
};

let product: TestProduct;
beforeEach(async () => {
  product = await testProduct({
    limits: true,
    gameServer: { origin: 'http://games.test', secret: GAME_SERVER_SECRET },
  });
});
afterEach(() => product.close());

const countOf = async (table: string): Promise<number> => {
  const { rows } = await product.db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
};

/** Makes calls one after the other, a second apart so that the limit of requests does not apply; counts the answers. */
async function repeat(count: number, call: (index: number) => Promise<{ errcode: number }>) {
  const answers: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    product.clock.advance(1_000);
    const { errcode } = await call(index);
    answers[errcode] = (answers[errcode] ?? 0) + 1;
  }
  return answers;
}

const device = (more: object = {}) => ({
  os: 'android',
  deviceModel: 'phone',
  deviceInfo: '{}',
  gameListVersion: '',
  urlParams: '',
  countryCodeISO: 'PH',
  currency: 'PHP',
  language: 'en',
  ...more,
});

describe('what an address may store without a log-in', () => {
  it('is a limited number of devices; a known device comes back as often as it likes', async () => {
    const ask = (ip: string, deviceId?: string) =>
      product.ask('anonymous/preLogin2', device(deviceId === undefined ? {} : { deviceId }), { ip });
    const { deviceId } = await ask(IP);
    const answers = await repeat(400, () => ask(IP));
    const { burst } = STORED_LIMITS.device;
    expect(answers[ErrorCode.rateLimited]).toBeGreaterThan(400 - burst - 20);
    expect(await countOf('devices')).toBe(1 + (answers[0] ?? 0));
    expect(await ask(IP, deviceId)).toMatchObject({ errcode: 0, deviceId });
    expect(await ask('198.51.100.1')).toMatchObject({ errcode: 0 });
  });

  it('counts a whole site of IPv6 as one address', async () => {
    const answers = await repeat(200, (index) =>
      product.ask('anonymous/preLogin2', device(), { ip: `2001:db8:7:${index.toString(16)}::1` }),
    );
    expect(answers[ErrorCode.rateLimited]).toBeGreaterThan(50);
  });

  it('is a limited number of characters of analytics, with or without a session', async () => {
    const { token } = await signUp(product);
    const text = 'x'.repeat(500);
    const props = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`p${index}`, text]));
    const eventList = Array.from({ length: 20 }, () => ({ name: 'page', time: 0, props }));
    const answers = await repeat(60, (index) =>
      product.ask(
        'anonymous/appEventLogClient',
        { eventList },
        index % 2 === 0 ? { ip: IP, token } : { ip: IP },
      ),
    );
    expect(answers[0]).toBeLessThan(15);
    expect((answers[0] ?? 0) + (answers[ErrorCode.rateLimited] ?? 0)).toBe(60);
    expect(await countOf('client_events')).toBe(20 * (answers[0] ?? 0));
    product.clock.advance(HOUR);
    expect((await product.ask('anonymous/appEventLogClient', { eventList }, { ip: IP })).errcode).toBe(0);
  });

  it('is no event with more than twenty properties', async () => {
    const props = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 1]));
    const eventList = [{ name: 'page', time: 0, props }];
    expect(await product.ask('anonymous/appEventLogClient', { eventList })).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { 'eventList.0.props': 'tooMany' },
    });
  });

  it('is a limited number of games for fun', async () => {
    const answers = await repeat(100, () =>
      product.ask('startGame', { gameId: DICE, tryIt: true }, { ip: IP }),
    );
    expect(answers[ErrorCode.rateLimited]).toBeGreaterThan(10);
    expect(await countOf('provider_sessions')).toBe(answers[0]);
  });

  it('is a limited number of accounts with a name', async () => {
    const { burst } = STORED_LIMITS.account;
    const answers = await repeat(burst + 5, (index) =>
      product.ask(
        'accountRegist',
        { account: `somebody_${index}`, password: 'lantern-and-rain', declarations: grownUp },
        { ip: IP },
      ),
    );
    expect(answers).toEqual({ 0: burst, [ErrorCode.rateLimited]: 5 });
  });
});

describe('what a player may store', () => {
  it('is a limited number of addresses, of which the last two and those of orders are kept', async () => {
    const { userId, token } = await signUp(product);
    const answers = await repeat(40, (index) =>
      product.ask('updateAddress', { ...HOME, street: `${index} Rizal Ave.` }, { token }),
    );
    expect(answers).toEqual({ 0: STORED_LIMITS.address.burst, [ErrorCode.rateLimited]: 30 });
    const { rows } = await product.db.query<{ version: number }>(
      'select version from player_addresses where user_id = $1 order by version',
      [userId],
    );
    expect(rows.map(({ version }) => version)).toEqual([9, 10]);
  });

  it('is a limited number of sessions: the oldest end, and ended ones are deleted', async () => {
    const userId = await makePlayer(product.db);
    const tokens: string[] = [];
    const { open, ended } = MOST_SESSIONS;
    for (let index = 0; index < open + ended + 20; index += 1)
      tokens.push(await openSession(product.db, userId, IP, product.clock.now() + index));
    expect(await countOf('sessions where revoked_at is null')).toBe(open);
    expect(await countOf('sessions')).toBe(open + ended);
    const ask = (token: string | undefined) => product.ask('online', {}, { token: token ?? '' });
    expect((await ask(tokens.at(-open))).errcode).toBe(0);
    expect((await ask(tokens.at(-open - 1))).errcode).toBe(ErrorCode.unauthorized);
  });
});

describe('the sweep', () => {
  const days = (count: number) => {
    product.clock.advance(count * DAY);
    // The server, which sweeps after its start, may still be sweeping.
    return expect.poll(() => sweep(product.db, product.clock.now())).toBeTypeOf('number');
  };

  it('deletes devices of guests after a week, of players after 400 days, and never one that had a welcome set', async () => {
    await product.ask('anonymous/preLogin2', device());
    const { deviceId } = await product.ask('anonymous/preLogin2', device());
    const { deviceId: gifted } = await product.ask('anonymous/preLogin2', device());
    const userId = await makePlayer(product.db);
    await product.db.query('update devices set user_id = $2 where id = $1', [deviceId, userId]);
    await product.db.query('insert into welcome_sets (user_id, device_id, at, day) values ($1, $2, $3, 1)', [
      userId,
      gifted,
      product.clock.now(),
    ]);
    await days(6);
    expect(await countOf('devices')).toBe(3);
    await days(2);
    expect(await countOf('devices')).toBe(2);
    await days(400);
    expect(await countOf('devices')).toBe(1);
  });

  it('deletes a game for coins in which nobody has bet', async () => {
    const { token } = await signUp(product, { coins: 1_000 });
    await product.ask('startGame', { gameId: DICE }, { token });
    await days(1);
    expect(await countOf('provider_sessions')).toBe(1);
    await days(1);
    expect(await countOf('provider_sessions')).toBe(0);
  });
});

it('every table is in the list of what bounds it', async () => {
  const listed = new Set(
    [...readFileSync('docs/stored-rows.md', 'utf8').matchAll(/`([a-z_0-9]+)`/g)].map(([, name]) => name),
  );
  const book = await openGameServerDatabase(product.db.url);
  const { rows } = await book.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'studio')`,
  );
  await book.close();
  expect(rows.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual([]);
});
