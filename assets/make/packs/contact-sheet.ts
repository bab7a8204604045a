/**
 * Renders scenes with the art of packs onto one sheet, without a browser, to look at while drawing.
 *
 *   npx tsx assets/make/packs/contact-sheet.ts <where.png> [pack ...]
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AnyStudioScene } from '../../../scenes/engine/studio-scene.ts';
import { readStudioScenes } from '../../check/read-declarations.ts';
import { rawOf } from '../../pipeline/pixels.ts';
import { rasterise } from '../../pipeline/rasterise.ts';
import { ASSETS } from '../kit/where.ts';
import type { Placed } from '../../pipeline/templates/placed.ts';

// Imported dynamically: Node can load the scenes only after `readStudioScenes` has run.
const definitions = await readStudioScenes();
const { placedIn } = await import('../../pipeline/templates/placed.ts');

/** States on the sheet: scene, example, and time since the start of the example, ms. */
const STATES: readonly (readonly [scene: string, example: string, at: number])[] = [
  ['lucky-jackpot', 'idle', 0],
  ['lucky-jackpot', 'medium', 4_000],
  ['jackpot-wheel', 'minor', 2_600],
  ['jackpot-wheel', 'mega', 6_400],
];
const SCALE = 0.75;

const folderOf = (scene: string, { atlas = 'art' }: Placed['piece']): string =>
  atlas.startsWith('parts') ? 'parts' : scene;

function fileOf(scene: string, { name, piece }: Placed, pack: string | undefined): string | undefined {
  const kind = piece.atlas ?? 'art';
  const path = kind.endsWith('light') ? `light/${name}` : name.includes('/') ? `glyphs/${name}` : name;
  const roots = pack === undefined ? [''] : [`packs/${pack}`, ''];
  return roots
    .flatMap((root) =>
      ['.svg', '.png'].map((ending) => join(ASSETS, root, folderOf(scene, piece), path + ending)),
    )
    .find(existsSync);
}

async function drawPng(file: string): Promise<Buffer> {
  const { width, height, cut, pixels } = await rasterise({ name: file, file }, 2);
  return sharp(pixels, rawOf(cut))
    .extend({
      left: cut.left,
      top: cut.top,
      right: width - cut.left - cut.width,
      bottom: height - cut.top - cut.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
}

const pictures = new Map<string, Promise<Buffer>>();
function pictureOf(file: string): Promise<Buffer> {
  const known = pictures.get(file) ?? drawPng(file);
  pictures.set(file, known);
  return known;
}

async function imageOf(scene: string, placed: Placed, pack: string | undefined, id: number): Promise<string> {
  const file = fileOf(scene, placed, pack);
  if (file === undefined) return '';
  const png = await pictureOf(file);
  const { a, b, c, d, tx, ty } = placed.matrix;
  const { left, top, width, height, alpha, tint, slice, piece } = placed;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const image = (x: number, y: number, w: number, h: number): string =>
    `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" href="${href}"/>`;
  const channel = (shift: number): number => ((tint >> shift) & 255) / 255;
  const coloured =
    tint === 0xffffff
      ? ''
      : `<filter id="t${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${channel(16)} 0 0 0 0 0 ${channel(8)} 0 0 0 0 0 ${channel(0)} 0 0 0 0 0 1 0"/></filter>`;
  let body = image(left, top, width, height);
  if (slice !== undefined) {
    const spans = (all: number, own: number) =>
      [
        [0, slice, 0, slice],
        [slice, all - 2 * slice, slice, own - 2 * slice],
        [all - slice, slice, own - slice, slice],
      ] as const;
    body = spans(width, piece.width)
      .flatMap(([x, w, fromX, fromW]) =>
        spans(height, piece.height).map(
          ([y, h, fromY, fromH]) =>
            `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${fromX} ${fromY} ${fromW} ${fromH}" preserveAspectRatio="none">${image(0, 0, piece.width, piece.height)}</svg>`,
        ),
      )
      .join('');
  }
  const blend = (piece.atlas ?? 'art').endsWith('light') ? 'mix-blend-mode:screen' : '';
  return `${coloured}<g transform="matrix(${a} ${b} ${c} ${d} ${tx} ${ty})" opacity="${alpha}" style="${blend}"${coloured && ` filter="url(#t${id})"`}>${body}</g>`;
}

async function stateOf(
  definition: AnyStudioScene,
  example: string,
  at: number,
  pack: string | undefined,
): Promise<Buffer> {
  const { width, height } = definition.size;
  const images = await Promise.all(
    placedIn(definition, example, at).map((placed, id) => imageOf(definition.name, placed, pack, id)),
  );
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${images.join('')}</svg>`;
  return Buffer.from(
    new Resvg(svg, { fitTo: { mode: 'width', value: Math.round(width * SCALE) } }).render().asPng(),
  );
}

const [target, ...packs] = process.argv.slice(2);
if (target === undefined)
  throw new Error('Say where the sheet goes: contact-sheet.ts <where.png> [pack ...]');
const rows: Buffer[][] = [];
for (const pack of packs.length > 0 ? packs : [undefined]) {
  const row: Buffer[] = [];
  for (const [scene, example, at] of STATES) {
    const definition = definitions.find(({ name }) => name === scene);
    if (!definition) throw new Error(`There is no scene "${scene}".`);
    row.push(await stateOf(definition, example, at, pack));
  }
  rows.push(row);
}
const width = Math.round(720 * SCALE);
const height = Math.round(1280 * SCALE);
const sheet = sharp({
  create: { width: width * STATES.length, height: height * rows.length, channels: 3, background: '#221a2e' },
}).composite(rows.flatMap((row, y) => row.map((input, x) => ({ input, left: x * width, top: y * height }))));
writeFileSync(target, await sheet.png().toBuffer());
