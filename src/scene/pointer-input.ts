import type { ScenePlayer } from '../../scenes/engine/scene-player.ts';

type Point = { readonly x: number; readonly y: number };

/**
 * Passes pointer input on a canvas to its scene: as a drag if the scene accepts one at this point, else as a press. The
 * page does not scroll during a drag. Returns a function that removes the listeners.
 */
export function bindPointer(
  canvas: HTMLCanvasElement,
  player: Pick<ScenePlayer<never>, 'press' | 'drag' | 'isDragging' | 'isDraggable'>,
  toDesign: (event: PointerEvent) => Point,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
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
      // A second finger neither drags nor presses while the first one drags.
      if (player.isDragging()) return;
      if (!player.isDraggable || event.button !== 0 || !player.drag('down', x, y)) {
        player.press(x, y);
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
