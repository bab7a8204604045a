/** Draws red paper with gold, the material of packets and their envelope. */
import { metalGradients } from '../kit/metal.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { coinBody } from './coin.ts';
import type { Theme } from './theme.ts';

/** Returns a blur filter for shadows and beams; `blur` is its standard deviation. */
export const SOFT = (id: string, blur: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

/** Colours of red paper: lit, plain, in shade. */
const PAPERS = {
  scarlet: ['#FF5A4E', '#DE1B2E', '#8E0520'],
  crimson: ['#FF4F70', '#C90F3C', '#740628'],
} as const;
export type Paper = keyof typeof PAPERS;

/** Returns the gradients of gold and of paper for one picture. */
export function paperDefs(paper: Paper): string {
  const [lit, body, shade] = PAPERS[paper];
  return (
    metalGradients('gold', 'g') +
    linear(
      'paper',
      [
        [0, lit],
        [0.42, body],
        [1, shade],
      ],
      { x2: 0.55 },
    ) +
    linear(
      'flap',
      [
        [0, lit],
        [0.6, body],
        [1, shade],
      ],
      { x2: 0.2 },
    ) +
    linear(
      'lining',
      [
        [0, '#FFF6CF'],
        [0.45, '#FFD65A'],
        [1, '#D98A0E'],
      ],
      { x2: 0.3 },
    ) +
    radial('depth', [
      [0, '#7A0420'],
      [0.7, '#4A0218'],
      [1, '#2A0110'],
    ])
  );
}

/** Draws a coin as a seal centred at x, y, `size` across. The document must contain `coinGradients`. */
export const seal = (theme: Theme, x: number, y: number, size: number): string =>
  `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 128)})">${coinBody(theme)}</g>`;

/** Draws clouds as waves of gold lines along the bottom. */
export function clouds(x: number, y: number, width: number, size: number, opacity: number): string {
  const count = Math.ceil(width / (size * 2)) + 1;
  const row = (top: number, shift: number): string =>
    Array.from({ length: count }, (_, index) => {
      const cx = round(x + shift + index * size * 2);
      return [1, 0.68, 0.36]
        .map((part) => circle(cx, top, size * part, 'fill="none" stroke="url(#gV)" stroke-width="1.5"'))
        .join('');
    }).join('');
  return `<g opacity="${opacity}">${row(y, 0)}${row(y + size * 0.9, size)}</g>`;
}

/** Draws a lattice of diamonds as gold lines. Every line ends on the edge of the `width` by `height` box. */
export function lattice(width: number, height: number, pitch: number, opacity: number): string {
  const lines: string[] = [];
  for (let at = pitch - height; at < width; at += pitch) {
    const [left, right] = [Math.max(0, at), Math.min(width, at + height)];
    lines.push(`M${left} ${left - at}L${right} ${right - at}`);
    lines.push(`M${left} ${height - left + at}L${right} ${height - right + at}`);
  }
  return path(lines.join(''), `fill="none" stroke="url(#gV)" stroke-width="1.1" opacity="${opacity}"`);
}
