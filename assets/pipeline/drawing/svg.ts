/** Helpers for writing SVG: documents, gradients, shapes and points on a circle. */

/** Stop of a gradient: offset from 0 to 1, colour, and opacity from 0 to 1 (default: 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Returns an SVG document of `width` by `height` units; a unit is `zoom` pixels. */
export function document(width: number, height: number, defs: string, body: string, zoom = 1): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * zoom}" ` +
    `height="${height * zoom}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>\n`
  );
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/**
 * Returns a linear gradient, by default from top to bottom of the painted shape; with `user`, in units of the drawing.
 */
export function linear(
  id: string,
  stops: readonly Stop[],
  line: { x1?: number; y1?: number; x2?: number; y2?: number; user?: boolean } = {},
): string {
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false } = line;
  const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>` +
    `${stopsOf(stops)}</linearGradient>`
  );
}

/** Returns a radial gradient, by default across the painted shape; with `user`, in units of the drawing. */
export function radial(
  id: string,
  stops: readonly Stop[],
  disc: { cx?: number; cy?: number; r?: number; user?: boolean } = {},
): string {
  const { cx = 0.5, cy = 0.5, r = 0.5, user = false } = disc;
  const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${units}>${stopsOf(stops)}</radialGradient>`;
}

/** Draws a rectangle with round corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;
}

/** Draws a circle. */
export function circle(x: number, y: number, radius: number, paint: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint}/>`;
}

/** Draws a path. */
export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

/** Returns the point of a circle at an angle of `degrees`, clockwise from its top. */
export function onCircle(x: number, y: number, radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Rounds to two decimals, which is exact enough for any picture and keeps files small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Draws a four-pointed star of light. */
export function sparkle(x: number, y: number, radius: number, opacity = 1): string {
  const k = round(radius * 0.08);
  const r = round(radius);
  return (
    `<path transform="translate(${x} ${y})" fill="#fff" opacity="${opacity}" ` +
    `d="M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}Z"/>`
  );
}
