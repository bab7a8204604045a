/** Draws the pictures shared by all reel games: button, bet, win bar, titles and lights, in each game's own colours. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Colours of a reel game's controls. */
export interface ReelColours {
  /** Colours of the button's dome, from top to bottom. */
  readonly dome: readonly [string, string, string, string];
  /** Colours of recessed panels, from top to bottom. */
  readonly well: readonly [string, string, string];
}

const GREY: ReelColours['dome'] = ['#B4AEC4', '#7E7894', '#5A5470', '#332E48'];

/** Draws the large button without its word, 216 by 128 design pixels; grey if not `isOn`. */
function button({ dome }: ReelColours, isOn: boolean): Drawing {
  const [light, bright, base, deep] = isOn ? dome : GREY;
  return {
    defs:
      metalGradients(isOn ? 'gold' : 'silver', 'g') +
      radial(
        'dome',
        [
          [0, light],
          [0.35, bright],
          [0.7, base],
          [1, deep],
        ],
        { cx: 0.4, cy: 0.2, r: 0.95 },
      ) +
      radial(
        'bounce',
        [
          [0, light, 0.55],
          [1, light, 0],
        ],
        { cx: 0.5, cy: 1.05, r: 0.55 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.65],
        [1, '#fff', 0.05],
      ]) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.5"/></filter>',
    body:
      box(8, 10, 200, 112, 54, 'fill="#05000F" opacity=".75" filter="url(#soft)"') +
      box(5, 4, 206, 116, 56, `fill="${INK}"`) +
      box(7.5, 6.5, 201, 111, 54, 'fill="url(#gD)"') +
      box(15, 14, 186, 96, 46, `fill="${INK}"`) +
      box(16.5, 15.5, 183, 93, 45, 'fill="url(#gR)"') +
      box(20, 19, 176, 86, 42, `fill="${INK}"`) +
      box(22, 21, 172, 82, 40, 'fill="url(#dome)"') +
      box(22, 21, 172, 82, 40, 'fill="url(#bounce)"') +
      path('M34 56Q34 25 62 25H154Q182 25 182 56Q108 72 34 56Z', 'fill="url(#gloss)"') +
      path(
        'M14 62Q12 13 62 11.500H110',
        'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"',
      ) +
      (isOn ? sparkle(38, 22, 13) + sparkle(190, 104, 9, 0.9) : ''),
  };
}

/** Draws a gold word on the button, 150 by 64 design pixels. */
function buttonWord(text: string): Drawing {
  return metalText('word', text, {
    font: 'lilita-one',
    size: 56,
    x: 75,
    y: 51,
    tracking: 2,
    outline: 9,
    depth: 4,
  });
}

/** Draws a magnifying glass, 72 design pixels square: the icon for checking the outcome. */
function checkIcon(): Drawing {
  return {
    defs: outlineFilter('dress', { rimWidth: 1.6, inkWidth: 1.6 }),
    body: emoji('magnifying-glass-tilted-left', 36, 35, 58, 'dress'),
  };
}

/** Draws a recessed panel in a thin gold rim. */
export function sunkPlate(
  { well }: Pick<ReelColours, 'well'>,
  width: number,
  height: number,
  radius: number,
  band: number,
): Drawing {
  const inner = band + 2.5;
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('well', [
        [0, well[0]],
        [0.5, well[1]],
        [1, well[2]],
      ]) +
      linear('sink', [
        [0, '#000', 0.7],
        [1, '#000', 0],
      ]) +
      linear('gloss', [
        [0, '#fff', 0.16],
        [1, '#fff', 0.02],
      ]) +
      `<clipPath id="face"><rect x="${inner}" y="${inner}" width="${width - 2 * inner}" height="${height - 2 * inner}" rx="${radius - inner}"/></clipPath>`,
    body:
      box(0, 0, width, height, radius, `fill="${INK}"`) +
      box(1.8, 1.8, width - 3.6, height - 3.6, radius - 1.8, 'fill="url(#gD)"') +
      box(
        band * 0.62,
        band * 0.62,
        width - band * 1.24,
        height - band * 1.24,
        radius - band * 0.62,
        'fill="url(#gR)"',
      ) +
      box(band, band, width - 2 * band, height - 2 * band, radius - band, `fill="${INK}"`) +
      `<g clip-path="url(#face)"><rect width="${width}" height="${height}" fill="url(#well)"/>` +
      `<rect y="${inner}" width="${width}" height="${height * 0.22}" fill="url(#sink)"/>` +
      `<rect y="${height * 0.56}" width="${width}" height="${height * 0.44}" fill="url(#gloss)"/></g>` +
      path(
        `M${band * 0.5} ${height * 0.5}V${radius}Q${band * 0.5} ${band * 0.5} ${radius} ${band * 0.5}H${width * 0.3}`,
        `fill="none" stroke="#fff" stroke-width="${band * 0.2}" stroke-linecap="round" opacity=".8"`,
      ),
  };
}

