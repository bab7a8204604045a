import type { Game } from '../../../contract/config.ts';
import { CARDS, type PromotionCard } from '../../promotions/cards.ts';
import { type Feature, filterCount, type Search, type Sort, type StakeRange } from './search-address.ts';
import { gameKey } from './search-entries.ts';
import type { SearchAnswer } from './search-index.ts';

const HAS: Readonly<Record<Feature, (game: Game) => boolean>> = {
  hot: ({ isHot }) => isHot,
  new: ({ isNew }) => isNew,
  jackpot: ({ hasJackpot }) => hasJackpot,
};

const TAKES: Readonly<Record<StakeRange, (game: Game) => boolean>> = {
  low: ({ maxBet }) => maxBet <= 10_000,
  thousand: ({ maxBet }) => maxBet >= 100_000,
  high: ({ maxBet }) => maxBet >= 500_000,
};

const ORDER: Readonly<Record<Exclude<Sort, 'best'>, (a: Game, b: Game) => number>> = {
  name: (a, b) => a.title.localeCompare(b.title),
  rtp: (a, b) => b.rtpBp - a.rtpBp,
  stake: (a, b) => a.minBet - b.minBet,
};

/** Returns the games of a chip above the grid: those of a category (its id), the hot ones ("hot") or all ("all"). */
export function gamesOfType(games: readonly Game[], type: string): readonly Game[] {
  if (type === 'all') return games;
  if (type === 'hot') return games.filter((game) => game.isHot);
  return games.filter((game) => game.type === type);
}

/** Returns whether a game passes every filter of a search. */
export const passes = (game: Game, { types, brands, features, stakes, leastReturn }: Search): boolean =>
  (types.length === 0 || types.includes(game.type)) &&
  (brands.length === 0 || brands.includes(game.brand)) &&
  features.every((feature) => HAS[feature](game)) &&
  (stakes === undefined || TAKES[stakes](game)) &&
  game.rtpBp >= leastReturn;

/** Results of a search, or suggestions if there are none. */
export interface Found {
  readonly activities: readonly PromotionCard[];
  readonly games: readonly Game[];
  /** Games suggested if there are no results. */
  readonly instead: readonly Game[];
  /**
   * Why `instead` is suggested. unfiltered: the games match the words but not the filters. near: they resemble the
   * words. hot: no game is similar, so hot games are suggested. Undefined if there are results.
   */
  readonly why: 'unfiltered' | 'near' | 'hot' | undefined;
}

/** Number of hot games suggested if no game is similar to the search text. */
const SOME = 6;

/** Applies the filters and the sort order to the index's answer. Without an answer, all games are searched. */
export function findGames(
  games: readonly Game[],
  answer: Pick<SearchAnswer, 'found' | 'near'> | undefined,
  search: Search,
): Found {
  const byKey = new Map(games.map((game) => [gameKey(game.id), game]));
  const of = (keys: readonly string[]): readonly Game[] => keys.flatMap((key) => byKey.get(key) ?? []);
  const named = (keys: readonly string[]): readonly PromotionCard[] =>
    keys.flatMap((key) => CARDS.find(({ promotion }) => promotion === key) ?? []);

  const asked = answer === undefined ? games : of(answer.found);
  const fitting = asked.filter((game) => passes(game, search));
  const sorted = search.sort === 'best' ? fitting : fitting.slice().sort(ORDER[search.sort]);
  // Activities have no provider, stakes or return, so a search with filters returns only games.
  const own = filterCount(search) > 0 ? [] : named(answer?.found ?? []);
  if (sorted.length > 0 || own.length > 0)
    return { activities: own, games: sorted, instead: [], why: undefined };

  if (asked.length > 0) return { activities: [], games: [], instead: asked, why: 'unfiltered' };
  const near = of(answer?.near ?? []);
  if (near.length > 0)
    return { activities: named(answer?.near ?? []), games: [], instead: near, why: 'near' };
  return { activities: [], games: [], instead: games.filter(HAS.hot).slice(0, SOME), why: 'hot' };
}
