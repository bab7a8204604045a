import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMotion } from './motion.ts';

/**
 * Runs a small scene with a tween, chained callbacks and physics in the given steps of time, ms; returns its final
 * state.
 */
function picture(steps: readonly number[]): { x: number; y: number; log: string[]; ticks: number } {
  const control = createMotion();
  const { motion } = control;
  const shape = { x: 0, y: 0 };
  const log: string[] = [];
  let ticks = 0;
  const slide = motion.timeline().to(shape, { x: 100, duration: 333, ease: 'power2.out' });
  void motion.play(slide, () => {
    log.push(`slid ${motion.now}`);
    motion.at(77.5, () => {
      log.push(`rest ${motion.now}`);
      void motion.play(motion.timeline().to(shape, { y: 50, duration: 200, ease: 'none' }), () => {
        log.push(`fell ${motion.now}`);
      });
    });
  });
  motion.setFixedSteps(true);
  for (const step of steps) {
    control.advance(step, () => {
      ticks += 1;
    });
  }
  const result = { ...shape, log, ticks };
  control.dispose();
  return result;
}

const evenly = (fps: number, total: number): number[] =>
  Array.from({ length: (fps * total) / 1000 }, () => 1000 / fps);

describe('the clock and motions of a scene', () => {
  it('give the same picture at any frame rate, also with irregular frames', () => {
    const still = picture([500]);
    // Ends and callbacks run at their exact times, whatever the frame rate.
    expect(still.log).toEqual(['slid 333', 'rest 410.5']);
    for (const fps of [24, 30, 60, 120]) {
      const stepped = picture(evenly(fps, 500));
      expect(stepped.log).toEqual(still.log);
      expect(stepped.ticks).toBe(still.ticks);
      expect(stepped.x).toBeCloseTo(still.x, 6);
      expect(stepped.y).toBeCloseTo(still.y, 6);
    }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 30 }), (jitter) => {
        const spent = jitter.reduce((sum, ms) => sum + ms, 0);
        const whole = picture([spent]);
        const stepped = picture(jitter);
        expect(stepped.log).toEqual(whole.log);
        expect(stepped.ticks).toBe(whole.ticks);
        expect(stepped.y).toBeCloseTo(whole.y, 6);
      }),
    );
  });

  it('run callbacks in order of time, and callbacks of the same time in order of registration', () => {
    const { motion, advance } = createMotion();
    const order: string[] = [];
    motion.at(20, () => order.push('c'));
    motion.at(10, () => {
      order.push('a');
      motion.at(0, () => order.push('a, at once'));
    });
    motion.at(10, () => order.push('b'));
    const off = motion.at(15, () => order.push('never'));
    off();
    advance(100);
    expect(order).toEqual(['a', 'b', 'a, at once', 'c']);
  });

  it('report whether anything moves, and how long it takes until the next callback', () => {
    const { motion, advance, isMoving, nextWake } = createMotion();
    expect(isMoving()).toBe(false);
    expect(nextWake()).toBeUndefined();
    motion.at(6_000, () => void motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 100 })));
    expect(isMoving()).toBe(false);
    expect(nextWake()).toBe(6_000);
    advance(6_010);
    expect(isMoving()).toBe(true);
    advance(100);
    expect(isMoving()).toBe(false);
    expect(nextWake()).toBeUndefined();
  });

  it('jump to the end on finish() and resolve the promise; on stop() they halt, and the promise stays pending', async () => {
    const { motion, advance } = createMotion();
    const finished = { x: 0 };
    const stopped = { x: 0 };
    const first = motion.timeline().to(finished, { x: 10, duration: 1_000, ease: 'none' });
    const second = motion.timeline().to(stopped, { x: 10, duration: 1_000, ease: 'none' });
    let shown = '';
    const firstShown = motion.play(first).then(() => (shown += 'first'));
    void motion.play(second).then(() => (shown += 'second'));
    advance(400);
    motion.finish(first);
    motion.stop(second);
    await firstShown;
    advance(5_000);
    expect(finished.x).toBe(10);
    expect(stopped.x).toBeCloseTo(4, 6);
    expect(shown).toBe('first');
    expect(motion.isPlaying(first)).toBe(false);
  });

  it('run no callbacks after the scene was disposed of', () => {
    const { motion, advance, dispose, isMoving, nextWake } = createMotion();
    let late = 0;
    motion.at(10, () => (late += 1));
    void motion.play(motion.timeline().to({ x: 0 }, { x: 1, duration: 50 }), () => (late += 1));
    dispose();
    motion.at(10, () => (late += 1));
    advance(1_000);
    expect(late).toBe(0);
    expect(isMoving()).toBe(false);
    expect(nextWake()).toBeUndefined();
  });
});
