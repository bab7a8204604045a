import { describe, expect, it } from 'vitest';
import type { DragPhase } from '../../scenes/engine/definition.ts';
import { bindPointer } from './pointer-input.ts';

/** Creates a canvas without a page, and a scene that accepts drags which begin at x < 100. */
function setUp({ isDraggable = true, pressAt }: { isDraggable?: boolean; pressAt?: 'down' } = {}) {
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
  const stop = bindPointer(canvas as unknown as HTMLCanvasElement, player, {
    toDesign: ({ offsetX, offsetY }) => ({ x: offsetX, y: offsetY }),
    pressAt,
  });
  const point = (name: string, offsetX: number, offsetY: number, pointerId = 1, button = 0): void => {
    const place = { offsetX, offsetY, clientX: offsetX, clientY: offsetY };
    canvas.dispatchEvent(Object.assign(new Event(name), { ...place, pointerId, button }));
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

  it('becomes a press at the end of a tap where the scene accepts no drag, and the page may scroll', () => {
    const { calls, captured, point, scrolls } = setUp();
    point('pointerdown', 400, 50);
    expect(scrolls()).toBe(true);
    expect(calls).toEqual(['down 400,50']);
    point('pointerup', 404, 53);
    expect(calls).toEqual(['down 400,50', 'press 404,53']);
    expect(captured).toEqual([]);
  });

  it('becomes a press at once in a scene whose targets move', () => {
    const { calls, point } = setUp({ isDraggable: false, pressAt: 'down' });
    point('pointerdown', 400, 50);
    point('pointerup', 400, 50);
    expect(calls).toEqual(['press 400,50']);
  });

  it('presses nothing with a swipe, a scroll, a second finger, or another button of the mouse', () => {
    const { calls, point } = setUp({ isDraggable: false });
    point('pointerdown', 400, 50);
    point('pointerup', 400, 90);
    point('pointerdown', 400, 50);
    point('pointercancel', 400, 50);
    point('pointerdown', 400, 50);
    point('pointerdown', 450, 50, 2);
    point('pointerup', 450, 50, 2);
    point('pointerup', 400, 50);
    point('pointerdown', 400, 50, 1, 2);
    point('pointerup', 400, 50, 1, 2);
    expect(calls).toEqual([]);
    point('pointerdown', 400, 50);
    point('pointerup', 400, 50);
    expect(calls).toEqual(['press 400,50']);
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
    const { calls, point, scrolls, stop } = setUp({ isDraggable: false });
    point('pointerdown', 40, 50);
    expect(scrolls()).toBe(true);
    point('pointermove', 42, 50);
    point('pointerup', 42, 50);
    expect(calls).toEqual(['press 42,50']);
    stop();
    point('pointerdown', 40, 50);
    point('pointerup', 40, 50);
    expect(calls).toHaveLength(1);
  });
});
