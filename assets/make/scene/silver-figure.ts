import { metalText } from '../kit/metal.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';

/** Draws characters of a result as large silver letters, 112 design pixels high, which scenes tint. */
export const silverFigure = (text: string, width: number): Drawing =>
  metalText('figure', text, {
    font: 'paytone-one',
    size: 104,
    x: width / 2,
    y: 92,
    metal: 'silver',
    outline: 13,
    depth: 5,
    ink: '#10042C',
  });

/** Draws the characters of a rising number into the folder of a scene: digits, dot, comma and the times sign. */
export function drawSilverFigures(into: string): void {
  const draw = (name: string, sign: string, width: number): void =>
    picture(`${into}/figure-${name}`, width, 112, silverFigure(sign, width));
  for (let digit = 0; digit < 10; digit += 1) draw(String(digit), String(digit), 84);
  draw('dot', '.', 44);
  draw('comma', ',', 44);
  draw('times', 'x', 84);
}
