/** Draws the turning disc of the jackpot wheel, sharp and motion-blurred. */
import sharp from 'sharp';
import { metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import type { Tier } from '../kit/palette.ts';
import { circle, document, linear, onCircle, radial, round } from '../../pipeline/drawing/svg.ts';
import { rasterise } from '../kit/write.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import type { Theme } from './theme.ts';

/** Radius of the disc, in design pixels. */
export const DISC = 248;
/** Radius at which the disc's enamel ends, in design pixels; the ink outline lies outside. */
const FACE = 247;
/** Jackpots of the sectors, clockwise. If the disc is not rotated, the middle of the first sector is at the top. */
const SECTORS: readonly Tier[] = ['mega', 'mini', 'major', 'minor'];

/** Draws the disc, 496 design pixels square, with its axle in the exact middle. */
export function rotor(theme: Theme): Drawing {
  const c = DISC;
  const sectors = SECTORS.map((tier, index) => {
    const { light, base, deep, halo } = theme.tiers[tier];
    const lettering = metalText(`w${index}`, tier.toUpperCase(), {
      font: 'lilita-one',
      size: 60,
      x: c,
      y: c - 143,
      tracking: 3,
      outline: 10,
      depth: 4,
    });
    const beams = [-33, -15, 15, 33]
      .map((angle) => {
        const [x1, y1] = onCircle(c, c, FACE, angle - 4.5).map(round) as [number, number];
        const [x2, y2] = onCircle(c, c, FACE, angle + 4.5).map(round) as [number, number];
        return `M${c} ${c}L${x1} ${y1}L${x2} ${y2}Z`;
      })
      .join('');
    const [x0, y0] = onCircle(c, c, FACE, -45).map(round) as [number, number];
    const [x1, y1] = onCircle(c, c, FACE, 45).map(round) as [number, number];
    return {
      defs:
        lettering.defs +
        radial(
          `s${index}`,
          [
            [0, halo],
            [0.28, light],
            [0.66, base],
            [1, deep],
          ],
          { cx: c, cy: c, r: DISC, user: true },
        ),
      body:
        `<g transform="rotate(${index * 90} ${c} ${c})"><path d="M${c} ${c}L${x0} ${y0}A${FACE} ${FACE} 0 0 1 ${x1} ${y1}Z" fill="url(#s${index})"/>` +
        `<path d="${beams}" fill="#fff" opacity=".08"/>${theme.wheel.sectorMotif}${lettering.body}</g>`,
    };
  });
  const spokes = [45, 135, 225, 315]
    .map(
      (angle) =>
        `<g transform="rotate(${angle} ${c} ${c})"><rect x="${c - 5}" y="3" width="10" height="${c - 3}" fill="#3A1800"/><rect x="${c - 3.5}" y="3" width="7" height="${c - 3}" fill="url(#spoke)"/></g>`,
    )
    .join('');
  return {
    defs:
      sectors.map(({ defs }) => defs).join('') +
      linear(
        'spoke',
        [
          [0, '#A85A00'],
          [0.3, '#FFC72C'],
          [0.5, '#FFFBE0'],
          [0.7, '#FFC72C'],
          [1, '#A85A00'],
        ],
        { x2: 1, y2: 0 },
      ) +
      radial(
        'edge',
        [
          [0.72, '#000', 0],
          [0.93, '#000', 0.18],
          [1, '#000', 0.62],
        ],
        { cx: c, cy: c, r: DISC, user: true },
      ) +
      radial(
        'axle',
        [
          [0.2, '#000', 0.5],
          [0.34, '#000', 0],
        ],
        { cx: c, cy: c, r: DISC, user: true },
      ),
    body: `${circle(c, c, DISC, `fill="${INK}"`)}${sectors.map(({ body }) => body).join('')}${spokes}${circle(c, c, FACE, 'fill="url(#edge)"')}${circle(c, c, FACE, 'fill="url(#axle)"')}`,
  };
}

/** Renders the jackpot wheel's disc with motion blur. */
export const smearedRotor = (theme: Theme): Promise<Buffer> => smeared(rotor(theme));

/**
 * Renders a disc with motion blur, 512 pixels square: the mean of 32 copies, rotated by up to 30 degrees to either
 * side.
 */
export async function smeared({ defs, body }: Drawing): Promise<Buffer> {
  const size = 512;
  const copies = 32;
  const turned = Array.from({ length: copies }, (_, copy) => {
    const angle = -30 + (60 * (copy + 0.5)) / copies;
    const svg = document(
      2 * DISC,
      2 * DISC,
      defs,
      `<g transform="rotate(${angle} ${DISC} ${DISC})">${body}</g>`,
    );
    return sharp(rasterise(svg, size)).ensureAlpha().raw().toBuffer();
  });
  const sum = new Float64Array(size * size * 4);
  for (const data of await Promise.all(turned)) {
    for (let pixel = 0; pixel < sum.length; pixel += 4) {
      const alpha = data[pixel + 3] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[pixel + channel] = (sum[pixel + channel] ?? 0) + (data[pixel + channel] ?? 0) * alpha;
      }
      sum[pixel + 3] = (sum[pixel + 3] ?? 0) + alpha;
    }
  }
  const mean = Buffer.alloc(sum.length);
  for (let pixel = 0; pixel < sum.length; pixel += 4) {
    const alpha = sum[pixel + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      mean[pixel + channel] = Math.round((sum[pixel + channel] ?? 0) / alpha);
    mean[pixel + 3] = Math.round(alpha / copies);
  }
  return sharp(mean, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
