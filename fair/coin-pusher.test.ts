import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SWEPT_FROM, dealTable, newTable, swept, tableInPlay } from './coin-pusher/deal.ts';
import { SPECIALS, drawDrop } from './coin-pusher/draw.ts';
import { Drop } from './coin-pusher/drop.ts';
import { MACHINE, PHYSICS, chuteAt, shelfAt } from './coin-pusher/machine.ts';
import { hashTable } from './coin-pusher/hash.ts';
import { type TableDisc, type DiscTable, overhang } from './coin-pusher/table.ts';
import { settleDrop, startDrop } from './coin-pusher.ts';
import { DROP_PRICE, MEAN_PIECE, PRIZES, prizesOf } from './coin-pusher/prizes.ts';
import { openStream } from './random.ts';

const SEED = 'd1'.repeat(32);
const dealt = tableInPlay(SEED);
const order = (nonce: number, x: number) => ({ x, seed: SEED, clientSeed: 'me', nonce });

/**
 * Returns how far the rearmost disc is inside the area that the shelf sweeps, in thousandths of the table width;
 * negative if no disc is inside.
 */
const furthestInside = (table: DiscTable): number =>
  MACHINE.shelfBack + MACHINE.stroke + MACHINE.radius - Math.min(...table.discs.map(({ y }) => y));

/**
 * Positions of forty drops after which a disc is more than 2 thousandths of the table width inside the area that the
 * shelf sweeps, which is rare.
 */
const HARD_TO_PUSH = [
  284, 388, 409, 8, 3, 882, 256, 665, 466, 0, 4, 5, 0, 419, 985, 6, 70, 0, 2, 7, 994, 424, 223, 116, 7, 498,
  0, 150, 451, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/** Returns the deepest overlap of two discs, in thousandths of the table width. */
function deepest(table: DiscTable): number {
  let worst = 0;
  table.discs.forEach((one, index) => {
    for (const other of table.discs.slice(index + 1))
      worst = Math.max(worst, 2 * MACHINE.radius - Math.hypot(other.x - one.x, other.y - one.y));
  });
  return worst;
}

describe('a drop of the coin pusher', () => {
  it('ends with the same table and the same fallen discs on every run, even if its table is read between steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.nat(1_000_000), (x, nonce) => {
        const whole = settleDrop(dealt, order(nonce, x));
        // This run begins with a copy of the table made through JSON, and reads the table between steps.
        const drop = startDrop(JSON.parse(JSON.stringify(dealt)), order(nonce, x));
        while (!drop.isSettled) {
          drop.step();
          hashTable(drop.table());
        }
        expect(drop.table()).toEqual(whole.table);
        expect(hashTable(drop.table())).toBe(whole.hash);
        expect(drop.exits).toEqual(whole.exits);
      }),
      { numRuns: 40 },
    );
  });

  it('loses no disc and leaves all discs inside the walls without overlap, tested with forty drops at various positions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 40, maxLength: 40 }), (places) => {
        let table = dealt;
        places.forEach((x, nonce) => {
          const before = table.discs.length;
          const settled = settleDrop(table, order(nonce, x));
          table = settled.table;
          expect(table.discs.length + settled.exits.length).toBe(before + 1);
          const ids = [...table.discs, ...settled.exits].map(({ id }) => id);
          expect(new Set(ids).size).toBe(before + 1);
          expect(deepest(table)).toBeLessThanOrEqual(MACHINE.slop + 1e-9);
          // One pass of the next push can correct this much; the maximum observed was 2.2 thousandths of the table
          // width.
          expect(furthestInside(table)).toBeLessThanOrEqual(MACHINE.maxShift);
          const isOutside = (disc: TableDisc): boolean =>
            !(disc.y <= MACHINE.front && disc.x >= 0 && disc.x <= MACHINE.width);
          expect(table.discs.filter(isOutside)).toEqual([]);
          expect(table.discs.length).toBeLessThan(MACHINE.maxDiscs);
          expect(settled.steps).toBeLessThan(MACHINE.maxSteps);
        });
      }),
      { numRuns: 4, examples: [[HARD_TO_PUSH]] },
    );
  });

  it('never overlaps discs by more than 2 % of a diameter, and never moves a disc by half a radius in one step', () => {
    let table = dealt;
    let deepestEver = 0;
    let furthest = 0;
    for (let nonce = 0; nonce < 60; nonce++) {
      const drop = startDrop(table, order(nonce, (nonce * 377) % 1001));
      while (!drop.isSettled) {
        drop.step();
        deepestEver = Math.max(deepestEver, drop.worst);
        for (const { x, y, fromX, fromY } of drop.bodies)
          furthest = Math.max(furthest, Math.hypot(x - fromX, y - fromY));
      }
      table = drop.table();
      expect(furthestInside(table)).toBeLessThanOrEqual(2);
    }
    expect(deepestEver).toBeGreaterThan(0);
    expect(deepestEver).toBeLessThan(0.02 * 2 * MACHINE.radius);
    expect(furthest).toBeGreaterThan(0);
    expect(furthest).toBeLessThan(MACHINE.radius / 2);
  });

  it('adds its disc to the table, as the newest one, only when the disc lands', () => {
    const drop = startDrop(dealt, order(3, 500));
    for (let step = 1; step < MACHINE.fall; step++) {
      drop.step();
      expect(drop.hasLanded).toBe(false);
      expect(drop.bodies).toHaveLength(dealt.discs.length);
    }
    drop.step();
    expect(drop.hasLanded).toBe(true);
    const newest = drop.bodies.at(-1);
    expect(newest).toMatchObject({ id: dealt.nextId, x: drop.draw.landX });
  });

  it('does not change the table that it is given, and refuses a full table and one of another physics version', () => {
    const before = JSON.stringify(dealt);
    settleDrop(dealt, order(1, 1));
    expect(JSON.stringify(dealt)).toBe(before);
    const disc = dealt.discs[0];
    const full = { ...dealt, discs: Array.from({ length: MACHINE.maxDiscs }, () => disc ?? fail()) };
    expect(() => settleDrop(full, order(1, 1))).toThrow('full');
    expect(() => settleDrop({ ...dealt, physics: 'pusher-0' }, order(1, 1))).toThrow('pusher-0');
  });
});

