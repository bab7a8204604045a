/** Draws the symbols of a classic slot machine in the enamel and metal of a title. */
import type { TitleSymbol } from '../../../scenes/parts/reels/title-art.ts';
import type { Metal } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { symbolFilter } from '../lobby/symbol-filter.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bars, type ClassicStyle, seven } from '../scene/slotshack-symbols.ts';
import { figure } from './figure.ts';
import { type Tone, toneOf, tonesOf } from './tones.ts';
import type { Family } from './rich-symbols.ts';

/** Returns the metal of a title's machine: silver if the title's colour is cold, otherwise gold. */
const metalOf = ({ base }: Tone): Metal => {
  const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(base.slice(at, at + 2), 16));
  return (blue ?? 0) > (red ?? 0) + 40 ? 'silver' : 'gold';
};

/** Draws an object, lit in the colour of its tone. */
const thing = (name: string, size: number, tone: Tone): Drawing => ({
  defs:
    radial('glow', [
      [0, tone.light, 0.8],
      [0.6, tone.base, 0.3],
      [1, tone.base, 0],
    ]) + symbolFilter('dress', { isRound: true, light: 0.85 }),
  body: circle(88, 84, 80, 'fill="url(#glow)"') + figure(name, 88, 82, size, 'dress') + sparkle(46, 40, 11),
});

/** Returns all six symbols of a classic slot machine, by name. */
export function classicSymbols({ palette }: Family): (readonly [TitleSymbol, Drawing])[] {
  const [own = toneOf(0), second = toneOf(150), third = toneOf(285)] = tonesOf(palette);
  const metal = metalOf(own);
  const style: ClassicStyle = {
    metal,
    face: [
      mixed(own.light, '#FFFFFF', 0.4),
      own.base,
      mixed(own.base, own.deep, 0.45),
      mixed(own.base, own.light, 0.2),
    ],
    fire: [mixed(own.light, '#FFFFFF', 0.3), own.light, own.base],
  };
  const enamel = ({ light, base, deep }: Tone) => [light, base, deep] as const;
  return [
    ['seven', seven(style)],
    ['bar-3', bars(3, enamel(own), metal)],
    ['bar-2', bars(2, enamel(second), metal)],
    ['bar-1', bars(1, enamel(third), metal)],
    ['bell', thing('bell', 132, second)],
    ['cherry', thing('cherries', 132, third)],
  ];
}
