import { describe, expect, it } from 'vitest';
import { createMotion } from '../../engine/motion.ts';
import { audibleTicks, POINTER, pointerAngleAt, pegReleases } from './pegs.ts';
import { planTurn, restAngle } from './turn.ts';

const spring = createMotion().motion.ease('elastic.out(1,.5)');
const spin = planTurn({
  from: 12,
  rest: restAngle(4, 3, 0.31, 0.1),
  timing: { speed: 900, accelerateMs: 600, brakeMs: 3_400, cruiseMs: 400 },
});
const list = pegReleases(spin);

describe('the pointer of a wheel', () => {
  it('leans in the direction in which the disc pushes it, at most to its limit', () => {
    for (let ms = 0; ms < spin.length; ms += 7) {
      const lean = pointerAngleAt(spin, list, ms, spring);
      expect(Math.abs(lean)).toBeLessThanOrEqual(POINTER.limit + 1e-9);
      // A clockwise disc pushes the hanging tip to the right, which is an anticlockwise rotation.
      if (ms > 600 && ms < spin.length - 2600) expect(lean).toBeLessThan(-0.1);
    }
  });

  it('hangs straight at the start and at the end of a turn', () => {
    expect(pointerAngleAt(spin, list, 0, spring)).toBeCloseTo(0, 9);
    expect(pointerAngleAt(spin, list, spin.length - 1, spring)).toBeCloseTo(0, 2);
    expect(pointerAngleAt(spin, list, spin.length + 300, spring)).toBeCloseTo(0, 9);
  });

  it('moves without a jump, except when a peg releases it', () => {
    const steps: number[] = [];
    for (let ms = spin.length - 1500; ms < spin.length; ms += 1) {
      if (list.some((release) => release.ms > ms && release.ms <= ms + 1)) continue;
      steps.push(
        Math.abs(pointerAngleAt(spin, list, ms + 1, spring) - pointerAngleAt(spin, list, ms, spring)),
      );
    }
    expect(Math.max(...steps)).toBeLessThan(0.02);
  });

  it('springs back between two slow pegs', () => {
    const slow = list.filter((release) => release.speed > 40 && release.speed < 130);
    expect(slow.length).toBeGreaterThan(2);
    for (const release of slow) {
      const atPeg = Math.abs(pointerAngleAt(spin, list, release.ms - 0.01, spring));
      const freed = Math.abs(pointerAngleAt(spin, list, release.ms + 27.5, spring));
      expect(atPeg).toBeGreaterThan(0.08);
      expect(freed).toBeLessThan(atPeg / 10);
    }
  });

  it('ticks at most every 45 ms, and only when the pegs pass slowly', () => {
    const audible = audibleTicks(list);
    expect(audible.length).toBeGreaterThan(10);
    for (const [index, tick] of audible.entries()) {
      expect(tick.speed).toBeLessThan(333);
      const before = audible[index - 1];
      if (before) expect(tick.ms - before.ms).toBeGreaterThanOrEqual(45);
    }
  });
});