const fail = (): never => {
  throw new Error('the dealt table is empty');
};

describe('the random values of a drop', () => {
  const draws = Array.from({ length: 20_000 }, (_, nonce) =>
    drawDrop(nonce % 1001, openStream(SEED, 'draws', nonce)),
  );

  it('keep the disc inside the walls and move it by at most one kick at each row of pegs', () => {
    const wrong = draws.filter(
      ({ path, landX }, nonce) =>
        path.length !== MACHINE.pegRows + 1 ||
        path[0] !== chuteAt(nonce % 1001) ||
        [...path, landX].some((x) => x < MACHINE.radius || x > MACHINE.width - MACHINE.radius) ||
        path.some((x, row) => row > 0 && Math.abs(x - (path[row - 1] ?? NaN)) > MACHINE.pegKick + 1e-9) ||
        Math.abs(landX - (path.at(-1) ?? NaN)) > 32,
    );
    expect(wrong).toEqual([]);
    expect(Math.min(...draws.map(({ landX }) => landX))).toBe(MACHINE.radius);
    expect(Math.max(...draws.map(({ landX }) => landX))).toBe(MACHINE.width - MACHINE.radius);
  });

  it('cover every phase of the shelf, and draw each special piece as often as listed, within five standard errors', () => {
    expect(new Set(draws.map(({ phase }) => phase)).size).toBe(MACHINE.period);
    for (const { kind, per10000 } of SPECIALS) {
      const share = per10000 / 10_000;
      const error = Math.sqrt((share * (1 - share)) / draws.length);
      const seen = draws.filter((draw) => draw.kind === kind).length / draws.length;
      expect(Math.abs(seen - share)).toBeLessThan(5 * error);
    }
  });

  it('give each kind of disc exactly its share of the ten thousand numbers', () => {
    const kinds = new Map<string, number>();
    for (let ticket = 0; ticket < 10_000; ticket++) {
      const { kind } = drawDrop(500, { below: (n) => (n === 10_000 ? ticket : 0) });
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({ peso: 9_854, tenPesos: 40, diamonds: 40, scratchCard: 66 });
  });

  it('are refused for positions off the rail', () => {
    for (const x of [-1, 1001, 0.5, NaN]) expect(() => settleDrop(dealt, order(0, x))).toThrow(RangeError);
  });
});

describe('the prizes of the coin pusher', () => {
  it('make the mean dropped disc worth 1.09345 times its price', () => {
    // 1, plus probability × additional worth of each special piece: .004 × 9 + .004 × 9 + .0066 × 3.25
    // (docs/product-rules.md, Coin pusher).
    expect(MEAN_PIECE).toBeCloseTo(10_934.5, 8);
    expect(DROP_PRICE).toBe(PRIZES.peso.coins);
  });

  it('are paid for discs that went over the front edge and for no others', () => {
    const exit = { id: 1, x: 0, y: 0, step: 1 };
    expect(
      prizesOf([
        { ...exit, kind: 'peso', out: 'front' },
        { ...exit, kind: 'tenPesos', out: 'left' },
        { ...exit, kind: 'diamonds', out: 'front' },
        { ...exit, kind: 'scratchCard', out: 'right' },
      ]),
    ).toEqual([PRIZES.peso, PRIZES.diamonds]);
  });
});

describe('the shelf of the coin pusher', () => {
  it('moves its full stroke forward and back, never beyond, and the stroke is longer than a disc', () => {
    const fronts = Array.from({ length: MACHINE.period * 2 }, (_, phase) => shelfAt(phase));
    expect(fronts[0]).toBe(MACHINE.shelfBack);
    expect(fronts[MACHINE.period / 2]).toBe(MACHINE.shelfBack + MACHINE.stroke);
    fronts.forEach((front, phase) =>
      expect(front).toBe(shelfAt(MACHINE.period * 3 - (phase % MACHINE.period))),
    );
    expect(Math.max(...fronts)).toBe(MACHINE.shelfBack + MACHINE.stroke);
    expect(MACHINE.stroke).toBeGreaterThanOrEqual(2 * MACHINE.radius + 20);
  });
});

describe('a dealt table', () => {
  const deal = { seed: SEED, clientSeed: 'me', nonce: 0 };
  const table = dealTable(deal);

  it('depends on its seeds: the same seeds deal the same table, another client seed another one', () => {
    expect(dealTable({ ...deal, stream: openStream(SEED, 'me', 0) })).toEqual(table);
    expect(hashTable(dealTable({ ...deal, clientSeed: 'you' }))).not.toBe(hashTable(table));
  });

  it('comes from at least 300 drops, holds only pesos and has no disc near the front edge', () => {
    expect(table.nextId).toBeGreaterThanOrEqual(300);
    expect(table.discs.length).toBeGreaterThan(40);
    expect(table.discs.filter(({ kind, y }) => kind !== 'peso' || y > SWEPT_FROM)).toEqual([]);
    expect(deepest(table)).toBeLessThanOrEqual(MACHINE.slop + 1e-9);
  });

  it('keeps the positions of all other discs when the discs near the front edge are removed', () => {
    const disc = fc.record({
      id: fc.nat(500),
      kind: fc.constantFrom('peso', 'tenPesos', 'diamonds', 'scratchCard'),
      x: fc.double({ min: 0, max: MACHINE.width, noNaN: true }),
      y: fc.double({ min: 0, max: MACHINE.front, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(disc), (discs) => {
        const lying = swept({ physics: PHYSICS, nextId: 501, discs });
        expect(lying).toEqual({
          physics: PHYSICS,
          nextId: 501,
          discs: discs.filter(({ y }) => y <= SWEPT_FROM).map((one) => ({ ...one, kind: 'peso' })),
        });
        expect(overhang(lying)).toBeLessThanOrEqual(20 * lying.discs.length);
      }),
    );
  });

  it('starts from a loose grid in which no discs touch', () => {
    const loose = newTable(openStream(SEED, 'grid', 0));
    expect(deepest(loose)).toBeLessThanOrEqual(0);
    expect(loose.discs.length).toBeGreaterThan(30);
  });
});

describe('the hash of a table', () => {
  it('changes with the physics version, the next id, the order, an id, a kind and the last bit of a position', () => {
    const base: DiscTable = {
      physics: PHYSICS,
      nextId: 2,
      discs: [
        { id: 0, kind: 'peso', x: 100, y: 200 },
        { id: 1, kind: 'peso', x: 300, y: 400 },
      ],
    };
    const [one, two] = base.discs;
    if (!one || !two) throw new Error('two discs');
    const others: DiscTable[] = [
      base,
      { ...base, physics: 'pusher-2' },
      { ...base, nextId: 3 },
      { ...base, discs: [two, one] },
      { ...base, discs: [{ ...one, id: 7 }, two] },
      { ...base, discs: [{ ...one, kind: 'tenPesos' }, two] },
      { ...base, discs: [{ ...one, x: 100.00000000000001 }, two] },
      { ...base, discs: [{ ...one, y: 200.00000000000003 }, two] },
    ];
    expect(new Set(others.map(hashTable)).size).toBe(others.length);
  });
});

describe('a table of another physics version', () => {
  it('is refused by a drop', () => {
    expect(
      () => new Drop({ physics: 'pusher-9', nextId: 0, discs: [] }, drawDrop(0, openStream('', '', 0))),
    ).toThrow(RangeError);
  });
});
