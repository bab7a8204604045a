import { document } from './svg.ts';

/** An SVG drawing in design pixels: the content of its `defs`, and its visible content. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

/** Returns a drawing of `width` by `height` design pixels as an SVG file, with two pixels for each design pixel. */
export function pictureOf(width: number, height: number, { defs, body }: Drawing): string {
  return document(width, height, defs, body, 2);
}
