// @vitest-environment happy-dom
import { ErrorCode } from '../../contract/errors.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { user as userSchema } from '../../contract/profile.ts';
import { isApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { baseQuery } from '../api/base-query.ts';
import { configApi } from '../api/config.ts';
import { profileApi } from '../api/profile.ts';
import { sessionOpened } from './session-slice.ts';
import { ACCOUNT_KEY, TOKEN_KEY } from './stored-keys.ts';
import { breakUntil, isOnBreak } from '../platform/break.ts';
import { jackpotApi } from '../api/jackpot.ts';
import { followOtherTabs } from './other-tabs.ts';
import { makeStore, type AppStore } from './store.ts';

const user = v.parse(
  userSchema,
  Object.fromEntries(
    Object.entries(userSchema.entries).map(([name, { type }]) => [
      name,
      type === 'string' ? '' : type === 'boolean' ? false : 7,
    ]),
  ),
);

/** Functions that answer calls, by the call's name; all other calls never get an answer. */
type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const answer = (body: object, status = 200): Response =>
  new Response(JSON.stringify({ serverTime: 1_000, ...body }), { status });
const dead = () =>
  answer({ errcode: ErrorCode.unauthorized, message: 'You’ve been logged out. Please log in again.' });
const balances = {
  coin: 5,
  coinVersion: 1,
  lottery: 0,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  bet: 0,
  hasPassword: true,
};

const sent: { name: string; body: Record<string, unknown>; headers: Headers }[] = [];

function serve(answers: Answers): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = url.replace('/app/v1/', '');
    sent.push({
      name,
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      headers: new Headers(init.headers),
    });
    const never = () =>
      new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    return Promise.resolve(answers[name]?.() ?? never());
  });
}

let store: AppStore;
const logIn = (savedAccount?: string) =>
  store.dispatch(
    sessionOpened({ token: 'T'.repeat(43), user, ...(savedAccount !== undefined && { savedAccount }) }),
  );
const balancesNow = () =>
  store.dispatch(
    profileApi.endpoints.getBalances.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
const jackpotNow = () =>
  store.dispatch(
    jackpotApi.endpoints.getJackpot.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  store = makeStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('is sent once, with the common fields, the token and the language', async () => {
    serve({ refreshData: () => answer({ errcode: 0, ...balances }) });
    logIn();
    const { data } = await balancesNow();
    expect(data).toEqual(balances);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('authorization')).toBe('T'.repeat(43));
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(
      expect.arrayContaining(['appId', 'channel', 'clientReferrer', 'platform', 'appVersion', 'appWebName']),
    );
  });

  it('reports a refusal in one format, with errcode and message', async () => {
    const refusal = {
      errcode: ErrorCode.validationFailed,
      message: 'Please check.',
      fields: { mobile: 'mobile' },
      detail: { minutes: 3 },
    };
    serve({ refreshData: () => answer(refusal, 400) });
    const { error } = await balancesNow();
    expect(error).toEqual({ kind: 'refused', call: 'refreshData', ...refusal });
  });

  it.each([502, 503, 429])('is not repeated after the status %d', async (status) => {
    serve({ refreshData: () => new Response('<html>', { status }) });
    const { error } = await balancesNow();
    expect(isApiError(error) && error.kind).toBe('network');
    expect(sent).toHaveLength(1);
  });

  it('is tried although the device reports no network, and only its failure counts as offline', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: 'test' });
    serve({ refreshData: () => answer({ errcode: 0, ...balances }) });
    expect((await balancesNow()).data).toEqual(balances);
    expect(store.getState().connection.online).toBe(true);
    serve({ refreshData: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { error } = await balancesNow();
    expect(isApiError(error) && error.kind).toBe('offline');
    expect(store.getState().connection.online).toBe(false);
    serve({ refreshData: () => answer({ errcode: 0, ...balances }) });
    await balancesNow();
    expect(store.getState().connection.online).toBe(true);
  });

  it('reports an answer that breaks the contract as an error of the kind "shape"', async () => {
    serve({ refreshData: () => answer({ errcode: 0, ...balances, coin: 'five' }) });
    const { error } = await balancesNow();
    expect(isApiError(error) && error.kind).toBe('shape');
  });

  it.each([
    ['4g', 10_000],
    ['2g', 20_000],
    ['slow-2g', 20_000],
    ['3g', 30_000],
  ])(
    'on a %s connection times out after %d ms, and the player sees a message',
    async (effectiveType, limit) => {
      vi.useFakeTimers();
      vi.stubGlobal('navigator', {
        ...navigator,
        onLine: true,
        userAgent: 'test',
        connection: { effectiveType },
      });
      serve({});
      const result = balancesNow();
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(store.getState().modals).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      const { error } = await result;
      expect(isApiError(error) && error.kind).toBe('timeout');
      expect(store.getState().modals).toEqual([{ name: 'timeout' }]);
    },
  );
});

