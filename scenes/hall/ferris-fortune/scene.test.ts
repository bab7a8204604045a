import { describe, expect, it } from 'vitest';
import { fieldAt } from '../../../fair/perya.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { CABINS, DRAWN } from './cabins.ts';
import { studioScene } from './studio.ts';
import { STOP, WHEEL } from './tuning.ts';

const { n, table } = STALLS['ferris-fortune'];
const props = { line: 'Up to 5x' };
const landing = (at: number) => ({ at, label: `Cabin ${at}`, stake: 10_00, payout: 0 });

describeStall(studioScene, props, [0, 7, 19].map(landing), {
  landMs: STOP.ms,
  turboMs: STOP.turboMs,
  heard: ['cabin.pass', 'ride.stop'],
});

describe('the wheel of twenty cabins', () => {
  it('has one cabin for every drawn number, in the colour that the paytable gives this number', () => {
    expect(DRAWN.map(({ field }) => field)).toEqual(
      Array.from({ length: n }, (_, at) => fieldAt(table, at).name),
    );
    expect(new Set(DRAWN)).toEqual(new Set(CABINS));
  });

  it.each(Array.from({ length: n }, (_, at) => at))(
    'brings cabin %i to the gate when that number is drawn',
    (at) => {
      const scene = stallTable(studioScene, props);
      scene.round(landing(at));
      const picture = `cabin-${DRAWN[at]?.field.split(' ')[0]}`;
      const lowest = scene
        .lines('cabin')
        .map((line) => line.split(' '))
        .toSorted((a, b) => Number(b[7]) - Number(a[7]))[0];
      expect(lowest?.[0]).toBe(picture);
      expect(Number(lowest?.[6])).toBeCloseTo(WHEEL.x, 3);
      expect(Number(lowest?.[7])).toBeCloseTo(WHEEL.y + WHEEL.radius, 3);
    },
  );
});
