/** Writes a scene's pictures: drawn in design pixels (dpx), stored at two pixels per dpx. */
import { document } from '../kit/svg.ts';
import { writeSvg } from '../kit/write.ts';

/** A drawing in dpx: its `defs` and its visible body. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
}

/** Returns the SVG of a drawing, `width` by `height` dpx. */
export function pictureOf(width: number, height: number, { defs, body }: Drawing): string {
  return document(width, height, defs, body, 2);
}

/** Writes assets/`name`.svg. */
export function picture(name: string, width: number, height: number, drawing: Drawing): void {
  writeSvg(name, pictureOf(width, height, drawing));
}
