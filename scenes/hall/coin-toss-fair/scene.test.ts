import { describe, expect, it } from 'vitest';
import { STALLS } from '../../../fair/tables/perya.ts';
import { describeStall, stallTable } from '../models/stall/test-kit.ts';
import { clearance, isClear, landsAt } from './board.ts';
import { studioScene } from './studio.ts';
import { COIN, TOSS } from './tuning.ts';
import type { TossLanding } from './types.ts';

const props = { line: 'Three coins' };
const tossed = (...coins: readonly number[]): TossLanding => ({
  coins,
  label: 'tossed',
  stake: 10_00,
  payout: 0,
});
const NUMBERS = Array.from({ length: STALLS['coin-toss-fair'].q }, (_, number) => number);

describeStall(studioScene, props, [tossed(4, 6, 9), tossed(0, 7, 2), tossed(1, 1, 1)], {
  landMs: TOSS.ms,
  turboMs: TOSS.turboMs,
  heard: ['toss.coin'],
});

describe('the board of Coin Toss Fair', () => {
  it.each(NUMBERS)(
    'lays a coin with the drawn number %i on a line, or clear of all lines, as the rules decide',
    (drawn) => {
      expect(clearance(drawn) > 0).toBe(isClear(drawn));
    },
  );

  it('lets two coins overlap by at most 15% of their width, whatever numbers were drawn', () => {
    let nearest = Infinity;
    for (const [one, other] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const)
      for (const a of NUMBERS)
        for (const b of NUMBERS) {
          const [from, to] = [landsAt(one, a), landsAt(other, b)];
          nearest = Math.min(nearest, Math.hypot(from.x - to.x, (from.y - to.y) / COIN.flat));
        }
    expect(nearest).toBeGreaterThan(COIN.size * 0.85);
  });

  it('lights the square of each coin that touches no line', () => {
    const scene = stallTable(studioScene, props);
    scene.round({ ...tossed(2, 5, 0), payout: 20_00 });
    expect(scene.lines('lit')).toHaveLength(2);
    expect(scene.lines('lamp-lit')).toHaveLength(1);
    scene.round(tossed(9, 5, 3));
    expect(scene.lines('lit')).toHaveLength(0);
    expect(scene.lines('lamp-lit')).toHaveLength(0);
  });
});
