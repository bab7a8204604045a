import { document } from './svg.ts';

/** A drawing in design pixels (dpx): its `defs` and its visible body. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

/** Returns the SVG of a drawing, `width` by `height` dpx, at two pixels for each dpx as pictures are stored. */
export function pictureOf(width: number, height: number, { defs, body }: Drawing): string {
  return document(width, height, defs, body, 2);
}
