import type { ScenePlayer } from '../../scenes/engine/scene-player.ts';

type Point = { readonly x: number; readonly y: number };
type Player = Pick<ScenePlayer<never>, 'press' | 'drag' | 'isDragging' | 'isDraggable'>;

/** Farthest that a finger may move in a tap, in CSS pixels. */
const TAP_REACH = 10;

interface PointerOptions {
  /** Converts an event's place on the canvas to design pixels. */
  readonly toDesign: (event: PointerEvent) => Point;
  /** When a pointer presses the scene (SceneDefinition.pressAt). */
  readonly pressAt?: 'down' | undefined;
}

/**
 * Passes pointer input on a canvas to its scene: as a drag if the scene accepts one at this point, else as a press. The
 * page does not scroll during a drag. Returns a function that removes the listeners.
 */
export function bindPointer(canvas: HTMLCanvasElement, player: Player, options: PointerOptions): () => void {
  const { toDesign, pressAt } = options;
  const listeners = new AbortController();
  const { signal } = listeners;
  const tap = bindTap(canvas, signal, (event) => {
    const { x, y } = toDesign(event);
    player.press(x, y);
  });
  let pointerId: number | undefined;

  const drag = (phase: 'move' | 'up', event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    const { x, y } = toDesign(event);
    player.drag(phase, x, y);
    if (phase === 'up') pointerId = undefined;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const { x, y } = toDesign(event);
      // A second finger neither drags nor presses while the first one drags. Other buttons of a mouse do nothing.
      if (player.isDragging() || event.button !== 0) return;
      if (!player.isDraggable || !player.drag('down', x, y)) {
        if (pressAt === 'down') player.press(x, y);
        else tap.begin(event);
        return;
      }
      pointerId = event.pointerId;
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  if (player.isDraggable) {
    canvas.addEventListener('pointermove', (event) => drag('move', event), { signal });
    canvas.addEventListener('pointerup', (event) => drag('up', event), { signal });
    canvas.addEventListener('pointercancel', (event) => drag('up', event), { signal });
    // The CSS property `touch-action` would prevent scrolling over the whole canvas, but only a drag must prevent it.
    // The browser sends touchstart after pointerdown.
    canvas.addEventListener(
      'touchstart',
      (event) => {
        if (player.isDragging() && event.cancelable) event.preventDefault();
      },
      { passive: false, signal },
    );
  }
  return () => listeners.abort();
}

/**
 * Recognises taps, which end where they began: a swipe that scrolls the page, a drag away and a second finger end one.
 * `begin` is called with each pointerdown that may become a tap.
 */
function bindTap(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onTap: (event: PointerEvent) => void,
): { readonly begin: (event: PointerEvent) => void } {
  /** Pointers on the canvas; more than one is a pinch. */
  const down = new Set<number>();
  let began: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  const end = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    const from = began;
    if (from?.id !== event.pointerId) return;
    began = undefined;
    const reach = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (event.type === 'pointerup' && reach <= TAP_REACH) onTap(event);
  };
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    canvas.addEventListener(name, end, { signal });
  return {
    begin(event) {
      down.add(event.pointerId);
      began = down.size > 1 ? undefined : { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
  };
}
