import { type Drawing, pictureOf } from '../../pipeline/drawing/picture.ts';
import { writeSvg } from '../kit/write.ts';

/** Writes assets/`name`.svg from a drawing of `width` by `height` design pixels. */
export function picture(name: string, width: number, height: number, drawing: Drawing): void {
  writeSvg(name, pictureOf(width, height, drawing));
}
