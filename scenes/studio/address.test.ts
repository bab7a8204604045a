// Reads: contract, fair, scenes
import { expect, it } from 'vitest';
import { type StudioAddress, plainAddress, readAddress, roundInstant, writeAddress } from './address.ts';
import { loadStudioScene, sceneNames } from './catalogue.ts';

const full: StudioAddress = {
  scene: 'lucky-jackpot',
  example: 'big',
  at: 1234.567,
  seed: 'a b&c',
  reduced: true,
  calm: true,
  turbo: true,
  low: true,
  locale: 'fil',
  pack: 'christmas',
  title: 'kalabaw-cash',
  props: { chances: 2, hint: null, pools: { mega: 1_00 } },
  inputLog: [
    { at: 0, cue: 'start', detail: {} },
    { at: 700.25, cue: 'land', detail: { cell: 5, tier: 'big', amount: 188_00, note: 'two words, ₱ & =' } },
    { at: 900, press: [360, 640] },
    { at: 910, drag: ['down', 100, 200] },
    { at: 930, drag: ['move', 130, 210] },
    { at: 945, drag: ['up', 130, 210] },
    { at: 950, props: { chances: 1 } },
  ],
  size: { width: 390, height: 844 },
  scale: 2,
  speed: 0.25,
  loop: true,
  sound: true,
  music: true,
  theme: '#123456',
  zoom: 1.5,
  overlays: ['safe', 'inspect'],
  panel: 'atlas',
  against: 'ref:feature/new-art',
  view: 'difference',
  camera: false,
};

it('readAddress returns the same address that writeAddress has written', () => {
  expect(readAddress(writeAddress(full))).toEqual(full);
});

it('writeAddress leaves default values out of a link', () => {
  expect(writeAddress({ ...plainAddress, scene: 'a', example: 'b' })).toBe('?scene=a&example=b');
  expect(readAddress('')).toEqual(plainAddress);
});

it("readAddress reads the parameters of the camera's links", () => {
  expect(
    readAddress('?camera&scene=s&example=e&at=120.5&seed=7&reduced=true&size=300x200&scale=2'),
  ).toMatchObject({
    camera: true,
    scene: 's',
    example: 'e',
    at: 120.5,
    seed: '7',
    reduced: true,
    size: { width: 300, height: 200 },
    scale: 2,
  });
});

it('readAddress replaces each invalid value with the default or the nearest allowed value', () => {
  const nonsense =
    '?at=-5&speed=no&scale=1e9&size=12&locale=xx&props=[1]&do=hello&do=-1 land {}&do=5 land {bad&do=7 @x,y&show=all,safe&view=3d&zoom=-1';
  expect(readAddress(nonsense)).toEqual({ ...plainAddress, scale: 4, overlays: ['safe'] });
});

it('readAddress sorts the inputs of a link by time', () => {
  expect(readAddress('?do=9 b {}&do=3 a {}').inputLog.map(({ at }) => at)).toEqual([3, 9]);
});

it("a link keeps the exact instant wherever the studio's clock stops", () => {
  for (let time = 0; time < 100; time += 0.737) {
    const at = roundInstant(time);
    expect(readAddress(writeAddress({ ...plainAddress, at })).at).toBe(at);
  }
});

it('a link keeps the instant of a photograph to the last digit', async () => {
  const definitions = await Promise.all(sceneNames.map(loadStudioScene));
  const instants = definitions.flatMap(({ examples }) =>
    Object.values(examples).flatMap(({ photos }) => photos),
  );
  expect(instants.some((at) => at !== roundInstant(at))).toBe(true);
  for (const at of instants) expect(readAddress(writeAddress({ ...plainAddress, at })).at).toBe(at);
});
