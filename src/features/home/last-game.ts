import type { GameName } from '../../../contract/fair.ts';
import { type NameWith, promotionsWith } from '../../../contract/promotions/promotions.ts';

/** The promotion of each game that can be continued; daily and hourly games are excluded. */
const PROMOTION_OF: ReadonlyMap<string, NameWith<'games'>> = new Map(
  promotionsWith('games').flatMap(([promotion, { games, isDaily }]) =>
    isDaily ? [] : Object.keys(games).map((game) => [game, promotion] as const),
  ),
);

/** The game played last: one of a promotion, or a game of the hall. */
export type LastGame = { readonly promotion: NameWith<'games'> } | { readonly gameId: number };

/**
 * Returns the most recent of rounds and hall games, both newest first; undefined if there is nothing to continue.
 * Returns the jackpot, which has its own link beside it, only if nothing else was played.
 */
export function lastGame(
  rounds: readonly { readonly game: GameName; readonly time: number }[],
  titles: readonly { readonly gameId: number; readonly at: number }[],
): LastGame | undefined {
  const played = rounds.flatMap(({ game, time }) => {
    const promotion = PROMOTION_OF.get(game);
    return promotion === undefined ? [] : [{ promotion, time }];
  });
  const own = played.find(({ promotion }) => promotion !== 'jackpot');
  const [title] = titles;
  if (title !== undefined && title.at >= (own?.time ?? 0)) return { gameId: title.gameId };
  const promotion = (own ?? played[0])?.promotion;
  return promotion === undefined ? undefined : { promotion };
}
