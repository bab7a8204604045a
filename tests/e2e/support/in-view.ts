/**
 * Returns what is wrong with an element's position; an empty text if the element is fully in the window and nothing
 * covers it. For an element in a frame, the window is the frame. Runs in the page.
 */
export function placeFault(element: Element): string {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const place = [left, top, right, bottom].map(Math.round).join(' ');
  if (width === 0 || height === 0) return `has no size: ${place}`;
  // Tolerates half a pixel of rounding.
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    return `leaves the window: ${place}`;
  for (const across of [0.25, 0.5, 0.75])
    for (const down of [0.25, 0.5, 0.75]) {
      const over = document.elementFromPoint(left + width * across, top + height * down);
      if (over === null || (!element.contains(over) && !over.contains(element)))
        return `is covered at ${place} by ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`;
    }
  return '';
}
