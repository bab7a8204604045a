import type { CatalogueGame, GameType, Title } from './game.ts';
import { generatedTitles } from './hall.ts';
import { gameTypes, stakeLimits, validBetWeights } from './groups.ts';
import { type HouseGame, houseGames } from './house-games.ts';
import { bingo } from './titles/bingo.ts';
import { fishing } from './titles/fishing.ts';
import { live } from './titles/live.ts';
import { originals } from './titles/originals.ts';
import { perya } from './titles/perya.ts';
import { scratch } from './titles/scratch.ts';
import { slots } from './titles/slots.ts';
import { table } from './titles/table.ts';

const titles: Readonly<Record<GameType, readonly Title[]>> = {
  slots,
  originals,
  live,
  fishing,
  perya,
  table,
  scratch,
  bingo,
};

/** Every game of the catalogue, by type and then by position in the lobby. */
export const games: readonly CatalogueGame[] = gameTypes.flatMap(({ id }) =>
  titles[id].map((title, place) => gameOf(id, title, place)),
);

/** The generated titles of the hall (hall.ts): each uses the art of a catalogue title under its own name. */
export const hallGames: readonly CatalogueGame[] = generatedTitles.map(({ type, title, look }, place) => {
  const { slug } = gameOf(type, { ...title, title: look }, 0);
  return {
    ...gameOf(type, title, 1_000 + place),
    look: slug,
    tile: `/tiles/plain-${slug}.webp`,
    plain: true,
  };
});

/**
 * Every game that takes stakes, by id: the catalogue's games, which have a tile and stake limits, and the fair's own.
 */
export const gameById: ReadonlyMap<
  number,
  HouseGame & Partial<Pick<CatalogueGame, 'slug' | 'look' | 'tile' | 'minBet' | 'maxBet'>>
> = new Map([...games, ...hallGames, ...houseGames].map((game) => [game.id, game]));

function gameOf(type: GameType, { marks = [], stakes, page, ...title }: Title, place: number): CatalogueGame {
  const slug = title.title.toLowerCase().replaceAll(' ', '-');
  const [minBet, maxBet] = stakeLimits[stakes];
  return {
    id: title.id,
    slug,
    title: title.title,
    type,
    brand: title.brand,
    platform: 'WEB',
    rtpBp: title.rtpBp,
    ...(title.rtpMostBp === undefined ? {} : { rtpMostBp: title.rtpMostBp }),
    minBet,
    maxBet,
    isNew: marks.includes('new'),
    isHot: marks.includes('hot'),
    hasJackpot: marks.includes('jackpot'),
    sort: (place + 1) * 10,
    tile: `/tiles/${slug}.webp`,
    weight: validBetWeights[type],
    ...(page === undefined ? {} : { page }),
  };
}
