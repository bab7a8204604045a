import { describe, expect, it } from 'vitest';
import { HALLOWEEN } from '../../../fair/slots/halloween.ts';
import { createRandom } from '../../engine/random.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { REEL_TIMINGS, SKIP } from '../../parts/reels/reel-timing.ts';
import { STOPS } from './examples.ts';
import { SYMBOLS } from './reel-config.ts';
import {
  boughtOnly,
  columnsOf,
  createTable,
  eventAt,
  land,
  names,
  PROPS,
  restOn,
  runOn,
  spin,
  spritesOf,
  type Table,
} from './test-kit.ts';

const isLit = (table: Table): boolean =>
  [...spritesOf(table.player.view)].some(({ label }) => label === 'cell-light' || label === 'line-light');

describe('the reel window of a slot', () => {
  it('shows each stop with its neighbours on the reel strip', () => {
    const random = createRandom('windows');
    for (let round = 0; round < 12; round++) {
      const stops = HALLOWEEN.strips.map((strip) => random.int(strip.length));
      let seen: string[][] | undefined;
      const table = createTable(round % 3 === 2 ? { turbo: true } : {}, {
        onEvent: (event) => {
          if (event === 'spin:landed') seen = names(table);
        },
      });
      spin(table);
      runOn(table.player, random.range(0, 1_500), 250);
      land(table, boughtOnly(stops));
      if (round % 4 === 1) runOn(table.player, 300);
      if (round % 4 === 1) table.player.press(10, 10);
      runOn(table.player, 4_000);
      expect(seen).toEqual(restOn(stops));
      table.player.dispose();
    }
  });

  it('shows symbols in the order of the reel strip whenever they are not blurred', () => {
    const table = createTable();
    spin(table);
    let distinct = 0;
    for (let frame = 0; frame < 260; frame++) {
      if (frame === 30) land(table, boughtOnly(STOPS.nothing));
      table.player.advance(8);
      for (const [reel, column] of columnsOf(table.player).entries()) {
        if (column.length === 0) continue;
        distinct += 1;
        const strip = Array.from(HALLOWEEN.strips[reel] ?? '', (symbol) => SYMBOLS[symbol]);
        const ring = [...strip, ...strip].join(' ');
        expect(ring).toContain(column.map(({ name }) => name).join(' '));
        for (let row = 1; row < column.length; row++)
          expect((column[row]?.row ?? 0) - (column[row - 1]?.row ?? 0)).toBeCloseTo(1, 6);
      }
    }
    expect(distinct).toBeGreaterThan(400);
    table.player.dispose();
  });

  it('shows the same picture at 24, 30, 60 and 120 frames a second and at irregular frame times', () => {
    const instants = [200, 480, 800, 1_180, 1_420, 1_520, 1_700, 2_300, 3_400];
    const play = (steps: readonly number[]): string[][] => {
      const table = createTable();
      spin(table);
      let fired = false;
      let frame = 0;
      const pictures = instants.map((instant) => {
        while (table.player.time < instant - 1e-9) {
          const until = fired ? instant : Math.min(instant, 260);
          table.player.advance(Math.min(steps[frame++ % steps.length] ?? 16, until - table.player.time));
          if (!fired && table.player.time >= 260 - 1e-9) {
            fired = true;
            land(table, boughtOnly(STOPS.good));
          }
        }
        return describeSprites(table.player.view);
      });
      table.player.dispose();
      return pictures;
    };
    const sixty = play([1_000 / 60]);
    for (const steps of [[1_000 / 24], [1_000 / 30], [1_000 / 120], [7, 31, 16.7, 3, 48.2]])
      expect(play(steps)).toEqual(sixty);
  });
});

describe('reels that run longer after two scatters', () => {
  const at = (stops: readonly number[], settings = {}): number => {
    const table = createTable(settings);
    spin(table);
    land(table, boughtOnly(stops));
    runOn(table.player, 6_000);
    const time = eventAt(table.events, 'spin:landed') ?? Infinity;
    table.player.dispose();
    return time;
  };

  it('take the same time whether a third scatter comes or not', () => {
    const { teaseMs } = REEL_TIMINGS.normal;
    const symbolMs = 1_000 / (REEL_TIMINGS.normal.speed / 2);
    const plain = at(STOPS.nothing);
    for (const stops of [STOPS.miss, STOPS.trigger]) {
      const longer = at(stops) - plain;
      expect(longer).toBeGreaterThan(3 * teaseMs - symbolMs);
      expect(longer).toBeLessThan(3 * teaseMs + symbolMs);
    }
  });

  it('do not occur in calm mode', () => {
    const table = createTable({ calmMode: true });
    spin(table);
    land(table, boughtOnly(STOPS.miss));
    runOn(table.player, 6_000);
    expect(table.sounds.played.map(({ cue }) => cue)).not.toContain('tease');
    table.player.dispose();
    expect(at(STOPS.miss, { calmMode: true })).toBeLessThan(at(STOPS.miss));
  });

  it('are not skipped by the first press but by the second, equally fast with and without a third scatter', () => {
    for (const press of [260, 400, 700, 900, 1_000]) {
      const landings = [STOPS.nothing, STOPS.miss, STOPS.trigger].map((stops) => {
        const table = createTable();
        spin(table);
        table.player.advance(100);
        land(table, boughtOnly(stops));
        table.player.advance(press - 100);
        table.player.press(10, 10);
        runOn(table.player, 200, 10);
        // The first two reels never run longer.
        const first = table.events
          .filter(
            ({ event, detail }) => event === 'reel:stopped' && 'reel' in detail && Number(detail.reel) < 2,
          )
          .map(({ at: time }) => time);
        const early = eventAt(table.events, 'spin:landed');
        const second = table.player.time;
        table.player.press(10, 10);
        runOn(table.player, 200, 10);
        const end = eventAt(table.events, 'spin:landed');
        table.player.dispose();
        return { last: Math.max(...first), early, end, second };
      });
      const [plain, miss, hit] = landings;
      expect(plain?.last).toBe(miss?.last);
      expect(plain?.last).toBe(hit?.last);
      expect(plain?.last).toBeLessThanOrEqual(press + SKIP.ms);
      expect(plain?.early).toBe(press + SKIP.ms);
      for (const teased of [miss, hit]) {
        expect(teased?.early).toBeUndefined();
        expect(teased?.end).toBe((teased?.second ?? 0) + SKIP.ms);
      }
    }
  });
});

