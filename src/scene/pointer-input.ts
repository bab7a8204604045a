import type { ScenePlayer } from '../../scenes/engine/scene-player.ts';

type Point = { readonly x: number; readonly y: number };

/**
 * Passes the pointer input of a canvas to its scene: a drag if the scene accepts it, else a press. While the scene
 * holds a drag the page does not scroll under it; everywhere else it does. Returns a function that stops listening.
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
      // A second finger neither scratches nor presses while the first is held.
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
    // `touch-action` would stop scrolling over the whole canvas: only a touch that is held must not scroll.
    // It comes after its pointerdown.
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
