import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import { PRIZES } from '../../../fair/coin-pusher/prizes.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import { Sprite } from '../../engine/pixi.ts';
import { textLookOf } from '../../parts/glyph-text.ts';
import { brimmingTable, exampleTable } from './example-table.ts';
import { Run } from './run.ts';
import {
  createPusher,
  eventsOf,
  layer,
  play,
  type Pusher,
  runOn,
  settle,
  shownDiscs,
  discsOf,
} from './test-kit.ts';
import { CLINK, QUAKE, RUN } from './tuning.ts';
import type { DropSettlement } from './types.ts';

/** Simulates a drop; returns its win, prizes and longest run, and the maximum number of discs sliding at once. */
function courseOf({ before, draw }: DropSettlement) {
  const drop = new Drop(before, draw);
  let fastest = 0;
  while (!drop.isSettled) {
    drop.step();
    const fast = drop.bodies.filter(({ speedX, speedY }) => Math.hypot(speedX, speedY) > CLINK.speed);
    fastest = Math.max(fastest, fast.length);
  }
  const run = new Run();
  for (const exit of drop.exits) run.add(exit);
  const fronts = drop.exits.filter(({ out }) => out === 'front');
  const coins = fronts.reduce((sum, { kind }) => sum + PRIZES[kind].coins, 0);
  return { coins, fastest, longest: run.longest, kinds: fronts.map(({ kind }) => kind) };
}

type Course = ReturnType<typeof courseOf>;

/** Returns the first drop from the middle of the rail that passes a test. */
function find(table: DiscTable, test: (course: Course, settlement: DropSettlement) => boolean) {
  for (let nonce = 0; nonce < 400; nonce++) {
    const settlement = settle(table, 500, nonce);
    const course = courseOf(settlement);
    if (test(course, settlement)) return { settlement, course };
  }
  throw new Error('no drop is like that');
}

const BRIMMING = brimmingTable();
const played = (pusher: Pusher): string[] => pusher.sounds.played.map(({ cue }) => cue);
/** Returns the texts visible in a layer. */
const textsIn = (pusher: Pusher, label: string): string[] => {
  const found: string[] = [];
  const visit = (node: ReturnType<typeof layer>): void => {
    if (!node.visible || node.alpha === 0) return;
    const look = textLookOf(node);
    if (look) found.push(look.text);
    else for (const child of node.children) if (!(child instanceof Sprite)) visit(child);
  };
  visit(layer(pusher, label));
  return found;
};

describe('a run of discs over the front edge', () => {
  it('contains only discs over the front edge, each at most 108 simulation steps after the one before', () => {
    const exits = fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 2 * RUN.window }),
        out: fc.constantFrom('front', 'left', 'right'),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(exits, (gaps) => {
        const run = new Run();
        let step = 0;
        let last = -Infinity;
        let place = 0;
        let longest = 0;
        for (const { gap, out } of gaps) {
          step += gap;
          const got = run.add({ out, step });
          if (out !== 'front') {
            expect(got).toBe(0);
            continue;
          }
          place = step - last > RUN.window ? 1 : place + 1;
          last = step;
          longest = Math.max(longest, place);
          expect(got).toBe(place);
        }
        expect(run.longest).toBe(longest);
      }),
    );
  });

  it('is counted on the screen disc by disc, and has the same length in normal play, in turbo and when skipped', () => {
    const { settlement, course } = find(BRIMMING, ({ longest }) => longest >= 5);
    const pusher = createPusher({}, { table: BRIMMING });
    void play(pusher, settlement);
    const counts = new Set<string>();
    for (let at = 0; at < 9_000; at += 30) {
      runOn(pusher, 30);
      for (const text of textsIn(pusher, 'run')) counts.add(text);
    }
    const whole = Array.from({ length: course.longest - RUN.from + 1 }, (_, index) => `x${RUN.from + index}`);
    expect([...counts]).toEqual(['COMBO', ...whole]);
    expect(textsIn(pusher, 'run')).toEqual([]);
    const others = [
      createPusher({ turbo: true }, { table: BRIMMING }),
      createPusher({}, { table: BRIMMING }),
    ];
    for (const [index, other] of others.entries()) {
      void play(other, settlement);
      runOn(other, 300);
      if (index === 1) void other.player.cue('skip', {});
      runOn(other, 9_000);
    }
    for (const one of [pusher, ...others]) {
      expect(eventsOf(one, 'drop:shown')).toMatchObject([{ run: course.longest }]);
      one.player.dispose();
    }
  });

  it('does not make a skipped drop wait until the counter has finished', () => {
    const { settlement, course } = find(BRIMMING, ({ longest }) => longest >= 6);
    const pusher = createPusher({}, { table: BRIMMING });
    void play(pusher, settlement);
    while (textsIn(pusher, 'run').length === 0) runOn(pusher, 10);
    runOn(pusher, 400);
    void pusher.player.cue('skip', {});
    runOn(pusher, 100 + 200);
    expect(eventsOf(pusher, 'drop:shown')).toMatchObject([{ run: course.longest }]);
    pusher.player.dispose();
  });

  it('is not shown or reported when fewer than three discs fall in a row', () => {
    const { settlement } = find(exampleTable(), ({ longest }) => longest === 1);
    const pusher = createPusher();
    void play(pusher, settlement);
    for (let at = 0; at < 6_000; at += 50) {
      runOn(pusher, 50);
      expect(textsIn(pusher, 'run')).toEqual([]);
    }
    expect(eventsOf(pusher, 'drop:shown')).toMatchObject([{ run: 0 }]);
    pusher.player.dispose();
  });
});

