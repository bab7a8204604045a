/** Device pixels per CSS pixel that a scene is drawn at; more costs memory and shows nothing. */
const MAX_RATIO = 2;

/** Device pixels for each CSS pixel of a scene's canvas. */
export const drawnRatio = (): number => Math.min(MAX_RATIO, window.devicePixelRatio || 1);

/** Device pixels that a design pixel of `size` is shown on; undefined while the canvas has no size. */
export function shownScale(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
): number | undefined {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / size.width, box.height / size.height) * drawnRatio();
  return scale > 0 ? scale : undefined;
}
