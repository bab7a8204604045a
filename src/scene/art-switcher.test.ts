import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, fakeSheet, type FakePage } from '../../scenes/engine/art-fake-page.ts';
import { createArtLibrary } from '../../scenes/engine/art.ts';
import { type ArtSwitcher, createArtSwitcher } from './art-switcher.ts';

interface FakeArt {
  readonly pack: string | undefined;
  release: () => void;
}

let log: string[];
let isBusy: boolean;
let tick: (() => void) | undefined;
let loads: Map<string, { resolve: () => void; reject: (error: Error) => void }>;
let switcher: ArtSwitcher;

const nameOf = (pack: string | undefined): string => pack ?? 'default';

beforeEach(() => {
  log = [];
  isBusy = false;
  tick = undefined;
  loads = new Map();
  switcher = createArtSwitcher<FakeArt>({
    load: (pack) =>
      new Promise((resolve, reject) => {
        const release = (): void => void log.push(`release ${nameOf(pack)}`);
        loads.set(nameOf(pack), { resolve: () => resolve({ pack, release }), reject });
      }),
    mount({ pack }) {
      if (pack === 'broken') throw new Error('broken');
      log.push(`mount ${nameOf(pack)}`);
      return () => void log.push(`unmount ${nameOf(pack)}`);
    },
    isBusy: () => isBusy,
    onFailed: (error) => void log.push(`failed ${String(error)}`),
    poll(run) {
      tick = run;
      return () => {
        tick = undefined;
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function settle(pack: string, error?: Error): Promise<void> {
  const load = loads.get(pack);
  if (error) load?.reject(error);
  else load?.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

describe('the art switcher of a scene', () => {
  it('unmounts the old scene, mounts the new art, and only then releases the old art', async () => {
    switcher.setPack(undefined);
    await settle('default');
    switcher.setPack('noche');
    expect(log).toEqual(['mount default']);
    await settle('noche');
    expect(log).toEqual(['mount default', 'unmount default', 'mount noche', 'release default']);
    switcher.dispose();
    expect(log.slice(4)).toEqual(['unmount noche', 'release noche']);
  });

  it('shows new art only after the round that is being played', async () => {
    switcher.setPack(undefined);
    await settle('default');
    isBusy = true;
    switcher.setPack('noche');
    await settle('noche');
    tick?.();
    expect(log).toEqual(['mount default']);
    isBusy = false;
    tick?.();
    expect(log).toEqual(['mount default', 'unmount default', 'mount noche', 'release default']);
    expect(tick).toBeUndefined();
  });

  it('shows only the art of the last switch if several switches overlap', async () => {
    switcher.setPack('slow');
    switcher.setPack('noche');
    await settle('noche');
    await settle('slow');
    expect(log).toEqual(['mount noche', 'release slow']);
  });

  it('releases art that waits for the end of a round if another switch follows or the page is left', async () => {
    switcher.setPack(undefined);
    await settle('default');
    isBusy = true;
    switcher.setPack('noche');
    await settle('noche');
    switcher.setPack('sinulog');
    expect(log).toEqual(['mount default', 'release noche']);
    await settle('sinulog');
    switcher.dispose();
    expect(log.slice(2)).toEqual(['release sinulog', 'unmount default', 'release default']);
    expect(tick).toBeUndefined();
  });

  it('keeps the old art if the new art cannot be loaded, and reports a failure only if the canvas stays empty', async () => {
    switcher.setPack(undefined);
    await settle('default');
    switcher.setPack('noche');
    await settle('noche', new Error('no network'));
    expect(log).toEqual(['mount default']);
    switcher.setPack('broken');
    await settle('broken');
    expect(log.slice(1)).toEqual([
      'unmount default',
      'release broken',
      'failed Error: broken',
      'release default',
    ]);
  });

  it('releases art that finishes loading after the switcher was disposed', async () => {
    switcher.setPack('noche');
    switcher.dispose();
    await settle('noche');
    expect(log).toEqual(['release noche']);
  });
});

it('fifty switches of art leave no picture in memory', async () => {
  const page: FakePage = createFakePage((name, value) => vi.stubGlobal(name, value));
  const put = (folder: string, name: string, frames: readonly string[]): void => {
    page.files.set(`${folder}${name}.json`, fakeSheet(`${name}.webp`, frames));
    page.files.set(`${folder}${name}.webp`, '64x64');
  };
  put('/art/', 'a', ['hub', 'title']);
  put('/art/', 'p', ['coin']);
  put('/art/packs/noche/', 'n', ['hub']);
  page.files.set('/art/manifest.json', {
    fair: { art: { sheets: ['a.json'] } },
    parts: { art: { sheets: ['p.json'] } },
  });
  page.files.set('/art/packs/noche/manifest.json', { fair: { art: { sheets: ['n.json'] } } });
  const library = createArtLibrary('/art/', () => undefined);
  let shown = 0;
  let lives = 0;
  const swaps = createArtSwitcher({
    load: (pack) => library.load('fair', { pack }),
    mount(art) {
      art.texture('hub', { width: 9, height: 9 });
      shown += 1;
      lives += 1;
      return () => void (lives -= 1);
    },
    isBusy: () => false,
    onFailed: () => expect.unreachable(),
  });
  for (let swap = 1; swap <= 50; swap += 1) {
    swaps.setPack(swap % 2 === 0 ? undefined : 'noche');
    await expect.poll(() => shown, { interval: 1 }).toBe(swap);
    expect(lives).toBe(1);
    await expect.poll(() => page.alive(), { interval: 1 }).toBe(swap % 2 === 0 ? 2 : 3);
  }
  swaps.dispose();
  await expect.poll(() => page.alive(), { interval: 1 }).toBe(0);
  expect(lives).toBe(0);
});
