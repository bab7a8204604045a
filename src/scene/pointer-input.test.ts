import { describe, expect, it } from 'vitest';
import type { DragPhase } from '../../scenes/engine/definition.ts';
import { bindPointer } from './pointer-input.ts';

/** Creates a canvas without a page, and a scene that accepts drags which begin at x < 100. */
function setUp(isDraggable = true) {
  const calls: string[] = [];
  const captured: number[] = [];
  let held = false;
  const canvas = Object.assign(new EventTarget(), { setPointerCapture: (id: number) => captured.push(id) });
  const player = {
    isDraggable,
    isDragging: () => held,
    press(x: number, y: number) {
      calls.push(`press ${x},${y}`);
      return true;
    },
    drag(phase: DragPhase, x: number, y: number) {
      calls.push(`${phase} ${x},${y}`);
      held = phase === 'up' ? false : x < 100;
      return held;
    },
  };
  const stop = bindPointer(canvas as unknown as HTMLCanvasElement, player, ({ offsetX, offsetY }) => ({
    x: offsetX,
    y: offsetY,
  }));
  const point = (name: string, offsetX: number, offsetY: number, pointerId = 1): void => {
    canvas.dispatchEvent(Object.assign(new Event(name), { offsetX, offsetY, pointerId, button: 0 }));
  };
  /** Returns whether the page may scroll with a touch that begins now. */
  const scrolls = (): boolean => canvas.dispatchEvent(new Event('touchstart', { cancelable: true }));
  return { calls, captured, point, scrolls, stop };
}

describe('pointer input on a canvas', () => {
  it('becomes a drag where the scene accepts one, and the page does not scroll', () => {
    const { calls, captured, point, scrolls } = setUp();
    point('pointerdown', 40, 50);
    expect(scrolls()).toBe(false);
    point('pointermove', 60, 50);
    point('pointerup', 70, 50);
    expect(calls).toEqual(['down 40,50', 'move 60,50', 'up 70,50']);
    expect(captured).toEqual([1]);
    expect(scrolls()).toBe(true);
  });

  it('becomes a press where the scene accepts no drag, and the page may scroll', () => {
    const { calls, captured, point, scrolls } = setUp();
    point('pointerdown', 400, 50);
    expect(scrolls()).toBe(true);
    point('pointermove', 60, 50);
    expect(calls).toEqual(['down 400,50', 'press 400,50']);
    expect(captured).toEqual([]);
  });

  it('ignores a second finger while the first finger drags', () => {
    const { calls, point } = setUp();
    point('pointerdown', 40, 50);
    point('pointerdown', 400, 50, 2);
    point('pointermove', 400, 60, 2);
    point('pointercancel', 45, 50);
    expect(calls).toEqual(['down 40,50', 'up 45,50']);
  });

  it('becomes only a press in a scene without drags, and is ignored after unmounting', () => {
    const { calls, point, scrolls, stop } = setUp(false);
    point('pointerdown', 40, 50);
    expect(scrolls()).toBe(true);
    point('pointermove', 60, 50);
    expect(calls).toEqual(['press 40,50']);
    stop();
    point('pointerdown', 40, 50);
    expect(calls).toHaveLength(1);
  });
});