/** Draws a gold knob with a plus or minus cut into it, 40 design pixels square. */
function knob(sign: '-' | '+'): Drawing {
  const cut = sign === '-' ? 'M12 20H28' : 'M12 20H28M20 12V28';
  return {
    defs: metalGradients('gold', 'g'),
    body:
      circle(20, 20.8, 18.5, `fill="${INK}"`) +
      circle(20, 20, 18, `fill="${INK}"`) +
      circle(20, 20, 16.4, 'fill="url(#gD)"') +
      circle(20, 20, 13.4, 'fill="url(#gR)"') +
      circle(20, 20, 12.4, 'fill="url(#gD)"') +
      path(cut, `stroke="${INK}" stroke-width="4.600" stroke-linecap="round"`) +
      path(
        'M8 17A12.500 12.500 0 0 1 17 7.800',
        'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"',
      ),
  };
}

/** Draws a small round button, 92 design pixels square, with the given sign on it. */
function roundButton({ well, dome }: ReelColours, isLit: boolean, sign: Drawing): Drawing {
  const [light, bright, base, deep] = dome;
  const face = isLit
    ? ([light, bright, base, deep] as const)
    : ([well[2], well[1], well[0], well[0]] as const);
  return {
    defs:
      sign.defs +
      metalGradients('gold', 'g') +
      outlineFilter('dress', { rimWidth: 0, inkWidth: 2.4 }) +
      radial(
        'face',
        [
          [0, face[0]],
          [0.4, face[1]],
          [0.75, face[2]],
          [1, face[3]],
        ],
        { cx: 0.4, cy: 0.28, r: 0.85 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.4],
        [1, '#fff', 0.03],
      ]) +
      '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter>',
    body:
      circle(46, 49, 39, 'fill="#05000F" opacity=".7" filter="url(#soft)"') +
      circle(46, 45, 40, `fill="${INK}"`) +
      circle(46, 45, 38.4, 'fill="url(#gD)"') +
      circle(46, 45, 33.6, 'fill="url(#gR)"') +
      circle(46, 45, 31.4, `fill="${INK}"`) +
      circle(46, 45, 30, 'fill="url(#face)"') +
      sign.body +
      path('M18 41A28 28 0 0 1 74 41Q46 50 18 41Z', 'fill="url(#gloss)"') +
      path(
        'M10.500 40A36 36 0 0 1 34 11',
        'fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".85"',
      ),
  };
}

/** Draws the lightning flash on the round button that switches turbo mode. */
const turboSign = (): Drawing => ({ defs: '', body: emoji('high-voltage', 46, 45, 44, 'dress') });

/** Draws the letter "i" on the round button that opens the rules. */
function rulesSign(): Drawing {
  return metalText('sign', 'i', { font: 'lilita-one', size: 46, x: 46, y: 61, outline: 6, depth: 2 });
}

/** Draws the light behind a winning symbol, 120 design pixels square; it fades out before its edge. */
export function cellLight(core: string, halo: string): Drawing {
  return {
    defs:
      '<filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6.5"/></filter>' +
      '<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="1.1"/></filter>' +
      radial('fill', [
        [0, halo, 0.5],
        [0.7, halo, 0.22],
        [1, halo, 0.1],
      ]),
    body:
      box(20, 20, 80, 80, 12, 'fill="url(#fill)"') +
      box(19, 19, 82, 82, 13, `fill="none" stroke="${halo}" stroke-width="7" filter="url(#wide)"`) +
      box(18, 18, 84, 84, 13, `fill="none" stroke="${halo}" stroke-width="4" filter="url(#near)"`) +
      box(18, 18, 84, 84, 13, `fill="none" stroke="${core}" stroke-width="1.800"`),
  };
}

