/**
 * Draws the lobby's pictures into assets/lobby: `npx tsx assets/make/lobby/make-pictures.ts [part of a name ...]`. Each
 * is twice as large as a page shows it. An artist may replace any of them by a picture of the same size.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { document } from '../../pipeline/drawing/svg.ts';
import { ASSETS } from '../kit/where.ts';
import { rasterise, writeSvg } from '../kit/write.ts';
import { badDay, fairBanner, garlandStrip, tallFair, vipBanner, welcomeBanner } from './banners.ts';
import { copyFlatIcons } from './flat-icons.ts';
import { writeFullBleed, type FullBleed } from './full-bleed.ts';
import { liveTile } from './live-tile.ts';
import { appIcon, avatar, bigCoin, bubble, calendar, icon, mark, spinButton } from './medallions.ts';
import { plateRim } from './rim.ts';
import { ranks, vipBadge, type RankName } from './vip-badge.ts';

const BANNER_BUDGET = 45_000;

const wanted = process.argv.slice(2);

function asked(name: string): boolean {
  return wanted.length === 0 || wanted.some((part) => name.includes(part));
}

async function webp(
  name: string,
  draw: () => FullBleed,
  pixels: number,
  qualities = [88],
  budget?: number,
): Promise<void> {
  if (asked(name)) await writeFullBleed(`lobby/${name}`, draw(), pixels, qualities, budget);
}

/** Writes a PNG, for places that accept no other format; only for pictures that do not draw past their edges. */
async function png(name: string, draw: () => FullBleed, pixels: number): Promise<void> {
  if (!asked(name)) return;
  const { width, height, defs, body } = draw();
  const file = join(ASSETS, `lobby/${name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  const drawn = rasterise(document(width, height, defs, body), pixels);
  writeFileSync(file, await sharp(drawn).png({ palette: true, quality: 95, effort: 9 }).toBuffer());
}

const wide = [84, 80, 76, 72, 68, 62, 56];
await webp('banner-fair', fairBanner, 1080, wide, BANNER_BUDGET);
await webp('banner-welcome', welcomeBanner, 1080, wide, BANNER_BUDGET);
await webp('banner-vip', vipBanner, 1080, wide, BANNER_BUDGET);
await webp('fair-tall', tallFair, 780, wide, BANNER_BUDGET);
await webp('garland', garlandStrip, 780, [84, 76, 68], 24_000);
await webp('state/404', () => badDay('carousel-horse', 1, 250), 780, wide, BANNER_BUDGET);
await webp('state/offline', () => badDay('satellite-antenna', 0, 290), 780, wide, BANNER_BUDGET);
await webp('state/maintenance', () => badDay('hammer-and-wrench', 0.45, 290), 780, wide, BANNER_BUDGET);

await webp('mark', mark, 192, [90]);
await webp('coin', bigCoin, 336);
await webp('bubble', bubble, 160);
await webp('spin-button', spinButton, 400);
await png('rim', plateRim, 264);

/** Names of icons that pages show at up to 72 units; `large` lists those that pages show at up to 150 units. */
const small =
  'bell gem-stone crown trophy slot-machine game-die fire tropical-fish ferris-wheel red-paper-lantern rocket bullseye joker ' +
  'party-popper glowing-star circus-tent bomb hourglass-done handshake sports-medal envelope megaphone balloon ' +
  'magnifying-glass-tilted-left roller-coaster four-leaf-clover cherries locked shield popcorn busts-in-silhouette ' +
  'jack-o-lantern red-envelope';
const large = 'wrapped-gift carousel-horse satellite-antenna hammer-and-wrench telescope';
for (const name of small.split(' ')) await webp(`i/${name}`, () => icon(name), 144, [84]);
for (const name of large.split(' ')) await webp(`i/${name}`, () => icon(name), 300, [84]);
for (const name of ['coupon', 'ticket', 'scratch-card']) await webp(`i/${name}`, () => icon(name), 192);
await webp('i/peso-coin', () => icon('peso'), 192);
await webp('i/calendar', calendar, 192);

/** Symbols of the goods in the diamond mall, by the server's slug. */
const goods = {
  'enamel-mug': 'mug',
  'anahaw-fan': 'folding-hand-fan',
  'tote-bag': 'tote',
  'fair-cap': 'billed-cap',
  'mango-box': 'mango',
  'barako-coffee': 'teapot',
  'rain-umbrella': 'umbrella',
  'jeepney-model': 'jeepney',
  'capiz-parol': 'parol',
  'power-bank': 'power-bank',
  earphones: 'earphones',
  'rice-cooker': 'rice-cooker',
};
for (const [slug, name] of Object.entries(goods)) await webp(`goods/${slug}`, () => icon(name), 240, [84]);

const avatars: readonly (readonly [file: string, face: string, light: string, base: string, deep: string])[] =
  [
    ['tiger', 'tiger-face', '#FFB36B', '#D0520E', '#5A1F00'],
    ['panda', 'panda', '#6CF08C', '#0F9D48', '#034A22'],
    ['fox', 'fox', '#8FD0FF', '#1468E0', '#08296E'],
    ['lion', 'lion', '#D9A8FF', '#7D1FD6', '#35006E'],
    ['owl', 'owl', '#FF8FB8', '#C4125B', '#47002A'],
    ['koala', 'koala', '#6CF0C8', '#0F8D78', '#03403A'],
    ['unicorn', 'unicorn', '#FFE27A', '#D98205', '#5A2A00'],
    ['frog', 'frog', '#FF8FA6', '#B80C38', '#4A0018'],
    ['cat', 'cat-face', '#8FD0FF', '#1468E0', '#08296E'],
    ['rabbit', 'rabbit-face', '#D9A8FF', '#7D1FD6', '#35006E'],
    ['monkey', 'monkey-face', '#FF8FB8', '#C4125B', '#47002A'],
    ['penguin', 'penguin', '#FFB36B', '#D0520E', '#5A1F00'],
    ['octopus', 'octopus', '#6CF0C8', '#0F8D78', '#03403A'],
    ['robot', 'robot', '#FFE27A', '#D98205', '#5A2A00'],
  ];
for (const [file, face, ...colours] of avatars)
  await webp(`av/${file}`, () => avatar(face, colours), 176, [86]);

for (const rank of Object.keys(ranks) as RankName[])
  await webp(`vip/${rank}`, () => vipBadge(rank), 276, [86]);

await webp('live/baccarat', () => liveTile('baccarat', 'jungle'), 480, [84]);
await webp('live/color-game', () => liveTile('color-game', 'violet'), 480, [84]);
await webp('live/roulette', () => liveTile('roulette', 'ruby'), 480, [84]);
await webp('live/sic-bo', () => liveTile('sic-bo', 'ocean'), 480, [84]);

await png('public/icons/favicon-32', () => appIcon(0.94, 0.5), 32);
await png('public/icons/favicon-48', () => appIcon(0.94, 0.5), 48);
await png('public/icons/icon-192', () => appIcon(0.86, 0.44), 192);
await png('public/icons/icon-512', () => appIcon(0.86, 0.44), 512);
await png('public/icons/maskable-512', () => appIcon(0.62, 0), 512);
await png('public/icons/apple-touch-180', () => appIcon(0.8, 0), 180);

if (asked('public/icons/favicon')) {
  const { width, height, defs, body } = appIcon(0.94, 0.5);
  writeSvg('lobby/public/icons/favicon', document(width, height, defs, body));
}

if (asked('flat')) copyFlatIcons();
