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

it('handmade titles have unique ids, slugs and names, and no id of the catalogue is used twice', () => {
  expect(repeated(titles.map((title) => title.id))).toEqual([]);
  expect(repeated(titles.map((title) => title.slug))).toEqual([]);
  expect(repeated(titles.map((title) => title.title.toLowerCase()))).toEqual([]);
  // No id is shared between handmade titles, generated titles and the games with pages of their own.
  expect(titleById.size).toBe(titles.length + generatedTitles.length + houseGames.length);
});

/** Last id of each type when this test recorded the catalogue; titles added later have higher ids. */
const PINNED = [1116, 2016, 3014, 4016, 5012, 6016, 7014, 8012];

it('the recorded titles keep the ids, slugs and pay tables that stored rounds refer to', () => {
  const pinned = titles.filter(({ id }) => PINNED.some((last) => id <= last && id > last - (last % 1000)));
  expect(pinned).toHaveLength(216);
  expect(hashOf(pinned.map(({ id, slug, payTable }) => `${id} ${slug} ${payTable}`).join('\n'))).toBe(
    2_469_168_945,
  );
});

it('the lobby has at least ten titles of every type and of every provider', () => {
  for (const { id } of gameTypes)
    expect(titles.filter((title) => title.type === id).length, id).toBeGreaterThanOrEqual(10);
  for (const { id } of brands)
    expect(titles.filter((title) => title.brand === id).length, id).toBeGreaterThanOrEqual(10);
});

it('every title declares an RTP from 87 % to 99.5 %', () => {
  const outside = titles.filter((title) => title.rtpBp < 8700 || title.rtpBp > 9950);
  expect(outside.map((title) => title.slug)).toEqual([]);
});

it('every title has a positive whole minimum bet that is at most its maximum bet', () => {
  for (const title of titles) {
    expect(
      Number.isInteger(title.minBet) && title.minBet > 0 && title.minBet <= title.maxBet,
      title.slug,
    ).toBe(true);
  }
});

it('valid bets count by game type with the weights of the product rules', () => {
  const weigh = (type: string) =>
    new Set(titles.filter((title) => title.type === type).map((title) => title.weight));
  expect(weigh('slots')).toEqual(new Set([100]));
  expect(weigh('perya')).toEqual(new Set([50]));
  expect(weigh('originals')).toEqual(new Set([25]));
  expect(weigh('live')).toEqual(new Set([20]));
});

it('the hall has 5,000 titles with unique names, and every generated title can be opened', () => {
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

it('every title has a picture for its tile', () => {
  const missing = [...titles, ...generatedTitles].filter(
    (title) => !existsSync(`${tiles}${title.tile.replace('/tiles/', '')}`),
  );
  expect(missing.map((title) => title.slug)).toEqual([]);
});
