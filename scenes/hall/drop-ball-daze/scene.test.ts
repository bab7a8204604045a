import { describe, expect, it } from 'vitest';
import { fieldAt } from '../../../fair/perya.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { studioScene } from './studio.ts';
import { HOLES } from './holes.ts';
import { FALL } from './tuning.ts';

const { n, bets } = STALLS['drop-ball-daze'];
const props = { field: 'red', line: 'Red pays 4.7x' };
const landing = (at: number) => ({ at, label: `Hole ${at}`, stake: 10_00, payout: 0 });

describeStall(studioScene, props, [0, 29, 49].map(landing), {
  landMs: FALL.ms,
  turboMs: FALL.turboMs,
  heard: ['hole.hop'],
});

describe('the board of fifty holes', () => {
  it('has one hole for every drawn number, in the colour that the paytable gives this number', () => {
    expect(HOLES.map(({ field }) => field)).toEqual(
      Array.from({ length: n }, (_, at) => fieldAt(bets, at).name),
    );
    expect(new Set(HOLES.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
  });

  it.each(Array.from({ length: n }, (_, at) => at))(
    'drops the ball into hole %i when that number is drawn',
    (at) => {
      const scene = stallTable(studioScene, props);
      scene.round(landing(at));
      const [, , , , , , x, y] = scene.lines('ball')[0]?.split(' ') ?? [];
      expect(Number(x)).toBeCloseTo(HOLES[at]?.x ?? 0, 1);
      expect(Math.abs(Number(y) - (HOLES[at]?.y ?? 0))).toBeLessThan(5);
    },
  );
});
