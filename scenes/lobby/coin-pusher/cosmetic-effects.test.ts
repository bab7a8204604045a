import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDrop } from '../../../fair/coin-pusher/draw.ts';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { openStream } from '../../../fair/random.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { exampleTable } from './example-table.ts';
import { type Falling, fallAt, pegsMet } from './fall.ts';
import { PEGS, pegSpots, RAIL, toX, toY } from './layout.ts';
import { settle, createPusher, simulate, layer, play, runOn, TABLE } from './test-kit.ts';
import { CLINK, EXIT, FALL } from './tuning.ts';

const into = (): Falling => ({ x: 0, y: 0, scale: 1, height: 0 });
const drawn = fc
  .tuple(fc.integer({ min: 0, max: 1_000 }), fc.nat(100_000))
  .map(([x, nonce]) => drawDrop(x, openStream('cd'.repeat(32), 'fall', nonce)));

describe('a falling disc', () => {
  it('moves without a jump from its place on the rail to the point where the simulation lands it', () => {
    fc.assert(
      fc.property(drawn, ({ path, landX }) => {
        const at = into();
        fallAt(path, landX, 0, at);
        expect(at).toMatchObject({ x: toX(path[0] ?? 0), y: RAIL.y, scale: FALL.far });
        let { x, y } = at;
        let widest = 0;
        for (let step = 0; step <= 600; step++) {
          fallAt(path, landX, step / 600, at);
          widest = Math.max(widest, Math.hypot(at.x - x, at.y - y));
          ({ x, y } = at);
        }
        expect(widest).toBeLessThan(6);
        fallAt(path, landX, 1, at);
        expect(at.x).toBeCloseTo(toX(landX), 9);
        expect(at.y).toBeCloseTo(toY(MACHINE.landY), 9);
        expect(at.scale).toBeCloseTo(1, 9);
      }),
    );
  });

  it('touches a drawn peg wherever the drawn path changes its direction', () => {
    const pegs = pegSpots();
    const reach = PEGS.radius + MACHINE.radius * 0.6 * FALL.far;
    const each = (FALL.lastPeg - FALL.firstPeg) / (MACHINE.pegRows - 1);
    fc.assert(
      fc.property(drawn, ({ path, landX }) => {
        const at = into();
        for (let peg = 0; peg < MACHINE.pegRows; peg++) {
          const part = FALL.firstPeg + peg * each;
          expect(pegsMet(part + 1e-9)).toBe(peg + 1);
          fallAt(path, landX, part + 1e-9, at);
          const nearest = Math.min(...pegs.map((spot) => Math.hypot(spot.x - at.x, spot.y - at.y)));
          expect(nearest).toBeCloseTo(reach, 2);
        }
      }),
      // Positions halfway between two multiples of `pegKick`; at x = 75 the wall turns the disc back.
      {
        examples: [
          [{ phase: 21, path: [275, 225, 175, 125, 75, 75, 125, 175, 225], landX: 198, kind: 'peso' }],
        ],
      },
    );
  });

  it('appears on the table exactly where its drawn fall ends', () => {
    const settlement = settle(TABLE, 500, 1);
    const pusher = createPusher({}, { canDrop: false });
    void play(pusher, settlement);
    const inHand = (): { x: number; y: number }[] =>
      layer(pusher, 'rail-coins').children.map(({ x, y }) => ({ x, y }));
    let last = inHand();
    for (let now = inHand(); now.length > 0; now = inHand()) {
      last = now;
      pusher.player.advance(3);
    }
    const landed = layer(pusher, 'discs').children.at(-1);
    const { landX } = settlement.draw;
    expect(Math.hypot((landed?.x ?? 0) - toX(landX), (landed?.y ?? 0) - toY(MACHINE.landY))).toBeLessThan(2);
    expect(
      Math.hypot((landed?.x ?? 0) - (last[0]?.x ?? 0), (landed?.y ?? 0) - (last[0]?.y ?? 0)),
    ).toBeLessThan(8);
    pusher.player.dispose();
  });
});

