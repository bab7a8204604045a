/**
 * Renders titles' own pictures onto one sheet, to look at while drawing: the symbols of each title over its backdrop,
 * at the size of reels on a phone.
 *
 *   npx tsx assets/make/titles/contact-sheet.ts <where.png> [slug ...]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reelTitles } from '../../pipeline/reel-titles.ts';
import { type Box, sheetBoxes } from '../../pipeline/title-sheet.ts';
import { ASSETS } from '../kit/where.ts';

/** Size of one title on the contact sheet, pixels. */
const CARD = { width: 640, height: 330 } as const;
const SYMBOL = { width: 88, height: 84 } as const;
const COLUMNS = 3;

const [target, ...wanted] = process.argv.slice(2);
if (target === undefined)
  throw new Error('Say where the sheet goes: contact-sheet.ts <where.png> [slug ...]');

const cards: Buffer[] = [];
for (const { slug, isClassic } of reelTitles) {
  const file = join(ASSETS, 'titles', slug, 'sheet.webp');
  if ((wanted.length > 0 && !wanted.includes(slug)) || !existsSync(file)) continue;
  cards.push(await cardOf(readFileSync(file), sheetBoxes(isClassic)));
}
const rows = Math.ceil(cards.length / COLUMNS);
const size = { width: COLUMNS * CARD.width, height: Math.max(1, rows) * CARD.height };
const laid = cards.map((input, place) => ({
  input,
  left: (place % COLUMNS) * CARD.width,
  top: Math.floor(place / COLUMNS) * CARD.height,
}));
const sheet = sharp({ create: { ...size, channels: 3, background: '#150b24' } }).composite(laid);
writeFileSync(target, await sheet.png().toBuffer());

/**
 * Renders one title: its backdrop, main figure and name on the left, its symbols in two rows, and below them the
 * blurred copies and the tiny symbols.
 */
async function cardOf(bytes: Buffer, boxes: ReadonlyMap<string, Box>): Promise<Buffer> {
  const cut = (box: Box, width: number, height: number): Promise<Buffer> =>
    sharp(bytes)
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer();
  const layers: { input: Buffer; left: number; top: number }[] = [];
  const add = async (name: string, [left, top, width, height]: readonly [number, number, number, number]) => {
    const box = boxes.get(name);
    if (box) layers.push({ input: await cut(box, width, height), left, top });
  };
  await add('backdrop', [0, 0, 180, 320]);
  await add('hero', [40, 60, 100, 100]);
  await add('title', [0, 8, 180, 38]);
  const names = [...boxes.keys()].filter((name) => name.startsWith('symbol-'));
  for (const [place, name] of names.entries()) {
    const left = 184 + (place % 5) * 90;
    const top = 4 + Math.floor(place / 5) * 88;
    await add(name, [left, top, SYMBOL.width, SYMBOL.height]);
    await add(name, [184 + place * 45, 184, 42, 40]);
    await add(name.replace('symbol', 'blur'), [184 + place * 45, 232, 42, 60]);
  }
  return sharp({ create: { ...CARD, channels: 3, background: '#24123a' } })
    .composite(layers)
    .png()
    .toBuffer();
}