/**
 * Draws a segment of a winning line, 160 by 26 design pixels, which the scene tints and stretches. Segments overlap at
 * their round ends.
 */
export function lineLight(): Drawing {
  const stroke = (width: number, opacity: number, filter = ''): string =>
    path(
      'M13 13H147',
      `stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"${filter}`,
    );
  return {
    defs:
      '<filter id="soft" x="-20%" y="-200%" width="140%" height="500%" filterUnits="userSpaceOnUse">' +
      '<feGaussianBlur stdDeviation="3"/></filter>',
    body: stroke(9, 0.55, ' filter="url(#soft)"') + stroke(5, 0.7) + stroke(2.4, 1),
  };
}

/** Draws the column of light over a reel that may bring the third scatter; it fades out before its edge. */
export function teaseLight(width: number, height: number, colour: string): Drawing {
  return {
    defs:
      linear(
        'across',
        [
          [0, colour, 0],
          [0.16, colour, 0.75],
          [0.3, colour, 0.3],
          [0.5, colour, 0.16],
          [0.7, colour, 0.3],
          [0.84, colour, 0.75],
          [1, colour, 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear('ends', [
        [0, '#000'],
        [0.12, '#fff'],
        [0.88, '#fff'],
        [1, '#000'],
      ]) +
      `<mask id="length"><rect width="${width}" height="${height}" fill="url(#ends)"/></mask>`,
    body: `<g mask="url(#length)"><rect width="${width}" height="${height}" fill="url(#across)"/></g>`,
  };
}

/** Draws the background of a reel, 32 by 128 design pixels: a drum, lightest in its middle. */
export function reelBack(edge: string, middle: string): Drawing {
  return {
    defs: linear('drum', [
      [0, edge],
      [0.22, middle],
      [0.5, middle],
      [0.78, middle],
      [1, edge],
    ]),
    body: '<rect width="32" height="128" fill="url(#drum)"/>',
  };
}

/** Draws the shade at the window's top and bottom edge, 32 by 128 design pixels, which makes the reels look round. */
export function reelShade(colour: string): Drawing {
  return {
    defs: linear('shade', [
      [0, colour, 0.85],
      [0.1, colour, 0.34],
      [0.24, colour, 0],
      [0.76, colour, 0],
      [0.92, colour, 0.3],
      [1, colour, 0.75],
    ]),
    body: '<rect width="32" height="128" fill="url(#shade)"/>',
  };
}

/** Writes a picture of one game by its name; width and height are in design pixels. */
export type Draw = (name: string, width: number, height: number, drawing: Drawing) => void;

/** Draws the controls whose colours differ between games. */
export function drawThemedControls(draw: Draw, colours: ReelColours): void {
  draw('win-bar', 560, 92, sunkPlate(colours, 560, 92, 46, 9));
  draw('bet-plate', 216, 92, sunkPlate(colours, 216, 92, 40, 7));
  draw('button', 216, 128, button(colours, true));
  draw('button-turbo', 92, 92, roundButton(colours, false, turboSign()));
  draw('button-turbo-on', 92, 92, roundButton(colours, true, turboSign()));
  draw('button-rules', 92, 92, roundButton(colours, false, rulesSign()));
}

/** Draws the controls that all reel games share: win bar, bet, buttons and the light of a line. */
export function drawControls(draw: Draw, colours: ReelColours): void {
  drawThemedControls(draw, colours);
  draw('button-grey', 216, 128, button(colours, false));
  draw('word-spin', 150, 64, buttonWord('SPIN'));
  draw('word-spin-fil', 150, 64, buttonWord('IKOT'));
  draw('icon-check', 72, 72, checkIcon());
  draw('icon-minus', 40, 40, knob('-'));
  draw('icon-plus', 40, 40, knob('+'));
  draw('light/line-light', 160, 26, lineLight());
}
