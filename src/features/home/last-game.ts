import type { GameName } from '../../../contract/fair.ts';
import { type NameWith, promotionsWith } from '../../../contract/promotions/promotions.ts';

/** Promotion of each game that a player can continue; games that are played once a day or once an hour are left out. */
const PROMOTION_OF: ReadonlyMap<string, NameWith<'games'>> = new Map(
  promotionsWith('games').flatMap(([promotion, { games, isDaily }]) =>
    isDaily ? [] : Object.keys(games).map((game) => [game, promotion] as const),
  ),
);

/** The game played last: a promotion's game, or a game of the hall by its id. */
export type LastGame = { readonly promotion: NameWith<'games'> } | { readonly gameId: number };

/**
 * Returns the game played last, from rounds and hall games, each newest first; undefined if there is none to continue.
 * Returns the Lucky Jackpot, which has a link of its own beside the link to this game, only if nothing else was played.
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
