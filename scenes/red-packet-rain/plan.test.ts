import { describe, expect, it } from 'vitest';
import { createRandom } from '../engine/random.ts';
import { laneX, packetAt, planRain } from './plan.ts';
import { PACKET, RAIN, SIZE } from './tuning.ts';

const seeds = Array.from({ length: 100 }, (_, index) => `rain ${index}`);
const plans = seeds.map((seed) => planRain(createRandom(seed)));
const place = { x: 0, y: 0, turn: 0 };

/** The least and the most of some numbers. */
const span = (values: readonly number[]): readonly [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];

describe('a rain', () => {
  it('is about 100 packets, a fresh one every 220 to 380 ms', () => {
    const [fewest, most] = span(plans.map(({ length }) => length));
    expect(fewest).toBeGreaterThan(91);
    expect(most).toBeLessThan(109);
    const gaps = plans.flatMap((plan) =>
      plan.slice(1).map(({ bornMs }, index) => bornMs - (plan[index]?.bornMs ?? 0)),
    );
    const [least, longest] = span(gaps);
    expect(least).toBeGreaterThanOrEqual(RAIN.every - RAIN.jitter);
    expect(longest).toBeLessThanOrEqual(RAIN.every + RAIN.jitter);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(planRain(createRandom('rain 7'))).toEqual(plans[7]);
    expect(plans[8]).not.toEqual(plans[7]);
  });

  it('uses six lanes alike and never one of the last four again', () => {
    const counts = Array.from({ length: RAIN.lanes }, () => 0);
    let repeats = 0;
    for (const plan of plans) {
      for (const [index, { lane }] of plan.entries()) {
        counts[lane] = (counts[lane] ?? 0) + 1;
        const before = plan.slice(Math.max(0, index - RAIN.apart), index);
        if (before.some((one) => one.lane === lane)) repeats += 1;
      }
    }
    expect(repeats).toBe(0);
    const [fewest, most] = span(counts);
    expect(most / fewest).toBeLessThan(1.1);
  });

  it('has at most as many in the air as there are sprites, about nine of them on the design', () => {
    let shown = 0;
    let most = 0;
    let instants = 0;
    let shared = 0;
    for (const plan of plans.slice(0, 20)) {
      for (let ms = 4_000; ms < RAIN.ms; ms += 97) {
        const alive = plan.flatMap((packet, index) =>
          packetAt(packet, ms, place) ? [{ sprite: index % RAIN.pool, y: place.y }] : [],
        );
        if (new Set(alive.map(({ sprite }) => sprite)).size < alive.length) shared += 1;
        const here = alive.filter(
          ({ y }) => y > -PACKET.height / 2 && y < SIZE.height + PACKET.height / 2,
        ).length;
        most = Math.max(most, here);
        shown += here;
        instants += 1;
      }
    }
    expect(shared).toBe(0);
    expect(most).toBeLessThanOrEqual(24);
    expect(shown / instants).toBeGreaterThan(8);
    expect(shown / instants).toBeLessThan(10);
  });

  it('keeps every packet whole between the sides, within its sway and its tilt', () => {
    const sways: number[] = [];
    const turns: number[] = [];
    const xs: number[] = [];
    for (const packet of plans[3] ?? []) {
      for (let life = 0; life < 5_000; life += 61) {
        if (!packetAt(packet, packet.bornMs + life, place)) continue;
        sways.push(place.x - laneX(packet.lane));
        turns.push(place.turn);
        xs.push(place.x);
      }
    }
    const tilt = (RAIN.tiltDegrees * Math.PI) / 180;
    for (const [found, limit] of [
      [span(sways), RAIN.sway],
      [span(turns), tilt],
    ] as const) {
      expect(found[0]).toBeGreaterThanOrEqual(-limit);
      expect(found[0]).toBeLessThan(-0.9 * limit);
      expect(found[1]).toBeLessThanOrEqual(limit);
      expect(found[1]).toBeGreaterThan(0.9 * limit);
    }
    const [left, right] = span(xs);
    expect(left - PACKET.width / 2).toBeGreaterThanOrEqual(0);
    expect(right + PACKET.width / 2).toBeLessThanOrEqual(SIZE.width);
  });

  it('falls through the height of the design in 2.2 to 3 s', () => {
    const [least, most] = span(plans.flat().map(({ speed }) => (SIZE.height + PACKET.height) / speed));
    expect(least).toBeGreaterThanOrEqual(RAIN.fall.low - 1e-6);
    expect(most).toBeLessThanOrEqual(RAIN.fall.high + 1e-6);
    expect(most - least).toBeGreaterThan(780);
  });
});
