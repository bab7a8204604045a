import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pools, type PoolTier, TIERS, type Winner } from '../../contract/pools.ts';
import { firstFigures, followPools, type PoolFigures, rollWithin, sectionOf } from './pool-figures.ts';

/** Returns pools of the given amounts, in hundredths; each range is 0.1 % below the amount, as the server sends it. */
function poolsOf(amounts: Readonly<Record<PoolTier, number>>): Pools {
  const range = (amount: number): [number, number] => [Math.floor(amount * 0.999), amount];
  return {
    total: 0,
    megaJackpot: amounts.mega,
    majorJackpot: amounts.major,
    minorJackpot: amounts.minor,
    miniJackpot: amounts.mini,
    megaJackpotSection: range(amounts.mega),
    majorJackpotSection: range(amounts.major),
    minorJackpotSection: range(amounts.minor),
    miniJackpotSection: range(amounts.mini),
  };
}

const SEEDS = { mega: 5_000_000, major: 700_000, minor: 200_000, mini: 50_000 } as const;
const GROWN = { mega: 9_000_000, major: 900_000, minor: 400_000, mini: 90_000 } as const;

const winOf = (tier: PoolTier, id: string): Winner => ({
  id,
  time: 0,
  name: 'ju***an',
  avatar: '',
  kind: 'jackpot',
  tier,
  amount: 1,
});

describe('an amount drawn for a pool', () => {
  it('never leaves its range', () => {
    const range = fc
      .tuple(fc.nat(100_000_000), fc.nat(100_000))
      .map(([low, width]) => [low, low + width] as const);
    fc.assert(
      fc.property(range, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (section, roll) => {
        const shown = rollWithin(section, roll);
        expect(Number.isSafeInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(section[0]);
        expect(shown).toBeLessThanOrEqual(section[1]);
      }),
    );
  });

  it('can be the low or the high end of its range', () => {
    expect(rollWithin([500, 502], 0)).toBe(500);
    expect(rollWithin([500, 502], 0.999)).toBe(502);
  });

  it('is the end of its range if both ends are equal', () => {
    expect(rollWithin([500, 500], 0.7)).toBe(500);
  });
});

describe('the displayed amounts of pools', () => {
  const first = firstFigures(undefined, poolsOf(GROWN), []);

  it('begin at the low ends of their ranges', () => {
    for (const tier of TIERS) expect(first.amounts[tier]).toBe(sectionOf(poolsOf(GROWN), tier)[0]);
  });

  it('are drawn again at each interval, within their ranges and without falling', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(5_000))), (steps) => {
        let figures = first;
        const amounts: Record<PoolTier, number> = { ...GROWN };
        for (const [stretch, growth] of steps) {
          amounts.minor += growth;
          const pools = poolsOf(amounts);
          const next = followPools(figures, pools, [], stretch);
          for (const tier of TIERS) {
            const [low, high] = sectionOf(pools, tier);
            expect(next.amounts[tier]).toBeGreaterThanOrEqual(Math.max(low, figures.amounts[tier]));
            expect(next.amounts[tier]).toBeLessThanOrEqual(high);
          }
          figures = next;
        }
      }),
    );
  });

  it('change when an interval begins, not when new ranges arrive', () => {
    const pools = poolsOf({ ...GROWN, mega: GROWN.mega * 2 });
    expect(followPools(first, pools, [])).toBe(first);
    const later = followPools(first, pools, [], 7);
    expect(later).not.toBe(first);
    expect(followPools(later, pools, [], 7)).toBe(later);
  });

  it('fall to the low end of the new range when their pool is won, together with the winner', () => {
    const rolled = followPools(first, poolsOf(GROWN), [], 3);
    const won = poolsOf({ ...GROWN, mini: SEEDS.mini });
    const win = winOf('mini', '9');
    const fallen = followPools(rolled, won, [win]);
    expect(fallen.amounts).toEqual({ ...rolled.amounts, mini: sectionOf(won, 'mini')[0] });
    expect(fallen.fall).toBe(win);
  });

  it('fall once for a win, whether the win or the new range arrives first', () => {
    const won = poolsOf({ ...GROWN, mega: SEEDS.mega });
    const win = winOf('mega', '9');
    const winFirst = followPools(followPools(first, poolsOf(GROWN), [win]), won, [win]);
    const rangeFirst = followPools(followPools(first, won, []), won, [win]);
    expect(followPools(first, won, []).amounts).toEqual(first.amounts);
    for (const { amounts, fall } of [winFirst, rangeFirst]) {
      expect(amounts.mega).toBe(sectionOf(won, 'mega')[0]);
      expect(fall).toBe(win);
    }
    // A late older answer does not lower the amounts again.
    const grown = followPools(winFirst, poolsOf(GROWN), [win], 1);
    expect(followPools(grown, won, [win]).amounts.mega).toBe(grown.amounts.mega);
  });

  it('do not fall for a win that was known when they were first displayed, or for a win of another pool', () => {
    const old = winOf('mega', '1');
    const shown = firstFigures(undefined, poolsOf(GROWN), [old]);
    const won = poolsOf({ ...GROWN, mega: SEEDS.mega });
    expect(followPools(shown, won, [winOf('mini', '2'), old], 5).amounts.mega).toBe(shown.amounts.mega);
  });

  it('stay the same after a reload, or are raised if the pool has grown in the meantime', () => {
    const shown = followPools(first, poolsOf(GROWN), [], 3);
    expect(firstFigures(shown, poolsOf(GROWN), []).amounts).toEqual(shown.amounts);
    const grown = poolsOf({ ...GROWN, mini: GROWN.mini * 2 });
    expect(firstFigures(shown, grown, []).amounts).toEqual({
      ...shown.amounts,
      mini: sectionOf(grown, 'mini')[0],
    });
  });

  it('never exceed their pools after a reload, even if the win itself is not among the latest wins', () => {
    const shown = followPools(first, poolsOf(GROWN), [], 3);
    expect(firstFigures(shown, poolsOf(SEEDS), []).amounts).toEqual(SEEDS);
  });

  it('fall after a reload if their pool was won in the meantime, together with the winner', () => {
    const shown = followPools(first, poolsOf(GROWN), [], 3);
    const win = winOf('mini', '9');
    const won = poolsOf({ ...GROWN, mini: SEEDS.mini });
    const fallen = firstFigures(shown, won, [win]);
    expect(fallen.amounts.mini).toBe(sectionOf(won, 'mini')[0]);
    expect(fallen.fall).toBe(win);
  });

  it('fall after ten intervals above their range, even if the win itself never arrives', () => {
    const won = poolsOf({ ...GROWN, major: SEEDS.major });
    let figures: PoolFigures = first;
    for (let stretch = 1; stretch <= 10; stretch += 1) {
      figures = followPools(figures, won, [], stretch);
      expect(figures.amounts.major).toBe(first.amounts.major);
    }
    figures = followPools(figures, won, [], 11);
    expect(figures.amounts.major).toBe(sectionOf(won, 'major')[0]);
    expect(figures.fall).toBeUndefined();
  });
});
