import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mod, restAngle } from '../../parts/wheel/turn.ts';
import { WheelMotion, type WheelPose } from './wheel-motion.ts';
import { cruiseDistance, cruiseSpeed } from './cruise.ts';
import { LATE, FAIL, MARGIN, TURN_TIMING, SECTORS, WIND_UP } from './tuning.ts';

const still = (): number => 1;
const seenAt = (course: WheelMotion, ms: number): WheelPose => {
  const seen: WheelPose = { angle: 0, speed: 0, blur: 0, lean: 0 };
  course.at(ms, still, seen);
  return seen;
};

/**
 * Returns the sector under the pointer for a disc turned clockwise by `angle`, and the distance to the nearest border
 * as a share of a sector.
 */
function sectorUnder(angle: number): { sector: number; margin: number } {
  const across = mod(-angle, 360) / (360 / SECTORS) + 0.5;
  return { sector: Math.floor(across) % SECTORS, margin: Math.min(mod(across, 1), 1 - mod(across, 1)) };
}

const sectorOf = fc.integer({ min: 0, max: SECTORS - 1 });
const unit = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
/**
 * Time from the start to the result, in ms: in the wind-up, the acceleration, the turn at full speed, or the slower
 * turn after it.
 */
const answerOf = fc.oneof(
  fc.double({ min: -WIND_UP.ms, max: TURN_TIMING.accelerateMs, noNaN: true }),
  fc.double({ min: TURN_TIMING.accelerateMs, max: 20_000, noNaN: true }),
);

describe('a wheel that waits for its result', () => {
  it('reports a speed that equals the measured change of its angle', () => {
    for (let ms = 1; ms < 9_000; ms += 7) {
      const measured = (cruiseDistance(ms + 0.01) - cruiseDistance(ms - 0.01)) / 0.02;
      expect(cruiseSpeed(ms) / 1_000).toBeCloseTo(measured, 3);
    }
    expect(cruiseSpeed(3_000)).toBe(TURN_TIMING.speed);
    expect(cruiseSpeed(LATE.after + LATE.over + 1)).toBe(TURN_TIMING.speed * LATE.to);
  });
});

describe('a complete turn of the wheel', () => {
  it('stops inside the sector that the server chose and never jumps, whenever the answer arrives', () => {
    fc.assert(
      fc.property(sectorOf, unit, answerOf, unit, fc.boolean(), (sector, offset, answer, from, isTurbo) => {
        const course = new WheelMotion(from * 360);
        const before = seenAt(course, answer);
        course.land(answer, restAngle(SECTORS, sector, offset, MARGIN), isTurbo);
        const after = seenAt(course, answer);
        expect(after.angle).toBeCloseTo(before.angle, 6);
        if (answer > 0) expect(after.speed).toBeCloseTo(before.speed, 6);
        for (const joint of [course.end, answer, TURN_TIMING.accelerateMs]) {
          const hair = 1e-4;
          const [one, two] = [seenAt(course, joint - hair), seenAt(course, joint + hair)];
          expect(Math.abs(mod(two.angle - one.angle + 180, 360) - 180)).toBeLessThan(0.01);
        }
        const moved = seenAt(course, course.end - 1e-6).angle;
        for (const angle of [moved, seenAt(course, course.end).angle]) {
          const seen = sectorUnder(angle);
          expect(seen.sector).toBe(sector);
          expect(seen.margin).toBeGreaterThanOrEqual(MARGIN - 1e-5);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes 3.5 to 4 seconds when the answer arrives in time', () => {
    fc.assert(
      fc.property(
        sectorOf,
        unit,
        unit,
        fc.double({ min: -200, max: 700, noNaN: true }),
        (sector, offset, from, answer) => {
          const course = new WheelMotion(from * 360);
          course.land(answer, restAngle(SECTORS, sector, offset, MARGIN), false);
          expect(course.end).toBeGreaterThanOrEqual(3_500 - 1e-6);
          expect(course.end).toBeLessThan(4_000 + 1e-6);
        },
      ),
    );
  });

  it('differs in duration between sectors by less than the time of one full turn', () => {
    const lengths = Array.from({ length: SECTORS }, (_, sector) => {
      const course = new WheelMotion(0);
      course.land(300, restAngle(SECTORS, sector, 0.5, MARGIN), false);
      return course.end;
    });
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan((360 / TURN_TIMING.speed) * 1_000);
  });

  it('ends at its start angle when no answer arrives', () => {
    fc.assert(
      fc.property(
        unit,
        fc.double({ min: TURN_TIMING.accelerateMs, max: 20_000, noNaN: true }),
        (from, at) => {
          const course = new WheelMotion(from * 360);
          const before = seenAt(course, at);
          course.giveUp(at);
          expect(seenAt(course, at).speed).toBeCloseTo(before.speed, 6);
          expect(mod(seenAt(course, course.end).angle - from * 360 + 180, 360) - 180).toBeCloseTo(0, 6);
          expect(course.end - at).toBeLessThan(FAIL.brakeMs + 1_000.001);
        },
      ),
    );
  });
});
