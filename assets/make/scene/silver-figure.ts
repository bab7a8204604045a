import { metalText } from '../kit/metal.ts';
import type { Drawing } from './picture.ts';

/** A large figure of a result, 112 dpx high, struck in silver so that it takes any colour. */
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
