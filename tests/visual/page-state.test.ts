import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepState, type PageState, withoutLists } from './page-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a page that is kept in a state; its server answers every request with a list of one item. */
function pageIn(state: Exclude<PageState, 'full'>) {
  const send = vi.fn<(path: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ errcode: 0, list: [{ id: 1 }] })),
  );
  const page: Partial<Pick<Window, 'photographed'>> & { fetch: typeof send } & Record<string, unknown> = {
    setTimeout,
    setInterval,
    clearTimeout,
    fetch: send,
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('navigator', {});
  const settings = {
    failed: '{"errcode":"any"}',
    long: 2_000,
    api: '/app/v1/',
    live: '/app/v1/live',
    art: '/art/',
  };
  keepState({ state, ...settings }, withoutLists);
  const ask = async (path: string): Promise<unknown> => (await page.fetch(path)).json();
  const own = page.photographed;
  if (!own) throw new Error('the page knows nothing of its state');
  return { ask, send, own };
}

/** Resolves to the result of a promise that settles at once, else to 'still waiting'. */
async function soon<T>(promise: Promise<T>): Promise<T | 'still waiting'> {
  return Promise.race([
    promise,
    new Promise<'still waiting'>((resolve) => setImmediate(resolve, 'still waiting')),
  ]);
}

describe('page kept in a state for photographs', () => {
  it('gets the server’s answers only after its release if the state is "loading"', async () => {
    const { ask, send, own } = pageIn('loading');
    const answer = ask('/app/v1/bets');
    expect(await soon(answer)).toBe('still waiting');
    expect(send).not.toHaveBeenCalled();
    own.release();
    expect(await answer).toEqual({ errcode: 0, list: [{ id: 1 }] });
    expect(own.answered).toEqual([{ method: 'GET', path: '/app/v1/bets', body: null }]);
    await vi.waitFor(() => expect(own.calls).toBe(0));
  });

  it('gets answers sorted by path, not in the order of its requests, if the state is "loading"', async () => {
    const { ask, own } = pageIn('loading');
    const order: string[] = [];
    const asked = ['/app/v1/winners', '/app/v1/bets'].map((path) => ask(path).then(() => order.push(path)));
    own.release();
    await Promise.all(asked);
    expect(order).toEqual(['/app/v1/bets', '/app/v1/winners']);
  });

  it('gets answers with empty lists if the state is "empty"', async () => {
    expect(await pageIn('empty').ask('/app/v1/bets')).toEqual({ errcode: 0, list: [] });
  });

  it('gets errors and no stream, and sends nothing to the server, if the state is "error"', async () => {
    const { ask, send } = pageIn('error');
    expect(await ask('/app/v1/bets')).toEqual({ errcode: 'any' });
    expect(await soon(ask('/app/v1/live'))).toBe('still waiting');
    expect(send).not.toHaveBeenCalled();
  });

  it('gets answers in the order of its requests, even if the server answers in another order', async () => {
    const { ask, send } = pageIn('empty');
    let answerFirst = (_: Response): void => undefined;
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
    );
    const [first, second] = [ask('/app/v1/bets'), ask('/app/v1/live')];
    expect(await soon(second)).toBe('still waiting');
    answerFirst(Response.json({ errcode: 0 }));
    expect(await first).toEqual({ errcode: 0 });
    expect(await second).toEqual({ errcode: 0, list: [{ id: 1 }] });
  });

  it('gets every file except the art of scenes', async () => {
    const { ask, send } = pageIn('empty');
    expect(await soon(ask('/art/manifest.json'))).toBe('still waiting');
    expect(send).not.toHaveBeenCalled();
    expect(await ask('/tiles/list.json')).toEqual({ errcode: 0, list: [{ id: 1 }] });
  });

  it('counts its pending calls and timers', async () => {
    const { ask, own } = pageIn('empty');
    const answer = ask('/app/v1/bets');
    expect(own.calls).toBe(1);
    await answer;
    await vi.waitFor(() => expect(own.calls).toBe(0));
    const timer = window.setTimeout(() => undefined, 100);
    expect(own.timers.size).toBe(1);
    window.clearTimeout(timer);
    expect(own.timers.size).toBe(0);
    window.setTimeout(() => undefined, 5_000);
    expect(own.timers.size).toBe(0);
  });
});

it('withoutLists() keeps all fields of an answer and removes the items of its lists', () => {
  const answer = {
    errcode: 0,
    list: [{ id: 1 }],
    pages: 4,
    next: '20.140',
    jackpotWinnerList: [{ account: 'a' }],
    allRank: { list: [{ rank: 1 }], pages: 2 },
    cells: [{ prizes: { list: [1] } }],
    total: 12,
  };
  expect(withoutLists(answer)).toEqual({
    errcode: 0,
    list: [],
    pages: 1,
    jackpotWinnerList: [],
    allRank: { list: [], pages: 1 },
    cells: [{ prizes: { list: [] } }],
    total: 12,
  });
});
