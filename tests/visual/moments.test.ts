import sharp from 'sharp';
import { expect, it } from 'vitest';
import { slotshackCrops } from '../../src/rounds/crops/slotshack.ts';
import { frameStageOf, momentSheet, stageOf, takeMoments, wholeStageOf, WINDOWS } from './moments.ts';

/** Creates a picture of 720 × 1280 pixels that is black above the row `white`, and white from there on. */
const picture = (white: number): Promise<Buffer> =>
  sharp({ create: { width: 720, height: 1_280, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { width: 720, height: 1_280 - white, channels: 3, background: '#fff' } },
        left: 0,
        top: white,
      },
    ])
    .png()
    .toBuffer();

const example = (name: string, photos: readonly number[]) => ({
  name,
  photos,
  reduced: false,
  tolerance: undefined,
});

it('stageOf() returns, for each window, the visible part of a scene and its width on the page', () => {
  const stages = WINDOWS.map((size) => stageOf(size, slotshackCrops));
  expect(stages.map(({ crop }) => crop)).toEqual([
    slotshackCrops.upright,
    slotshackCrops.upright,
    slotshackCrops.low,
    slotshackCrops.desk,
  ]);
  const [phone, short, low, desk] = stages.map(({ width }) => width);
  expect(phone).toBe(390);
  expect(short).toBeLessThan(360);
  expect(low).toBeLessThan(844 / 2 + 40);
  expect(desk).toBeGreaterThanOrEqual(560);
});

it('takeMoments() photographs each win tier shortly after its amount is final, one row per scene', async () => {
  const taken: string[] = [];
  let current = '';
  const camera = {
    catalogue: async () => [
      {
        name: 'slotshack',
        size: { width: 720, height: 1_280 },
        examples: [example('idle', [0]), example('good', [9]), example('huge', [7_000, 8_000])],
      },
      { name: 'winners-ticker', size: { width: 720, height: 64 }, examples: [example('jackpot', [0])] },
    ],
    film: async (choice: { readonly example: string }) => {
      current = choice.example;
      return { width: 360, height: 640, length: 9_000, shown: current === 'good' ? 2_000 : undefined };
    },
    frame: async (at: number) => {
      taken.push(`${current} ${at}`);
      return picture(600);
    },
  };
  const rows = await takeMoments(camera, { pack: undefined, only: undefined }, { width: 844, height: 390 });
  expect(taken).toEqual(['good 2600', 'huge 8000']);
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([
    ['slotshack / good  2.60 s', 'slotshack / huge  8.00 s'],
  ]);
  // The picture shows rows 352 to 966 of the scene, of which those from 600 on are white.
  const { width, height } = await sharp(rows[0]?.[0]?.png).metadata();
  const { data } = await sharp(rows[0]?.[0]?.png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const white = data.filter((value) => value > 128).length / (width * height);
  expect(white).toBeCloseTo((966 - 600) / (966 - 352), 1);
  const sheet = await sharp(await momentSheet(rows, 'steps')).metadata();
  expect(sheet.width).toBeGreaterThan(2 * width);
  expect(sheet.height).toBeGreaterThan(height);
});

it('takeMoments() scales the best win of a hall scene to each win tier', async () => {
  const asked: (readonly [string, number | undefined])[] = [];
  const camera = {
    catalogue: async () => [
      {
        name: 'dice',
        size: { width: 720, height: 720 },
        examples: [example('ready', [0]), example('big', [5_000])],
      },
    ],
    film: async (choice: { readonly example: string; readonly times?: number | undefined }) => {
      asked.push([choice.example, choice.times]);
      return { width: 360, height: 360, length: 9_000, shown: 2_000 };
    },
    frame: () => picture(600),
  };
  const rows = await takeMoments(camera, { pack: undefined, only: undefined }, { width: 844, height: 390 });
  expect(rows[0]?.map(({ name }) => name.split('  ')[0])).toEqual([
    'dice / small',
    'dice / good',
    'dice / big',
    'dice / huge',
  ]);
  expect(asked.map(([name]) => name)).toEqual(['big', 'big', 'big', 'big']);
  expect(asked.map(([, times = 0]) => times)).toEqual([2, 10, 40, 150]);
});

it('takeMoments() shows other scenes as a whole, and only in the win tiers of their own examples', async () => {
  const tickets = { width: 720, height: 760 };
  expect(WINDOWS.map((size) => wholeStageOf(size, tickets))).toEqual([
    { crop: [0, 760], width: 390 },
    { crop: [0, 760], width: 360 },
    { crop: [0, 760], width: 246 },
    { crop: [0, 760], width: 560 },
  ]);
  const asked: (number | undefined)[] = [];
  const camera = {
    catalogue: async () => [
      { name: 'halloween-tickets', size: tickets, examples: [example('small', [0]), example('big', [9])] },
    ],
    film: async ({ times }: { readonly times?: number | undefined }) => {
      asked.push(times);
      return { width: 360, height: 380, length: 9_000, shown: 2_000 };
    },
    frame: () => picture(600),
  };
  const rows = await takeMoments(camera, { pack: undefined, only: undefined }, { width: 844, height: 390 });
  expect(rows[0]?.map(({ name }) => name.split('  ')[0])).toEqual([
    'halloween-tickets / small',
    'halloween-tickets / big',
  ]);
  expect(asked).toEqual([undefined, undefined]);
});

it('frameStageOf() shows at least the middle two thirds of a square scene, and as much of a taller scene as fits', () => {
  for (const size of WINDOWS) {
    const { crop, width } = frameStageOf(size, { width: 720, height: 720 });
    expect(crop[1] - crop[0]).toBeGreaterThanOrEqual(479);
    expect(crop[0] + crop[1]).toBe(720);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  const [phone] = WINDOWS;
  expect(phone && frameStageOf(phone, { width: 720, height: 900 }).crop).toEqual([0, 900]);
});
