import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, fakeSheet, type FakePage } from '../../scenes/engine/art-fake-page.ts';
import { createArtLibrary } from '../../scenes/engine/art.ts';
import { createRound } from './round.ts';
import { createWardrobe, type Wardrobe } from './wardrobe.ts';

interface Gown {
  readonly pack: string | undefined;
  release: () => void;
}

let log: string[];
let isBusy: boolean;
let ask: (() => void) | undefined;
let loads: Map<string, { resolve: () => void; reject: (error: Error) => void }>;
let wardrobe: Wardrobe;

const nameOf = (pack: string | undefined): string => pack ?? 'default';

beforeEach(() => {
  log = [];
  isBusy = false;
  ask = undefined;
  loads = new Map();
  wardrobe = createWardrobe<Gown>({
    load: (pack) =>
      new Promise((resolve, reject) => {
        const release = (): void => void log.push(`release ${nameOf(pack)}`);
        loads.set(nameOf(pack), { resolve: () => resolve({ pack, release }), reject });
      }),
    show({ pack }) {
      if (pack === 'torn') throw new Error('torn');
      log.push(`show ${nameOf(pack)}`);
      return () => void log.push(`hide ${nameOf(pack)}`);
    },
    isBusy: () => isBusy,
    onFailed: (error) => void log.push(`failed ${String(error)}`),
    every(run) {
      ask = run;
      return () => {
        ask = undefined;
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

describe('a wardrobe', () => {
  it('shows the new art before it gives the old one back', async () => {
    wardrobe.wear(undefined);
    await settle('default');
    wardrobe.wear('noche');
    expect(log).toEqual(['show default']);
    await settle('noche');
    expect(log).toEqual(['show default', 'hide default', 'show noche', 'release default']);
    wardrobe.dispose();
    expect(log.slice(4)).toEqual(['hide noche', 'release noche']);
  });

  it('lets a round end first', async () => {
    wardrobe.wear(undefined);
    await settle('default');
    isBusy = true;
    wardrobe.wear('noche');
    await settle('noche');
    ask?.();
    expect(log).toEqual(['show default']);
    isBusy = false;
    ask?.();
    expect(log).toEqual(['show default', 'hide default', 'show noche', 'release default']);
    expect(ask).toBeUndefined();
  });

  it('shows only the last of changes that overtake each other', async () => {
    wardrobe.wear('slow');
    wardrobe.wear('noche');
    await settle('noche');
    await settle('slow');
    expect(log).toEqual(['show noche', 'release slow']);
  });

  it('forgets a change that waits when another comes or the page goes', async () => {
    wardrobe.wear(undefined);
    await settle('default');
    isBusy = true;
    wardrobe.wear('noche');
    await settle('noche');
    wardrobe.wear('sinulog');
    expect(log).toEqual(['show default', 'release noche']);
    await settle('sinulog');
    wardrobe.dispose();
    expect(log.slice(2)).toEqual(['release sinulog', 'hide default', 'release default']);
    expect(ask).toBeUndefined();
  });

  it('goes on in the old art when the new one cannot be loaded, and fails only when nothing is on show', async () => {
    wardrobe.wear(undefined);
    await settle('default');
    wardrobe.wear('noche');
    await settle('noche', new Error('no network'));
    expect(log).toEqual(['show default']);
    wardrobe.wear('torn');
    await settle('torn');
    expect(log.slice(1)).toEqual(['hide default', 'release torn', 'failed Error: torn', 'release default']);
  });

  it('gives back what arrives after its end', async () => {
    wardrobe.wear('noche');
    wardrobe.dispose();
    await settle('noche');
    expect(log).toEqual(['release noche']);
  });
});

describe('a round', () => {
  it('lasts from its first cue until the scene rests', async () => {
    let isMoving = true;
    let now = 0;
    const round = createRound(
      () => isMoving,
      () => now,
    );
    expect(round.isOn()).toBe(false);
    const shown = Promise.resolve();
    await round.follow(shown);
    expect(round.isOn()).toBe(true);
    isMoving = false;
    expect(round.isOn()).toBe(false);
    isMoving = true;
    expect(round.isOn()).toBe(false);
    await round.follow(Promise.resolve());
    now = 7_999;
    expect(round.isOn()).toBe(true);
    now = 8_000;
    expect(round.isOn()).toBe(false);
  });

  it('is on while a cue is being shown', () => {
    const round = createRound(
      () => false,
      () => 0,
    );
    void round.follow(new Promise(() => undefined));
    expect(round.isOn()).toBe(true);
  });
});

it('leaves no picture behind after fifty swaps', async () => {
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
  const swaps = createWardrobe({
    load: (pack) => library.load('fair', { pack }),
    show(art) {
      art.texture('hub', { width: 9, height: 9 });
      shown += 1;
      lives += 1;
      return () => void (lives -= 1);
    },
    isBusy: () => false,
    onFailed: () => expect.unreachable(),
  });
  for (let swap = 1; swap <= 50; swap += 1) {
    swaps.wear(swap % 2 === 0 ? undefined : 'noche');
    await vi.waitFor(() => expect(shown).toBe(swap), { interval: 1 });
    expect(lives).toBe(1);
    await vi.waitFor(() => expect(page.alive()).toBe(swap % 2 === 0 ? 2 : 3), { interval: 1 });
  }
  swaps.dispose();
  await vi.waitFor(() => expect(page.alive()).toBe(0), { interval: 1 });
  expect(lives).toBe(0);
});
