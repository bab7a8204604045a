import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leanAt, pointerAngleAt, pegReleases } from './pegs.ts';
import {
  blurAt,
  mod,
  type TurnTiming,
  planTurn,
  restAngle,
  speedAt,
  timeOf,
  travelled,
  turnAngleAt,
} from './turn.ts';

const FULL: TurnTiming = { speed: 720, accelerateMs: 500, brakeMs: 2_800, cruiseMs: 200 };
/** Timings of a wheel that is already turning when the result arrives, at full speed or slowed down. */
const TAKEN_OVER: readonly TurnTiming[] = [720, 360].map((speed) => ({
  ...FULL,
  speed,
  accelerateMs: 0,
  cruiseMs: 0,
}));

const unit = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const angle = fc.double({ min: -720, max: 720, noNaN: true });
const place = fc
  .integer({ min: 2, max: 12 })
  .chain((sectors) =>
    fc.record({ sectors: fc.constant(sectors), sector: fc.integer({ min: 0, max: sectors - 1 }) }),
  );

/**
 * Returns the sector under the pointer of a picture turned clockwise, and the distance to its border as a share of a
 * sector.
 */
function seenAt(turned: number, sectors: number): { sector: number; margin: number } {
  // A vector that points straight up on a screen whose y axis points down, rotated back into the picture.
  const radians = (-turned * Math.PI) / 180;
  const x = Math.sin(radians);
  const y = -Math.cos(radians);
  const clockwise = mod((Math.atan2(x, -y) * 180) / Math.PI, 360);
  const across = (clockwise * sectors) / 360 + 0.5;
  return { sector: Math.floor(across) % sectors, margin: Math.min(mod(across, 1), 1 - mod(across, 1)) };
}

describe('a turn of a wheel', () => {
  it.each([FULL, ...TAKEN_OVER])(
    'stops on the given sector from any start angle, not near a border: %o',
    (timing) => {
      fc.assert(
        fc.property(place, angle, unit, ({ sectors, sector }, from, offset) => {
          const turn = planTurn({ from, rest: restAngle(sectors, sector, offset, 0.1), timing });
          const seen = seenAt(turn.from + travelled(turn, turn.length), sectors);
          expect(seen.sector).toBe(sector);
          expect(seen.margin).toBeGreaterThanOrEqual(0.1 - 1e-7);
          expect(seenAt(turnAngleAt(turn, turn.length), sectors).sector).toBe(sector);
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it('takes 3.5 to 4 seconds with eight sectors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), angle, unit, (sector, from, offset) => {
        const { length } = planTurn({ from, rest: restAngle(8, sector, offset, 0.1), timing: FULL });
        expect(length).toBeGreaterThanOrEqual(3_500);
        expect(length).toBeLessThan(4_000.001);
      }),
    );
  });

  it.each(TAKEN_OVER)('continues with the speed of a disc that is already turning: %o', (timing) => {
    const turn = planTurn({ from: 77, rest: 12, timing });
    expect(speedAt(turn, 0)).toBe(timing.speed);
    expect(blurAt(turn, 0)).toBe(1);
    expect(travelled(turn, 10) - travelled(turn, -10)).toBeCloseTo(timing.speed / 50, 9);
    for (const degrees of [0, 5, turn.cruise, turn.cruise + 20])
      expect(travelled(turn, timeOf(turn, degrees))).toBeCloseTo(degrees, 6);
  });

  it('at full speed leans the pointer by the angle that `leanAt` returns', () => {
    const turn = planTurn({ from: 40, rest: 12, timing: FULL });
    const list = pegReleases(turn);
    for (const ms of [600, 700, 800])
      expect(pointerAngleAt(turn, list, ms, () => 1)).toBeCloseTo(
        leanAt(40 + travelled(turn, ms), 720, 1),
        9,
      );
  });
});
