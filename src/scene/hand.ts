import type { Player } from '../../scenes/engine/player.ts';

type Point = { readonly x: number; readonly y: number };

/**
 * Brings a finger or mouse on a canvas to its scene: as a drag when the scene takes it, else as a press. Under a hand
 * that the scene holds the page does not scroll; everywhere else it does. Answers how to stop.
 */
export function bringHand(
  canvas: HTMLCanvasElement,
  player: Pick<Player<never>, 'press' | 'drag' | 'isHeld' | 'isDraggable'>,
  toDesign: (event: PointerEvent) => Point,
): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let pointer: number | undefined;

  const drag = (phase: 'move' | 'up', event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    const { x, y } = toDesign(event);
    player.drag(phase, x, y);
    if (phase === 'up') pointer = undefined;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const { x, y } = toDesign(event);
      // A second finger neither scratches nor presses while the first is held.
      if (player.isHeld()) return;
      if (!player.isDraggable || event.button !== 0 || !player.drag('down', x, y)) {
        player.press(x, y);
        return;
      }
      pointer = event.pointerId;
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  if (player.isDraggable) {
    canvas.addEventListener('pointermove', (event) => drag('move', event), { signal });
    canvas.addEventListener('pointerup', (event) => drag('up', event), { signal });
    canvas.addEventListener('pointercancel', (event) => drag('up', event), { signal });
    // `touch-action` would stop the page over the whole canvas: only a touch that is held must not scroll it. It comes
    // after its pointerdown.
    canvas.addEventListener(
      'touchstart',
      (event) => {
        if (player.isHeld() && event.cancelable) event.preventDefault();
      },
      { passive: false, signal },
    );
  }
  return () => gone.abort();
}
