import { describe, expect, it } from 'vitest';
import { fieldAt } from '../../../fair/perya.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { ANIMALS, DRAWN } from './animals.ts';
import { studioScene } from './studio.ts';
import { RING, STOP } from './tuning.ts';

const { n, bets } = STALLS['carousel-cash'];
const props = { field: 'kalabaw', line: 'Kalabaw pays 3.95x' };
const landing = (at: number) => ({ at, label: `Animal ${at}`, stake: 10_00, payout: 0 });

describeStall(studioScene, props, [0, 12, 24].map(landing), {
  landMs: STOP.ms,
  turboMs: STOP.turboMs,
  heard: ['carousel.pass', 'ride.stop'],
});

describe('the carousel of twenty-five animals', () => {
  it('has one animal for every drawn number, of the kind that the paytable gives this number', () => {
    expect(DRAWN.map(({ field }) => field)).toEqual(
      Array.from({ length: n }, (_, at) => fieldAt(bets, at).name),
    );
    expect(new Set(DRAWN)).toEqual(new Set(ANIMALS));
  });

  it.each(Array.from({ length: n }, (_, at) => at))(
    'stops animal %i at the bell when that number is drawn',
    (at) => {
      const scene = stallTable(studioScene, props);
      scene.round(landing(at));
      const nearest = scene.lines('animal').at(-1)?.split(' ');
      expect(nearest?.[0]).toBe(`animal-${DRAWN[at]?.field}`);
      expect(Number(nearest?.[6])).toBeCloseTo(RING.x, 3);
    },
  );
});
