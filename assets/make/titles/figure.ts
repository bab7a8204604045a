/** Draws the figures on a title's pictures, outlined and lit. */
import { round } from '../../pipeline/drawing/svg.ts';
import { symbol } from '../lobby/symbols.ts';

/**
 * Half the side of the square to which a figure is clipped, as a share of its box. Outside that square, the renderer
 * draws artefacts.
 */
const REACH = 0.605;

/** Draws a figure with its middle at x, y in a box `size` wide, outlined by the filter with the id `filter`. */
export function figure(name: string, x: number, y: number, size: number, filter: string): string {
  const id = `box${Math.round(x * 10)}-${Math.round(y * 10)}-${size}`;
  const [left, top, side] = [x - REACH * size, y - REACH * size, 2 * REACH * size].map(round);
  return (
    `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${side}" height="${side}"/></clipPath>` +
    `<g clip-path="url(#${id})">${symbol(name, x, y, size, filter)}</g>`
  );
}
