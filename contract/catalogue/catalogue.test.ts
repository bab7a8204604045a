import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameById, games, hallGames } from './catalogue.ts';
import { HALL_SIZE } from './hall.ts';
import { hasScene, playingTitle } from './playing.ts';
import { houseGames } from './house-games.ts';
import { brands, gameTypes } from './groups.ts';

const tiles = fileURLToPath(new URL('../../assets/lobby/tiles/', import.meta.url));

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has unique ids, slugs and titles', () => {
  expect(repeated(games.map((game) => game.id))).toEqual([]);
  expect(repeated(games.map((game) => game.slug))).toEqual([]);
  expect(repeated(games.map((game) => game.title.toLowerCase()))).toEqual([]);
  // The fair's own games also have unique ids.
  expect(gameById.size).toBe(games.length + hallGames.length + houseGames.length);
});

it('keeps the ids that stored records refer to', () => {
  const named = games.filter((game) =>
    ['ginto-kingdom', 'crash', 'color-game', 'bingo-bayan'].includes(game.slug),
  );
  expect(named.map((game) => [game.slug, game.id])).toEqual([
    ['ginto-kingdom', 1001],
    ['crash', 2001],
    ['color-game', 3001],
    ['bingo-bayan', 8001],
  ]);
});

it('fills the lobby: 216 games, and every type and provider has some', () => {
  expect(games).toHaveLength(216);
  for (const { id } of gameTypes)
    expect(games.filter((game) => game.type === id).length, id).toBeGreaterThanOrEqual(10);
  for (const { id } of brands)
    expect(games.filter((game) => game.brand === id).length, id).toBeGreaterThanOrEqual(10);
});

it('declares returns between 87 % and the maximum of a fair game', () => {
  const outside = games.filter((game) => game.rtpBp < 8700 || game.rtpBp > 9950);
  expect(outside.map((game) => game.slug)).toEqual([]);
});

it('takes integer stakes, the minimum no larger than the maximum', () => {
  for (const game of games) {
    expect(Number.isInteger(game.minBet) && game.minBet > 0 && game.minBet <= game.maxBet, game.slug).toBe(
      true,
    );
  }
});

it('weighs valid bets by the product rules', () => {
  const weigh = (type: string) =>
    new Set(games.filter((game) => game.type === type).map((game) => game.weight));
  expect(weigh('slots')).toEqual(new Set([100]));
  expect(weigh('perya')).toEqual(new Set([50]));
  expect(weigh('originals')).toEqual(new Set([25]));
  expect(weigh('live')).toEqual(new Set([20]));
});

it('has a full hall of playable titles with unique names', () => {
  const whole = [...games.filter(({ type }) => type === 'slots' || type === 'scratch'), ...hallGames];
  expect(whole).toHaveLength(HALL_SIZE);
  expect(repeated([...games, ...hallGames].map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated([...games, ...hallGames].map(({ slug }) => slug))).toEqual([]);
  for (const { id, look } of hallGames) {
    const lender = games.find(({ slug }) => slug === look);
    expect(lender).toBeDefined();
    const isClassic = (gameId: number) => playingTitle(gameId)?.family === 'classic-reels';
    expect(isClassic(id)).toBe(isClassic(lender?.id ?? 0));
  }
  // A title without a scene must not lend its rules to a playable one.
  for (const { id, rtpBp } of hallGames.filter((game) => hasScene(game.id)))
    expect(
      games.some((game) => game.rtpBp === rtpBp && hasScene(game.id)),
      String(id),
    ).toBe(true);
});

it('has a tile picture for every game', () => {
  const missing = [...games, ...hallGames].filter(
    (game) => !existsSync(`${tiles}${game.tile.replace('/tiles/', '')}`),
  );
  expect(missing.map((game) => game.slug)).toEqual([]);
});
