import { describe, expect, it } from 'vitest';
import { createRandom } from '../../engine/random.ts';
import { depthOf, laneX, packetAt, planRain } from './plan.ts';
import { PACKET, RAIN, SIZE } from './tuning.ts';

const seeds = Array.from({ length: 100 }, (_, index) => `rain ${index}`);
const plans = seeds.map((seed) => planRain(createRandom(seed)));
const place = { x: 0, y: 0, turn: 0 };

/** Returns the minimum and the maximum of some values. */
const span = (values: readonly number[]): readonly [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];

describe('the plan of a red packet rain', () => {
  it('has about 100 packets, each 220 to 380 ms after the one before', () => {
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

  it('is the same for the same seed and differs for another seed', () => {
    expect(planRain(createRandom('rain 7'))).toEqual(plans[7]);
    expect(plans[8]).not.toEqual(plans[7]);
  });

  it('uses the six lanes equally, and never one of the four lanes used last', () => {
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

  it('never has more packets in the air than there are sprites, and about nine on the screen on average', () => {
    let shown = 0;
    let most = 0;
    let instants = 0;
    let shared = 0;
    for (const plan of plans.slice(0, 20)) {
      for (let ms = 4_000; ms < RAIN.ms; ms += 97) {
        const alive = plan.flatMap((packet) =>
          packetAt(packet, ms, place)
            ? [{ sprite: `${packet.depth} ${packet.place % RAIN.pool}`, y: place.y }]
            : [],
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

  it('keeps every packet between the side edges, within its maximum sway and tilt', () => {
    const sways: number[] = [];
    const turns: number[] = [];
    const xs: number[] = [];
    for (const packet of plans[3] ?? []) {
      for (let life = 0; life < 5_000; life += 61) {
        if (!packetAt(packet, packet.bornMs + life, place)) continue;
        sways.push((place.x - laneX(packet.lane)) / depthOf(packet).sway);
        turns.push(place.turn);
        const half = (PACKET.width * depthOf(packet).size) / 2;
        xs.push(place.x - half, place.x + half);
      }
    }
    const tilt = (RAIN.tiltDegrees * Math.PI) / 180;
    for (const [found, limit] of [
      [span(sways), 1],
      [span(turns), tilt],
    ] as const) {
      expect(found[0]).toBeGreaterThanOrEqual(-limit);
      expect(found[0]).toBeLessThan(-0.9 * limit);
      expect(found[1]).toBeLessThanOrEqual(limit);
      expect(found[1]).toBeGreaterThan(0.9 * limit);
    }
    const [left, right] = span(xs);
    expect(left).toBeGreaterThanOrEqual(-16);
    expect(right).toBeLessThanOrEqual(SIZE.width + 16);
  });

  it('lets nearer packets fall faster, within the fall times of their depth', () => {
    const spans = RAIN.depths.map((_, depth) =>
      span(
        plans
          .flat()
          .filter((packet) => packet.depth === depth)
          .map(({ speed }) => (SIZE.height + PACKET.height) / speed),
      ),
    );
    for (const [depth, [least, most]] of spans.entries()) {
      const { low, high } = RAIN.depths[depth]?.fall ?? { low: 0, high: 0 };
      expect(least).toBeGreaterThanOrEqual(low - 1e-6);
      expect(most).toBeLessThanOrEqual(high + 1e-6);
      expect(most - least).toBeGreaterThan(0.9 * (high - low));
      expect(most).toBeLessThan(spans[depth - 1]?.[0] ?? Infinity);
    }
  });

  it('has one packet of each of the three depths in every three packets, in any order', () => {
    const orders = new Set<string>();
    for (const plan of plans) {
      for (let first = 0; first + 3 <= plan.length; first += 3) {
        const depths = plan.slice(first, first + 3).map(({ depth }) => depth);
        expect(depths.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
        orders.add(depths.join());
      }
    }
    expect(orders.size).toBe(6);
  });
});