describe('coins that go over the front edge', () => {
  const over = () => {
    for (let nonce = 0; ; nonce++) {
      const settlement = settle(TABLE, 500, nonce);
      const fronts = simulate(settlement).exits.filter(({ out }) => out === 'front');
      if (fronts.length > 1) return { settlement, fronts, nonce };
    }
  };

  it('are counted one by one as they land in the tray', () => {
    const { settlement, fronts } = over();
    const pusher = createPusher();
    const heap = (): number => layer(pusher, 'heap').children.filter(({ visible }) => visible).length;
    expect(heap()).toBe(5);
    void play(pusher, settlement);
    runOn(pusher, 7_000);
    expect(heap()).toBe(5 + fronts.length);
    const trays = pusher.sounds.played.filter(({ cue }) => cue.startsWith('coin.tray'));
    expect(trays).toHaveLength(fronts.length);
    pusher.player.dispose();
  });

  it('are counted immediately when the drop is skipped', () => {
    const { settlement, fronts } = over();
    const pusher = createPusher();
    void play(pusher, settlement);
    runOn(pusher, 300);
    void pusher.player.cue('skip', {});
    runOn(pusher, 20);
    expect(layer(pusher, 'heap').children.filter(({ visible }) => visible)).toHaveLength(5 + fronts.length);
    pusher.player.dispose();
  });

  it('keep their paths, and leave the other discs in place, if a special disc replaces one of them', () => {
    const { fronts, nonce } = over();
    const special = fronts[0]?.id ?? 0;
    const places = [TABLE, exampleTable({ [special]: 'diamonds' })].map((table) => {
      const pusher = createPusher({}, { table });
      void play(pusher, settle(table, 500, nonce));
      runOn(pusher, 2_503);
      const discs = layer(pusher, 'discs').children.map(({ x, y }) => `${x} ${y}`);
      pusher.player.dispose();
      return discs;
    });
    expect(places[1]).toEqual(places[0]);
  });
});

describe('sounds and vibrations of a drop', () => {
  it('occur at most six times a second (clinks) and ten times a second (vibrations)', () => {
    const pusher = createPusher();
    let table = TABLE;
    for (let nonce = 0; nonce < 6; nonce++) {
      const settlement = settle(table, 300 + nonce * 70, nonce);
      void play(pusher, settlement);
      table = settlement.after;
    }
    runOn(pusher, 25_000);
    const timesOf = (test: (cue: string, gain: number) => boolean): number[] =>
      pusher.soundTimes.filter((_, index) => {
        const sound = pusher.sounds.played[index];
        return sound !== undefined && test(sound.cue, sound.gain);
      });
    const gaps = (times: number[]): number[] =>
      times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const clinks = timesOf((cue, gain) => cue.startsWith('coin.clink') && gain < 1);
    expect(clinks.length).toBeGreaterThan(6);
    expect(Math.min(...gaps(clinks))).toBeGreaterThanOrEqual(CLINK.apart);
    const felt = timesOf((cue) => cue === 'coin.tray.felt');
    expect(Math.min(Infinity, ...gaps(felt))).toBeGreaterThanOrEqual(EXIT.feltApart);
    pusher.player.dispose();
  });
});

describe('the coin pusher at rest', () => {
  it('animates in short bursts and requests no frame between two bursts', () => {
    const pusher = createPusher();
    pusher.player.advance(6_100);
    expect(pusher.player.isMoving()).toBe(true);
    runOn(pusher, 1_700);
    expect(pusher.player.isMoving()).toBe(false);
    const still = describeSprites(pusher.player.view);
    runOn(pusher, 4_000, 200);
    expect(describeSprites(pusher.player.view)).toEqual(still);
    expect(pusher.player.isMoving()).toBe(false);
    expect(pusher.player.nextWake()).toBeGreaterThan(0);
    pusher.player.dispose();
  });
});