describe('a skip of a slot spin', () => {
  it('stops the reels 90 ms after the press, for every outcome', () => {
    for (const stops of [STOPS.nothing, STOPS.return, STOPS.small, STOPS.big, STOPS.huge]) {
      for (let press = 260; press < 900; press += 70) {
        const table = createTable();
        spin(table);
        land(table, boughtOnly(stops));
        table.player.advance(press);
        table.player.press(10, 10);
        runOn(table.player, 100, 10);
        expect(eventAt(table.events, 'spin:landed')).toBeCloseTo(press + SKIP.ms, 6);
        table.player.dispose();
      }
    }
  });

  it('is not triggered by a double tap, and is remembered until the outcome arrives', () => {
    const table = createTable();
    spin(table);
    table.player.advance(200);
    expect(table.player.press(10, 10)).toBe(false);
    table.player.advance(1_000);
    expect(table.player.press(10, 10)).toBe(true);
    table.player.advance(500);
    expect(eventAt(table.events, 'spin:landed')).toBeUndefined();
    land(table, boughtOnly(STOPS.nothing));
    runOn(table.player, 100, 10);
    expect(eventAt(table.events, 'spin:landed')).toBeCloseTo(1_700 + SKIP.ms, 6);
    table.player.dispose();
  });

  it('does not make a round shorter than the market’s minimum duration', () => {
    const table = createTable({ calmMode: true, minRoundMs: 2_500 });
    spin(table);
    land(table, boughtOnly(STOPS.nothing));
    table.player.advance(300);
    table.player.press(10, 10);
    runOn(table.player, 4_000, 10);
    expect(eventAt(table.events, 'spin:landed')).toBeCloseTo(2_500, 6);
    table.player.dispose();
  });
});

describe('a failed slot spin', () => {
  it('shows no prize and returns to the previous symbols, no matter when the failure is reported', () => {
    for (let at = 0; at <= 12_000; at += 500) {
      for (const refused of [false, true]) {
        const table = createTable();
        spin(table);
        runOn(table.player, at);
        void table.player.cue('fail', { refused });
        for (let frame = 0; frame < 60; frame++) {
          table.player.advance(20);
          expect(isLit(table)).toBe(false);
        }
        expect(names(table)).toEqual(restOn(PROPS.stops));
        expect(table.events).toEqual([]);
        expect(table.sounds.looping()).toEqual([]);
        expect(table.sounds.played.some(({ cue }) => cue.startsWith('win.'))).toBe(false);
        table.player.dispose();
      }
    }
  });

  it('stops within 200 ms when the server refuses it soon after its start', () => {
    for (const at of [0, 120, 260, 400]) {
      const table = createTable();
      spin(table);
      table.player.advance(at);
      void table.player.cue('fail', { refused: true });
      table.player.advance(200);
      expect(names(table)).toEqual(restOn(PROPS.stops));
      expect(table.player.isMoving()).toBe(false);
      table.player.dispose();
    }
  });

  it('can be followed by the stored outcome of the same spin, and then by a new spin', () => {
    const table = createTable();
    spin(table);
    table.player.advance(1_000);
    void table.player.cue('fail', {});
    runOn(table.player, 1_000);
    void table.player.cue('land', { outcome: boughtOnly(STOPS.small), instant: true });
    runOn(table.player, 5_000);
    expect(table.events.map(({ event }) => event)).toEqual(['spin:landed', 'spin:shown', 'spin:closed']);
    spin(table);
    land(table, boughtOnly(STOPS.nothing));
    runOn(table.player, 5_000);
    expect(table.events.filter(({ event }) => event === 'spin:closed')).toHaveLength(2);
    table.player.dispose();
  });
});
