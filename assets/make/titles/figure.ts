/** A figure of a title, outlined and lit. */
import { round } from '../kit/svg.ts';
import { symbol } from '../lobby/symbols.ts';

/** What the renderer draws of a filter beyond this part of a figure's box is a fault of its own. */
const REACH = 0.605;

/** A figure with its middle at x, y and its box drawn `size` wide, outlined by the filter of that id. */
export function figure(name: string, x: number, y: number, size: number, filter: string): string {
  const id = `box${Math.round(x * 10)}-${Math.round(y * 10)}-${size}`;
  const [left, top, side] = [x - REACH * size, y - REACH * size, 2 * REACH * size].map(round);
  return (
    `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${side}" height="${side}"/></clipPath>` +
    `<g clip-path="url(#${id})">${symbol(name, x, y, size, filter)}</g>`
  );
}
