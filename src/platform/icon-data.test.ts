import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIconLoader, iconPaths, toPicture } from './icon-data.ts';

const HOSTS = ['https://one.test', 'https://two.test'];
const COIN = { body: '<path d="M0 0h9"/>', width: 32, height: 32 };

/** A request to a host, which the test answers or lets fail. */
interface Asked {
  readonly url: string;
  readonly at: number;
  readonly signal: AbortSignal;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
}

let asked: Asked[];
let kept: string | undefined;
let started: number;

const loader = (hosts: readonly string[] = HOSTS) =>
  createIconLoader({
    hosts,
    fetch: (url, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          url,
          at: Date.now() - started,
          signal,
          answer: resolve,
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
    kept: { read: () => kept, write: (text) => (kept = text) },
  });
const set = (...names: string[]) =>
  Response.json({
    prefix: 'set',
    width: 32,
    height: 32,
    icons: Object.fromEntries(names.map((name) => [name, { body: COIN.body }])),
  });
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  started = Date.now();
  asked = [];
  kept = undefined;
});
afterEach(() => vi.useRealTimers());

describe('addresses of icons', () => {
  it('are at most 500 characters long, and together request every icon once, in order', () => {
    const name = fc.stringMatching(/^[a-z]{1,40}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 60 }), fc.nat(60), (names, hostLength) => {
        const paths = iconPaths('fluent-emoji-flat', names, hostLength);
        for (const path of paths) expect(path.length + hostLength).toBeLessThanOrEqual(500);
        const listed = paths.flatMap((path) => path.slice(path.indexOf('=') + 1).split(','));
        expect(listed).toEqual(names);
      }),
    );
  });
});

describe('icon loader', () => {
  it('requests icons that are needed together as one batch, with one request for each set', async () => {
    const icons = loader();
    const coming = ['set:coin', 'set:bell', 'other:coin', 'set:coin'].map((name) => icons.load(name));
    await after(0);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://one.test/icons/set.json?icons=bell,coin',
      'https://one.test/icons/other.json?icons=coin',
    ]);
    asked[0]?.answer(set('coin', 'bell'));
    asked[1]?.answer(Response.json({ prefix: 'other', icons: {}, not_found: ['coin'] }));
    expect(await Promise.all(coming)).toEqual([COIN, COIN, undefined, COIN]);
    expect(icons.peek('set:bell')).toEqual(COIN);
  });

  it('also asks the next host after 750 ms without an answer, and uses the answer that comes first', async () => {
    const icons = loader();
    const coming = icons.load('set:coin');
    await after(749);
    expect(asked).toHaveLength(1);
    await after(1);
    expect(asked.map(({ url, at }) => [url.slice(0, 16), at])).toEqual([
      ['https://one.test', 0],
      ['https://two.test', 750],
    ]);
    asked[1]?.answer(set('coin'));
    expect(await coming).toEqual(COIN);
    // The request that got no answer is aborted.
    expect(asked[0]?.signal.aborted).toBe(true);
    await after(10_000);
    expect(asked).toHaveLength(2);
  });

  it('asks the next host if a host cannot be reached or fails', async () => {
    const coming = loader(['']).load('set:coin');
    await after(0);
    asked[0]?.fail();
    await after(750);
    asked[1]?.answer(new Response('', { status: 503 }));
    await after(750);
    asked[2]?.answer(set('coin'));
    expect(await coming).toEqual(COIN);
    expect(asked.map(({ at }) => at)).toEqual([0, 750, 1_500]);
  });

  it('gives up an icon after 5,000 ms, and requests it again when it is needed again', async () => {
    const icons = loader();
    const ended = vi.fn<(icon: unknown) => void>();
    void icons.load('set:coin').then(ended);
    await after(4_999);
    expect(ended).not.toHaveBeenCalled();
    await after(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(asked).toHaveLength(3);
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
    const again = icons.load('set:coin');
    await after(0);
    asked[3]?.answer(set('coin'));
    expect(await again).toEqual(COIN);
  });

  it('asks no further host if a host answers that the set does not exist', async () => {
    const coming = loader().load('none:coin');
    await after(0);
    asked[0]?.answer(new Response('', { status: 404 }));
    expect(await coming).toBeUndefined();
    await after(10_000);
    expect(asked).toHaveLength(1);
  });

  it('caches loaded icons in memory and on the device', async () => {
    const icons = loader();
    const coming = icons.load('set:coin');
    await after(0);
    asked[0]?.answer(set('coin'));
    await coming;
    expect(await icons.load('set:coin')).toEqual(COIN);
    const next = loader();
    expect(next.peek('set:coin')).toEqual(COIN);
    expect(asked).toHaveLength(1);
  });

  it.each(['not json', '{}', '[["set:coin",{"body":7}]]', '[7]'])(
    'ignores an unreadable cache: %s',
    (text) => {
      kept = text;
      expect(loader().peek('set:coin')).toBeUndefined();
    },
  );

  it.each(['coin', 'set:', ':coin', '../set:coin', 'set:coin,bell', 'Set:coin'])(
    'requests no icon with the invalid name %s',
    async (name) => {
      expect(await loader().load(name)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );
});

it('an icon becomes an SVG picture as a data URL', () => {
  expect(toPicture(COIN)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(decodeURIComponent(toPicture(COIN))).toContain('viewBox="0 0 32 32"><path d="M0 0h9"/></svg>');
});
