/**
 * Maximum number of device pixels per CSS pixel at which scenes are drawn; more costs memory without a visible gain.
 */
const MAX_RATIO = 2;

/** Returns the number of device pixels per CSS pixel at which scenes are drawn. */
export const drawnRatio = (): number => Math.min(MAX_RATIO, window.devicePixelRatio || 1);

/**
 * Calls `changed` whenever the number of device pixels per CSS pixel changes: by zoom, or when the window moves to another
 * screen. Returns a function that stops the calls.
 */
export function watchRatio(changed: () => void): () => void {
  let stop = (): void => undefined;
  // A query matches one ratio only, so each change needs a query for the new ratio.
  const watch = (): void => {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = (): void => {
      watch();
      changed();
    };
    query.addEventListener('change', onChange, { once: true });
    stop = () => query.removeEventListener('change', onChange);
  };
  watch();
  return () => stop();
}

/**
 * Returns the number of device pixels per design pixel for a scene of `size` on a canvas; undefined while the canvas
 * has no size.
 */
export function shownScale(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
): number | undefined {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / size.width, box.height / size.height) * drawnRatio();
  return scale > 0 ? scale : undefined;
}