describe('the win of a coin pusher drop', () => {
  const one = find(exampleTable(), ({ coins }) => coins === 100).settlement;
  const two = find(exampleTable(), ({ coins }) => coins === 200).settlement;
  const many = find(BRIMMING, ({ coins }) => coins >= 500).settlement;

  it('is not celebrated when it is at most the price of its coin', () => {
    const pusher = createPusher();
    void play(pusher, one);
    runOn(pusher, 9_000);
    expect(played(pusher)).toContain('ui.tick');
    expect(played(pusher).filter((cue) => cue.startsWith('win.'))).toEqual([]);
    pusher.player.dispose();
  });

  it('is celebrated as a small win when the coin was free', () => {
    const pusher = createPusher();
    void play(pusher, { ...one, price: 0 });
    runOn(pusher, 9_000);
    expect(played(pusher)).toContain('win.small');
    pusher.player.dispose();
  });

  it('does not delay the next drop when it is small', () => {
    const pusher = createPusher();
    const next = settle(two.after, 400, 77);
    void play(pusher, two);
    void play(pusher, next);
    runOn(pusher, 12_000);
    expect(played(pusher)).toContain('win.small');
    expect(shownDiscs(pusher)).toEqual(discsOf(next.after));
    pusher.player.dispose();
  });

  it('is celebrated before the next coin falls if it is big, and reported when the shown amount is final', () => {
    const pusher = createPusher({}, { table: BRIMMING });
    const next = settle(many.after, 400, 78);
    void play(pusher, many);
    void play(pusher, next);
    while (!played(pusher).includes('win.medium')) runOn(pusher, 20);
    expect(eventsOf(pusher, 'drop:shown')).toEqual([]);
    expect(eventsOf(pusher, 'drop:released')).toHaveLength(1);
    // The first press skips to the last frame and the second closes the celebration; neither drops a coin.
    expect(pusher.player.press(360, 700)).toBe(true);
    expect(eventsOf(pusher, 'drop:shown')).toHaveLength(1);
    expect(pusher.player.press(360, 700)).toBe(true);
    runOn(pusher, 12_000);
    expect(eventsOf(pusher, 'drop:asked')).toEqual([]);
    expect(eventsOf(pusher, 'drop:shown')).toHaveLength(2);
    expect(shownDiscs(pusher)).toEqual(discsOf(next.after));
    expect(layer(pusher, 'machine').position).toMatchObject({ x: 0, y: 0 });
    pusher.player.dispose();
  });

  it('stops being celebrated when the next coin is paid for', () => {
    const pusher = createPusher({}, { table: BRIMMING });
    void play(pusher, many);
    while (!played(pusher).includes('win.medium')) runOn(pusher, 20);
    const next = settle(many.after, 400, 79);
    void play(pusher, next);
    expect(eventsOf(pusher, 'drop:shown')).toHaveLength(1);
    runOn(pusher, 9_000);
    expect(eventsOf(pusher, 'drop:shown').map(({ id }) => id)).toEqual([many.id, next.id]);
    pusher.player.dispose();
  });

  it('is celebrated to its end before another table from the server is shown', () => {
    const pusher = createPusher({}, { table: BRIMMING });
    void play(pusher, many);
    while (!played(pusher).includes('win.medium')) runOn(pusher, 20);
    void pusher.player.cue('replace', { table: exampleTable() });
    runOn(pusher, 100);
    expect(shownDiscs(pusher)).toEqual(discsOf(many.after));
    runOn(pusher, 9_000);
    expect(shownDiscs(pusher)).toEqual(discsOf(exampleTable()));
    expect(pusher.player.isMoving()).toBe(false);
    pusher.player.dispose();
  });

  it.each([{ reduceMotion: true }, { calmMode: true }, {}])(
    'is reported exactly once with settings %j',
    (settings) => {
      const pusher = createPusher(settings, { table: BRIMMING });
      void play(pusher, many);
      runOn(pusher, 12_000);
      expect(eventsOf(pusher, 'drop:shown')).toHaveLength(1);
      expect(pusher.player.isMoving()).toBe(false);
      pusher.player.dispose();
    },
  );
});

