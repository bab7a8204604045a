import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generatedTitles, isPlayable, titleById, titles } from './catalogue.ts';
import { PAY_TABLES, type PayTableName } from './games.ts';
import { HALL_SIZE } from './hall.ts';
import { hashOf } from './hash.ts';
import { houseGames } from './house-games.ts';
import { brands, gameTypes } from './groups.ts';

const tiles = fileURLToPath(new URL('../../assets/lobby/tiles/', import.meta.url));

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has unique ids, slugs and titles', () => {
  expect(repeated(titles.map((title) => title.id))).toEqual([]);
  expect(repeated(titles.map((title) => title.slug))).toEqual([]);
  expect(repeated(titles.map((title) => title.title.toLowerCase()))).toEqual([]);
  // The fair's own games also have unique ids.
  expect(titleById.size).toBe(titles.length + generatedTitles.length + houseGames.length);
});

/** The last id of each type when the catalogue was pinned; later titles have higher ones. */
const PINNED = [1116, 2016, 3014, 4016, 5012, 6016, 7014, 8012];

it('keeps the ids that stored records refer to', () => {
  const pinned = titles.filter(({ id }) => PINNED.some((last) => id <= last && id > last - (last % 1000)));
  expect(pinned).toHaveLength(216);
  expect(hashOf(pinned.map(({ id, slug, payTable }) => `${id} ${slug} ${payTable}`).join('\n'))).toBe(
    2_469_168_945,
  );
});

it('fills the lobby: every type and provider has some titles', () => {
  for (const { id } of gameTypes)
    expect(titles.filter((title) => title.type === id).length, id).toBeGreaterThanOrEqual(10);
  for (const { id } of brands)
    expect(titles.filter((title) => title.brand === id).length, id).toBeGreaterThanOrEqual(10);
});

it('declares returns between 87 % and the maximum of a fair game', () => {
  const outside = titles.filter((title) => title.rtpBp < 8700 || title.rtpBp > 9950);
  expect(outside.map((title) => title.slug)).toEqual([]);
});

it('takes integer stakes, the minimum no larger than the maximum', () => {
  for (const title of titles) {
    expect(
      Number.isInteger(title.minBet) && title.minBet > 0 && title.minBet <= title.maxBet,
      title.slug,
    ).toBe(true);
  }
});

it('weighs valid bets by the product rules', () => {
  const weigh = (type: string) =>
    new Set(titles.filter((title) => title.type === type).map((title) => title.weight));
  expect(weigh('slots')).toEqual(new Set([100]));
  expect(weigh('perya')).toEqual(new Set([50]));
  expect(weigh('originals')).toEqual(new Set([25]));
  expect(weigh('live')).toEqual(new Set([20]));
});

it('has a full hall of playable titles with unique names', () => {
  const whole = [...titles.filter(({ type }) => type === 'slots' || type === 'scratch'), ...generatedTitles];
  expect(whole).toHaveLength(HALL_SIZE);
  expect(repeated([...titles, ...generatedTitles].map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated([...titles, ...generatedTitles].map(({ slug }) => slug))).toEqual([]);
  const isClassic = (payTable: PayTableName | undefined) =>
    payTable !== undefined && PAY_TABLES[payTable].game === 'classic-reels';
  for (const { payTable, artSlug } of generatedTitles) {
    const lender = titles.find(({ slug }) => slug === artSlug);
    expect(lender).toBeDefined();
    expect(isClassic(payTable)).toBe(isClassic(lender?.payTable));
  }
  for (const { id } of generatedTitles) expect(isPlayable(id), String(id)).toBe(true);
});

it('has a tile picture for every title', () => {
  const missing = [...titles, ...generatedTitles].filter(
    (title) => !existsSync(`${tiles}${title.tile.replace('/tiles/', '')}`),
  );
  expect(missing.map((title) => title.slug)).toEqual([]);
});
