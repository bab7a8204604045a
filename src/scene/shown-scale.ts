/** Maximum device pixels per CSS pixel of a scene; more costs memory without a visible gain. */
const MAX_RATIO = 2;

/** Returns the device pixels per CSS pixel of a scene's canvas. */
export const drawnRatio = (): number => Math.min(MAX_RATIO, window.devicePixelRatio || 1);

/** Returns the device pixels per design pixel of `size`; undefined while the canvas has no size. */
export function shownScale(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
): number | undefined {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / size.width, box.height / size.height) * drawnRatio();
  return scale > 0 ? scale : undefined;
}