describe('the shake of the coin pusher’s table', () => {
  const { settlement } = find(BRIMMING, ({ fastest }) => fastest >= QUAKE.discs);
  const quiet = find(exampleTable(), ({ fastest }) => fastest < QUAKE.discs).settlement;
  const shakes = (one: DropSettlement, settings = {}): boolean => {
    const pusher = createPusher(settings, { table: one.before });
    void play(pusher, one);
    let hasMoved = false;
    while (eventsOf(pusher, 'drop:shown').length === 0 && pusher.player.time < 9_000) {
      runOn(pusher, 17);
      hasMoved ||= layer(pusher, 'machine').x !== 0;
      if (played(pusher).some((cue) => cue.startsWith('win.'))) break;
    }
    pusher.player.dispose();
    return hasMoved;
  };

  it('happens in a drop that moves many discs at once, and in no other', () => {
    expect(shakes(settlement)).toBe(true);
    expect(shakes(quiet)).toBe(false);
  });

  it.each([{ calmMode: true }, { reduceMotion: true }])('does not happen with settings %j', (settings) => {
    expect(shakes(settlement, settings)).toBe(false);
  });
});

describe('a special disc of the coin pusher', () => {
  const TABLE = brimmingTable({ 2: 'diamonds', 3: 'tenPesos', 4: 'scratchCard' });
  const gives = {
    diamonds: 'Diamonds +100',
    tenPesos: 'Ten pesos +₱10',
    scratchCard: 'Scratch card +1',
  } as const;

  it('shows its name when it has landed on the table', () => {
    const { settlement } = find(exampleTable(), (_, { draw }) => draw.kind !== 'peso');
    const pusher = createPusher();
    void play(pusher, settlement);
    const shown = new Set<string>();
    for (let at = 0; at < 6_000; at += 50) {
      runOn(pusher, 50);
      for (const text of textsIn(pusher, 'signs')) shown.add(text);
    }
    const names = {
      diamonds: 'Diamonds!',
      tenPesos: 'Ten pesos!',
      scratchCard: 'Scratch card!',
      peso: '',
    };
    expect([...shown]).toContain(names[settlement.draw.kind]);
    expect(textsIn(pusher, 'signs')).toEqual([]);
    pusher.player.dispose();
  });

  it.each(['diamonds', 'tenPesos', 'scratchCard'] as const)(
    'shows its prize when it goes over the front edge: %s',
    (kind) => {
      const { settlement } = find(
        TABLE,
        ({ kinds }) => kinds.filter((one) => one !== 'peso').join() === kind,
      );
      for (const settings of [{}, { calmMode: true }, { reduceMotion: true }]) {
        const pusher = createPusher(settings, { table: TABLE });
        void play(pusher, settlement);
        const shown = new Set<string>();
        for (let at = 0; at < 6_000; at += 50) {
          runOn(pusher, 50);
          for (const text of textsIn(pusher, 'signs')) shown.add(text);
        }
        expect([...shown]).toContain(gives[kind]);
        pusher.player.dispose();
      }
    },
  );
});
