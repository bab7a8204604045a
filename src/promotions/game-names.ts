import { useCallback } from 'react';
import type { GameName } from '../../contract/fair.ts';
import { promotionsWith } from '../../contract/promotions/promotions.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { promotionHref } from './promotion-href.ts';
import type { Bilingual } from './promotion-view.ts';
import { PROMOTION_VIEWS } from './promotion-views.ts';

const names = Object.fromEntries(
  promotionsWith('games').flatMap(([promotion]) =>
    Object.entries<Bilingual>(PROMOTION_VIEWS[promotion].games),
  ),
) as Readonly<Record<GameName, Bilingual>>;

/** Returns a function that gives the name of a promotion's game in the player's language. */
export function useGameName(): (game: GameName) => string {
  const locale = useLocale();
  return useCallback((game) => names[game][locale], [locale]);
}

/**
 * Address of each game's page that replays a round; the link passes the round in the location's state
 * (useReplayFromLocation).
 */
export const replayHrefs = Object.fromEntries(
  promotionsWith('games').flatMap(([promotion, { games }]) =>
    Object.keys(games).map((game) => [game, promotionHref(promotion)]),
  ),
) as Readonly<Record<GameName, string>>;