describe('a 401', () => {
  it('ends the session, clears all caches and opens the log-in by mobile number', async () => {
    serve({ getJackpotDrawInfo: dead });
    logIn();
    await jackpotNow();
    const { session, modals } = store.getState();
    expect(session.token).toBeUndefined();
    expect(session.user).toBeUndefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(modals).toEqual([{ name: 'login', how: 'phone', because: 'ended' }]);
    expect(Object.keys(store.getState()[api.reducerPath].queries)).toEqual([]);
  });

  it("shows the server's reason, if there is one, at the log-in", async () => {
    const message = 'Your account is on a break. Your balance is safe.';
    const detail = { because: ErrorCode.playerExcluded };
    serve({ getJackpotDrawInfo: () => answer({ errcode: ErrorCode.unauthorized, message, detail }) });
    logIn();
    await jackpotNow();
    expect(store.getState().modals).toEqual([
      { name: 'login', how: 'phone', because: 'ended', reason: message },
    ]);
  });

  it('caused by a break from playing makes this device store the end of the break, until the next log-in', async () => {
    const until = Date.now() + 60_000_000;
    const detail = { because: ErrorCode.playerExcluded, breakUntil: until };
    serve({
      getJackpotDrawInfo: () => answer({ errcode: ErrorCode.unauthorized, message: 'A break.', detail }),
    });
    logIn();
    await jackpotNow();
    expect([breakUntil(), isOnBreak()]).toEqual([until, true]);
    logIn();
    expect([breakUntil(), isOnBreak()]).toEqual([0, false]);
  });

  it('opens the log-in by account if the last log-in was by account', async () => {
    serve({ getJackpotDrawInfo: dead });
    logIn('marisol');
    await jackpotNow();
    expect(store.getState().modals).toEqual([{ name: 'login', how: 'account', because: 'ended' }]);
    expect(localStorage.getItem(ACCOUNT_KEY)).toBe('marisol');
  });

  it('from a call that guests make too does not end the session', async () => {
    serve({ refreshData: dead });
    logIn();
    await balancesNow();
    expect(store.getState().session.token).toBeDefined();
    expect(store.getState().modals).toEqual([]);
  });

  it('that arrives as an error code in the configuration ends the session', async () => {
    const config = {
      code: ErrorCode.unauthorized,
      maintenance: false,
      appCustomerServiceQueue: [],
      gameListVersion: 'a',
      games: [],
    };
    serve({ 'anonymous/appConfig': () => answer({ errcode: 0, ...config }) });
    logIn();
    await store.dispatch(configApi.endpoints.getLobbyConfig.initiate());
    expect(store.getState().session.token).toBeUndefined();
  });

  it('in the answer of the configuration also makes this device store the end of a break', async () => {
    const until = Date.now() + 60_000_000;
    const config = {
      code: ErrorCode.unauthorized,
      breakUntil: until,
      maintenance: false,
      appCustomerServiceQueue: [],
      gameListVersion: 'a',
      games: [],
    };
    serve({ 'anonymous/appConfig': () => answer({ errcode: 0, ...config }) });
    logIn();
    await store.dispatch(configApi.endpoints.getLobbyConfig.initiate());
    expect([store.getState().session.token, breakUntil()]).toEqual([undefined, until]);
  });

  it('for an older token does not end a newer session', async () => {
    let late: (response: Response) => void = () => undefined;
    serve({ getJackpotDrawInfo: () => new Promise((resolve) => (late = resolve)) });
    logIn();
    const result = jackpotNow();
    store.dispatch(sessionOpened({ token: 'N'.repeat(43), user }));
    late(dead());
    await result;
    expect(store.getState().session.token).toBe('N'.repeat(43));
  });
});

/** Calls that guests make too; a 401 of these does not end the session. */
const PUBLIC: ReadonlySet<string> = new Set(['refreshData', 'activityGetStatusList', 'welcomeSet']);

describe('the session after a 401', () => {
  const inputs = Object.values(calls).flatMap((call) =>
    [undefined, 'marisol'].map((saved) => ({ name: call.name, call, saved })),
  );

  it.each(inputs)(
    'ends and a log-in opens, unless guests make the call too: $name, saved account $saved',
    async ({ name, call, saved }) => {
      serve({ [name]: dead });
      logIn(saved);
      const { dispatch, getState } = store;
      const { signal, abort } = new AbortController();
      const asked = {
        dispatch,
        getState,
        signal,
        abort,
        extra: undefined,
        endpoint: name,
        type: 'query',
      } as const;
      const { error } = await baseQuery({ call, body: {} }, asked, {});
      expect(error).toMatchObject({ kind: 'refused', errcode: ErrorCode.unauthorized });
      const isPublic = PUBLIC.has(name);
      const { session, modals } = store.getState();
      expect(session.token === undefined).toBe(!isPublic);
      expect(localStorage.getItem(TOKEN_KEY) === null).toBe(!isPublic);
      const how = saved === undefined ? 'phone' : 'account';
      expect(modals).toEqual(isPublic ? [] : [{ name: 'login', how, because: 'ended' }]);
      expect(localStorage.getItem(ACCOUNT_KEY)).toBe(saved ?? null);
    },
  );
});

describe('this tab', () => {
  const storedElsewhere = (newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue }));

  it('logs out immediately when another tab logs out', () => {
    logIn();
    const stop = followOtherTabs(store);
    storedElsewhere(null);
    expect(store.getState().session.token).toBeUndefined();
    expect(store.getState().modals[0]?.name).toBe('login');
    stop();
  });

  it('logs in when another tab logs in, until it stops following', () => {
    const stop = followOtherTabs(store);
    storedElsewhere('O'.repeat(43));
    expect(store.getState().session.token).toBe('O'.repeat(43));
    stop();
    storedElsewhere(null);
    expect(store.getState().session.token).toBe('O'.repeat(43));
  });
});
