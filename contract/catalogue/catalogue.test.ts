import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameById, games } from './catalogue.ts';
import { houseGames } from './house-games.ts';
import { brands, gameTypes } from './groups.ts';

const tiles = fileURLToPath(new URL('../../assets/lobby/tiles/', import.meta.url));

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has no two games with one id, slug or title', () => {
  expect(repeated(games.map((game) => game.id))).toEqual([]);
  expect(repeated(games.map((game) => game.slug))).toEqual([]);
  expect(repeated(games.map((game) => game.title.toLowerCase()))).toEqual([]);
  // No game of the fair's own has the id of another.
  expect(gameById.size).toBe(games.length + houseGames.length);
});

it('keeps the ids that records name', () => {
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

it('fills the lobby: 216 games, each type and each provider with some', () => {
  expect(games).toHaveLength(216);
  for (const { id } of gameTypes)
    expect(games.filter((game) => game.type === id).length, id).toBeGreaterThanOrEqual(10);
  for (const { id } of brands)
    expect(games.filter((game) => game.brand === id).length, id).toBeGreaterThanOrEqual(10);
});

it('returns no less than 87 % and no more than a fair game could', () => {
  const outside = games.filter((game) => game.rtpBp < 8700 || game.rtpBp > 9950);
  expect(outside.map((game) => game.slug)).toEqual([]);
});

it('takes whole stakes, the smallest no larger than the largest', () => {
  for (const game of games) {
    expect(Number.isInteger(game.minBet) && game.minBet > 0 && game.minBet <= game.maxBet, game.slug).toBe(
      true,
    );
  }
});

it('counts bets as the house rules weigh them', () => {
  const weigh = (type: string) =>
    new Set(games.filter((game) => game.type === type).map((game) => game.weight));
  expect(weigh('slots')).toEqual(new Set([100]));
  expect(weigh('perya')).toEqual(new Set([50]));
  expect(weigh('originals')).toEqual(new Set([25]));
  expect(weigh('live')).toEqual(new Set([20]));
});

it('has a tile picture for every game', () => {
  const missing = games.filter((game) => !existsSync(`${tiles}${game.slug}.webp`));
  expect(missing.map((game) => game.slug)).toEqual([]);
});
