/**
 * Draws the pictures of the coin pusher. Its discs and its machine are drawn in pusher-discs.ts and pusher-machine.ts.
 */
import { BUTTON, MACHINE_ART, SHELF, SIZE } from '../../../scenes/lobby/coin-pusher/layout.ts';
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { backdrop } from './night.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import {
  diamonds,
  DISC,
  discShadow,
  LYING,
  lyingPeso,
  PESOS,
  scratchPiece,
  tenPesos,
} from './pusher-discs.ts';
import { pegboard, shade, shelf, side, table, tray, trayFront } from './pusher-machine.ts';
import { bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

/**
 * Draws the shadow under the sill and in front of the shelf, 64 by 32 design pixels, which the scene stretches to the
 * width of the table.
 */
const edgeShade = ({ pusher: { shade: dark } }: Theme): Drawing => ({
  defs: linear('fall', [
    [0, dark, 0.62],
    [0.5, dark, 0.24],
    [1, dark, 0],
  ]),
  body: '<rect width="64" height="32" fill="url(#fall)"/>',
});

/** Draws the pointer to the coin on the rail, 54 by 44 design pixels. */
function pointer({ wheel: { gem } }: Theme): Drawing {
  const shape =
    'M7 8Q14 19 27 19Q40 19 47 8Q52 6 52 12Q50 22 42 26L30 41Q27 44 24 41L12 26Q4 22 2 12Q2 6 7 8Z';
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('ruby', [
        [0, gem[0]],
        [0.45, gem[1]],
        [1, gem[2]],
      ]),
    body:
      path(shape, `fill="${INK}" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`) +
      path(shape, 'fill="url(#gD)"') +
      path(
        'M20 24.500Q27 26.500 34 24.500L27 35Z',
        `fill="url(#ruby)" stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`,
      ) +
      path(
        'M5 11Q5 18 11 22',
        'fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws the pill-shaped button: enamel in a rim with bulbs, grey if not `on`. */
function button(theme: Theme, on: boolean): Drawing {
  const { width, height } = BUTTON;
  const frame = rim(theme, 'rim', { x: 0, y: 2, width, height: height - 4, radius: 42 }, 16);
  const { face } = frame;
  const gloss = inset(face, 3);
  const [light, base, deep] = on ? ['#FF7A92', '#D4103C', '#6B0022'] : ['#A6A0B8', '#5E5874', '#2A2640'];
  const middle = round(gloss.y + gloss.height * 0.44);
  return {
    defs:
      bulbDefs(theme) +
      frame.defs +
      linear('enamel', [
        [0, light],
        [0.48, base],
        [1, deep],
      ]) +
      radial(
        'bounce',
        [
          [0, '#FF9DB0', on ? 0.7 : 0.2],
          [1, '#FF9DB0', 0],
        ],
        { cx: 0.5, cy: 1.1, r: 0.6 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.58],
        [1, '#fff', 0.06],
      ]) +
      `<clipPath id="face"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      frame.body +
      `<g clip-path="url(#face)"><path d="${outlineOf(face)}" fill="url(#enamel)"/><path d="${outlineOf(face)}" fill="url(#bounce)"/></g>` +
      path(
        `M${gloss.x} ${middle}Q${gloss.x} ${gloss.y} ${gloss.x + gloss.radius} ${gloss.y}H${round(gloss.x + gloss.width - gloss.radius)}` +
          `Q${gloss.x + gloss.width} ${gloss.y} ${gloss.x + gloss.width} ${middle}Q${width / 2} ${middle + 9} ${gloss.x} ${middle}Z`,
        'fill="url(#gloss)"',
      ) +
      (on ? bulbsAlong(theme, frame.groove, 19, 2.9) : '') +
      path(
        'M9 44Q9 12 42 9H120',
        'fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".85"',
      ) +
      (on ? sparkle(34, 17, 13) + sparkle(width - 30, height - 18, 8, 0.95) : ''),
  };
}

/** Draws the counter's panel over the machine, 320 by 86 design pixels. */
function counter(theme: Theme): Drawing {
  const frame = rim(theme, 'rim', { x: 0, y: 0, width: 320, height: 86, radius: 24 }, 13);
  const { face } = frame;
  return {
    defs:
      bulbDefs(theme) +
      frame.defs +
      linear('well', [
        [0, theme.pusher.counter[0]],
        [0.5, theme.pusher.counter[1]],
        [1, theme.pusher.counter[2]],
      ]) +
      shade('sink', '#000', 0.6) +
      `<clipPath id="face"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      frame.body +
      `<g clip-path="url(#face)"><path d="${outlineOf(face)}" fill="url(#well)"/><rect width="320" height="24" fill="url(#sink)"/></g>` +
      bulbsAlong(theme, frame.groove, 18, 2.6) +
      path(
        'M5 38V24Q5 5 24 5H92',
        'fill="none" stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(22, 16, 13) +
      sparkle(302, 72, 8, 0.95),
  };
}

/** Draws a gold word in the middle of a `width` by `height` box. */
const word = (text: string, width: number, height: number, size: number, ink: string = INK): Drawing =>
  metalText('word', text, {
    font: 'lilita-one',
    size,
    x: width / 2,
    y: height / 2 + size * 0.34,
    tracking: 2,
    outline: size * 0.16,
    depth: size * 0.07,
    ink,
  });

/** Draws the pictures of the coin pusher that depend on the theme. */
export function drawThemedPusher(theme: Theme): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}coin-pusher/${name}`, width, height, drawing);
  draw('backdrop', 180, 320, backdrop(theme, 59, 0.5, 320));
  draw('garland', 720, 84, theme.garland());
  draw('title', 480, 80, word('COIN PUSHER', 480, 80, 58, theme.ink));
  draw('pegboard', SIZE.width, MACHINE_ART.pegboard.height, pegboard(theme));
  draw('table', SIZE.width, MACHINE_ART.table.height, table(theme));
  draw('tray', SIZE.width, MACHINE_ART.tray.height, tray(theme));
  draw('tray-front', SIZE.width, MACHINE_ART.trayFront.height, trayFront(theme));
  draw('pointer', 54, 44, pointer(theme));
  draw('button', BUTTON.width, BUTTON.height, button(theme, true));
  draw('counter', 320, 86, counter(theme));
  draw('button-grey', BUTTON.width, BUTTON.height, button(theme, false));
  draw('word-drop', 200, 64, word('DROP', 200, 64, 42, theme.ink));
  draw('word-drop-fil', 200, 64, word('IHULOG', 200, 64, 40, theme.ink));
  draw('shade', 64, 32, edgeShade(theme));
}

/** Draws the coin pusher's pictures that are the same in every theme. */
export function drawPusher(): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`coin-pusher/${name}`, width, height, drawing);
  for (const [index, peso] of PESOS.entries()) draw(`peso-${index + 1}`, DISC.width, DISC.height, peso);
  draw('ten-pesos', DISC.width, DISC.height, tenPesos());
  draw('diamonds', DISC.width, DISC.height, diamonds());
  draw('scratch-card', DISC.width, DISC.height, scratchPiece());
  draw('lying-1', LYING.width, LYING.height, lyingPeso(-14));
  draw('lying-2', LYING.width, LYING.height, lyingPeso(112));
  draw('shadow', 84, 84, discShadow());
  draw('shelf', SHELF.width, SHELF.height, shelf());
  draw('side', MACHINE_ART.side.width, MACHINE_ART.side.height, side());
  draw('light/beam', 72, 300, {
    defs:
      linear('fall', [
        [0, '#FFF3C4', 0.7],
        [0.5, '#FFE08A', 0.28],
        [1, '#FFD768', 0],
      ]) +
      '<filter id="soft" x="-60%" width="220%" y="-5%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="6 3"/></filter>',
    body: '<path d="M31 10H41L54 286H18Z" fill="url(#fall)" filter="url(#soft)"/>',
  });
}
