import { PAY_TABLES } from './games.ts';
import { gameTypes, validBetWeights } from './groups.ts';
import { FIRST_GENERATED_ID, fillHall } from './hall.ts';
import { type HouseGame, houseGames } from './house-games.ts';
import { stakeLimits } from './stakes.ts';
import type { CatalogueTitle, GameType, Title } from './title.ts';
import { bingo } from './titles/bingo.ts';
import { fishing } from './titles/fishing.ts';
import { live } from './titles/live.ts';
import { originals } from './titles/originals.ts';
import { perya } from './titles/perya.ts';
import { scratch } from './titles/scratch.ts';
import { slots } from './titles/slots.ts';
import { table } from './titles/table.ts';

const byType: Readonly<Record<GameType, readonly Title[]>> = {
  slots,
  originals,
  live,
  fishing,
  perya,
  table,
  scratch,
  bingo,
};

/** Position of the first generated title within its type; the handmade titles of the type come before. */
const FIRST_GENERATED_PLACE = 1_000;

/** Millionths in a hundredth of a per cent, the unit to which the RTP shown is rounded down. */
const MILLIONTHS_PER_BP = 100;

/** Every handmade title, by type and then by position in the lobby. */
export const titles: readonly CatalogueTitle[] = gameTypes.flatMap(({ id }) =>
  byType[id].map((title, place) => inCatalogue(id, title, place)),
);

/** The generated titles of the hall (hall.ts): each uses the art of a handmade title, under a name of its own. */
export const generatedTitles: readonly CatalogueTitle[] = fillHall(
  new Set([...slots, ...scratch].map(({ title }) => title)),
).map(({ type, ...title }) => ({
  ...inCatalogue(type, title, FIRST_GENERATED_PLACE + title.id - FIRST_GENERATED_ID),
  tile: `/tiles/plain-${title.artSlug}.webp`,
  plain: true,
}));

/**
 * Everything that takes stakes, by id: the titles, which have a tile and stake limits, and the games with pages of
 * their own.
 */
export const titleById: ReadonlyMap<
  number,
  HouseGame & Partial<Pick<CatalogueTitle, 'slug' | 'artSlug' | 'tile' | 'minBet' | 'maxBet' | 'payTable'>>
> = new Map([...titles, ...generatedTitles, ...houseGames].map((title) => [title.id, title]));

/** Returns whether the lobby can open a title in the games hall. */
export const isPlayable = (gameId: number): boolean => titleById.get(gameId)?.payTable !== undefined;

function inCatalogue(type: GameType, title: Title, place: number): CatalogueTitle {
  const { id, brand, marks = [] } = title;
  const slug = title.title.toLowerCase().replaceAll(' ', '-');
  const { returns, stakes } = 'payTable' in title ? PAY_TABLES[title.payTable] : title;
  const [rtpBp = 0, rtpMostBp = rtpBp] = returns.map((millionths = 0) =>
    Math.floor(millionths / MILLIONTHS_PER_BP),
  );
  const [minBet, maxBet] = stakeLimits[stakes];
  return {
    id,
    slug,
    title: title.title,
    type,
    brand,
    platform: 'WEB',
    rtpBp,
    ...(rtpMostBp === rtpBp ? {} : { rtpMostBp }),
    minBet,
    maxBet,
    isNew: marks.includes('new'),
    isHot: marks.includes('hot'),
    hasJackpot: marks.includes('jackpot'),
    sort: (place + 1) * 10,
    tile: `/tiles/${slug}.webp`,
    weight: validBetWeights[type],
    ...('page' in title && title.page !== undefined ? { page: title.page } : {}),
    ...('payTable' in title
      ? { artSlug: title.artSlug ?? slug, payTable: title.payTable }
      : { artSlug: slug }),
  };
}
