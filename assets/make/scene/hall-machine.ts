/**
 * Draws the cabinet of the hall's reel games: a gold rim with bulbs around the window, a sign above it, and a base of
 * dark lacquer below.
 */
import sharp from 'sharp';
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { rasterise, writePngBytes } from '../kit/write.ts';
import { type Drawing, pictureOf } from '../../pipeline/drawing/picture.ts';
import { type Box, bulbDefs, bulbsAlong, inset, outlineOf, rim } from './rim.ts';
import type { Theme } from './theme.ts';

/**
 * Measures of the rim around the window, in design pixels: its width (`band`), the height of its top and bottom pieces
 * (`corner`), and its overlap with the window (`lap`).
 */
export const RIM = { band: 34, corner: 44, lap: 3 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws the rim around a window of the given size, leaving the window open. */
function wholeRim(theme: Theme, width: number, height: number): Drawing {
  const outer: Box = { x: 0, y: 0, width, height, radius: 40 };
  const whole = rim(theme, 'machine', outer, RIM.band + RIM.lap - 1);
  return {
    defs:
      whole.defs +
      bulbDefs(theme) +
      `<clipPath id="frame"><path clip-rule="evenodd" d="${outlineOf(outer)}${outlineOf(whole.face)}"/></clipPath>`,
    body:
      `<g clip-path="url(#frame)">${whole.body}</g>` +
      bulbsAlong(theme, whole.groove, 34, 5.2) +
      path(
        `M6 ${round(height * 0.3)}V46Q6 6 46 6H${round(width * 0.36)}`,
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"',
      ),
  };
}

/**
 * Writes the rim around a window as four pieces, assets/`folder`/frame-*.png. A single picture would be mostly empty,
 * and an SVG of which only an edge is visible renders wrongly.
 */
export async function writeRim(folder: string, theme: Theme, window: Size): Promise<void> {
  const { band, corner, lap } = RIM;
  const width = window.width + 2 * band;
  const height = window.height + 2 * band;
  const whole = rasterise(pictureOf(width, height, wholeRim(theme, width, height)), 2 * width);
  const side = { top: corner, width: band + lap, height: height - 2 * corner };
  const pieces = {
    'frame-top': { left: 0, top: 0, width, height: corner },
    'frame-bottom': { left: 0, top: height - corner, width, height: corner },
    'frame-left': { left: 0, ...side },
    'frame-right': { left: width - band - lap, ...side },
  };
  for (const [name, edge] of Object.entries(pieces)) {
    const piece = sharp(whole).extract({
      left: 2 * edge.left,
      top: 2 * edge.top,
      width: 2 * edge.width,
      height: 2 * edge.height,
    });
    writePngBytes(`${folder}/${name}`, await piece.png({ compressionLevel: 9 }).toBuffer());
  }
}

/**
 * Draws the sign above the window, 560 by 152 design pixels, between two posts: a dark pane in a rim of bulbs, with
 * room for the title's name.
 */
export function hallSign(theme: Theme): Drawing {
  const outer: Box = { x: 12, y: 4, width: 536, height: 124, radius: 44 };
  const frame = rim(theme, 'sign', outer, 26);
  const { face } = frame;
  const post = (x: number): string =>
    box(x, 118, 34, 34, 4, `fill="${INK}"`) + box(x + 3, 118, 28, 34, 3, 'fill="url(#gV)"');
  return {
    defs:
      frame.defs +
      bulbDefs(theme) +
      metalGradients('gold', 'g') +
      radial(
        'pane',
        [
          [0, '#4A1E96'],
          [0.6, '#260E5C'],
          [1, '#120430'],
        ],
        { cx: 0.5, cy: 0.2, r: 0.85 },
      ) +
      linear('gloss', [
        [0, '#fff', 0.2],
        [1, '#fff', 0.02],
      ]) +
      `<clipPath id="in"><path d="${outlineOf(face)}"/></clipPath>`,
    body:
      post(96) +
      post(430) +
      frame.body +
      path(outlineOf(face), 'fill="url(#pane)"') +
      `<g clip-path="url(#in)">${path(
        `M0 ${face.y}H560V${face.y + 26}Q280 ${face.y + 56} 0 ${face.y + 36}Z`,
        'fill="url(#gloss)"',
      )}</g>` +
      bulbsAlong(theme, frame.groove, 32, 5) +
      path(
        'M18 56Q18 10 62 9H210',
        'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"',
      ) +
      sparkle(44, 26, 17) +
      sparkle(520, 106, 13, 0.95),
  };
}

/**
 * Draws the base of the cabinet, 660 by 230 design pixels: lacquer with gold ribs, a fan of rays, and the coin tray.
 */
export function hallBase(theme: Theme): Drawing {
  const shell =
    'M22 0H638L646 148Q646 162 632 164H28Q14 162 14 148ZM44 164H616L602 206Q598 216 586 216H74Q62 216 58 206Z';
  const tray: Box = { x: 150, y: 120, width: 360, height: 62, radius: 28 };
  const frame = rim(theme, 'tray', tray, 18);
  const rays = Array.from({ length: 13 }, (_, index) => {
    const [left, right] = [198 + index * 12, 204 + index * 12];
    const [ax, ay] = onCircle(330, 150, 330, left + 72);
    const [bx, by] = onCircle(330, 150, 330, right + 72);
    return path(
      `M330 150L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`,
      'fill="#FFC72C" opacity=".1"',
    );
  }).join('');
  const random = seeded(23);
  const coins = Array.from({ length: 19 }, (_, index) => {
    const x = 186 + index * 16;
    const y = 154 - 8 * Math.sin((index / 18) * Math.PI) + random() * 7;
    return (
      `<ellipse cx="${round(x)}" cy="${round(y + 2)}" rx="15" ry="9" fill="${INK}"/>` +
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="14" ry="8" fill="url(#gD)"/>` +
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="9" ry="4.6" fill="url(#gR)"/>`
    );
  }).join('');
  return {
    defs:
      frame.defs +
      metalGradients('gold', 'g') +
      linear('lacquer', [
        [0, '#6A1838'],
        [0.4, '#4A0C34'],
        [1, '#22061E'],
      ]) +
      linear('gloss', [
        [0, '#fff', 0.16],
        [1, '#fff', 0],
      ]) +
      `<clipPath id="shell"><path d="${shell}"/></clipPath>` +
      `<clipPath id="well"><path d="${outlineOf(frame.face)}"/></clipPath>` +
      '<filter id="soft" x="-10%" y="-60%" width="120%" height="240%"><feGaussianBlur stdDeviation="6"/></filter>',
    body:
      `<ellipse cx="330" cy="214" rx="276" ry="11" fill="#05000F" opacity=".55" filter="url(#soft)"/>` +
      path(shell, `fill="${INK}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"`) +
      path(shell, 'fill="url(#gD)"') +
      `<g clip-path="url(#shell)"><path d="M28 -8H632L640 146Q640 157 630 158H30Q20 157 20 146ZM52 170H608L596 203Q593 210 584 210H76Q67 210 64 203Z" fill="url(#lacquer)"/>` +
      rays +
      '<rect x="20" y="0" width="620" height="60" fill="url(#gloss)"/></g>' +
      frame.body +
      path(outlineOf(frame.face), 'fill="#0C0218"') +
      `<g clip-path="url(#well)">${coins}<rect x="150" y="120" width="360" height="24" fill="#0C0218" opacity=".55"/></g>` +
      path(outlineOf(inset(tray, 1)), 'fill="none" stroke="#FFF3C4" stroke-width="1" opacity=".5"') +
      sparkle(232, 150, 11) +
      sparkle(404, 152, 9, 0.9),
  };
}

/** Draws the badge of the free spins, 104 design pixels square, which shows by how much wins are multiplied. */
export function hallBadge(times: number): Drawing {
  const points = Array.from({ length: 24 }, (_, index) =>
    onCircle(52, 52, index % 2 ? 40 : 48, index * 15)
      .map(round)
      .join(' '),
  ).join('L');
  const text = metalText('times', `×${times}`, {
    font: 'lilita-one',
    size: 44,
    x: 52,
    y: 67,
    outline: 8,
    depth: 3,
    ink: '#3A0408',
  });
  return {
    defs:
      metalGradients('gold', 'g') +
      text.defs +
      radial(
        'face',
        [
          [0, '#FF9DB0'],
          [0.45, '#E8143F'],
          [1, '#7A0020'],
        ],
        { cx: 0.38, cy: 0.3, r: 0.85 },
      ),
    body:
      path(`M${points}Z`, `fill="${INK}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"`) +
      path(`M${points}Z`, 'fill="url(#gD)"') +
      circle(52, 52, 36, `fill="${INK}"`) +
      circle(52, 52, 34, 'fill="url(#face)"') +
      path('M22 46A32 32 0 0 1 82 46Q52 59 22 46Z', 'fill="#fff" opacity=".35"') +
      text.body +
      sparkle(24, 22, 11),
  };
}

/**
 * Draws the night sky of the free spins, 180 by 225 design pixels: deep blue with stars. Scenes lay it over any
 * backdrop.
 */
export function freeSky(): Drawing {
  const random = seeded(57);
  const stars = Array.from({ length: 60 }, () =>
    circle(
      round(random() * 180),
      round(random() * 225),
      round(0.3 + random() * 0.6),
      `fill="#FFF8E0" opacity="${round(0.3 + random() * 0.6)}"`,
    ),
  ).join('');
  return {
    defs: radial(
      'night',
      [
        [0, '#1C4AA8', 0.72],
        [0.6, '#0A1E62', 0.86],
        [1, '#020A2C', 0.94],
      ],
      { cx: 0.5, cy: 0.42, r: 0.72 },
    ),
    body: `<rect width="180" height="225" fill="url(#night)"/>${stars}`,
  };
}

/**
 * Draws the marker of the single payline, `width` by 56 design pixels: a band of light between two ruby pointers in
 * gold.
 */
export function hallPayline(width: number): Drawing {
  const pointer = (x: number, to: number): string =>
    path(
      `M${x} 6L${x + to * 30} 28L${x} 50Z`,
      `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(`M${x} 6L${x + to * 30} 28L${x} 50Z`, 'fill="url(#gD)"') +
    path(`M${x + to * 4} 15L${x + to * 22} 28L${x + to * 4} 41Z`, 'fill="url(#ruby)"');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('ruby', [
        [0, '#FF9DB0'],
        [0.5, '#E8143F'],
        [1, '#7A0020'],
      ]) +
      linear(
        'beam',
        [
          [0, '#FFC72C', 0.75],
          [0.2, '#FFE98A', 0.25],
          [0.8, '#FFE98A', 0.25],
          [1, '#FFC72C', 0.75],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      `<rect x="20" y="26.800" width="${width - 40}" height="2.400" fill="url(#beam)"/>` +
      pointer(3, 1) +
      pointer(width - 3, -1),
  };
}

/** Draws a thin gold bar between two reels, 8 by 128 design pixels. */
export function hallDivider(): Drawing {
  return {
    defs: linear(
      'bar',
      [
        [0, INK],
        [0.14, '#A85A00'],
        [0.42, '#FFE98A'],
        [0.56, '#FFC72C'],
        [0.86, '#8A4600'],
        [1, INK],
      ],
      { x2: 1, y2: 0 },
    ),
    body: '<rect x="1" width="6" height="128" fill="url(#bar)"/>',
  };
}
