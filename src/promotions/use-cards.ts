import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { NameWith } from '../../contract/promotions/promotions.ts';
import { useGetActivitiesQuery, useGetActivityStatusQuery } from '../api/activities.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { cardOf, CARDS, type PromotionCard } from './cards.ts';
import { type ActivityMap, asServed, openInOrder } from './served.ts';

/**
 * Returns what the server sends the player about the open activities; undefined for guests and until it is known.
 * @param isShown false where nothing shows it: it is then not fetched
 */
export function useActivityMap(isShown = true): ActivityMap | undefined {
  const loggedIn = useLoggedIn();
  const { currentData } = useGetActivitiesQuery(loggedIn && isShown ? undefined : skipToken);
  return currentData?.activityMap;
}

/**
 * Returns the cards of the open promotions as the server wants them, all or some; before its answer all of them, so
 * that their space is reserved.
 */
export function useCards(among: readonly PromotionCard[] = CARDS): readonly PromotionCard[] {
  const { data } = useGetActivityStatusQuery();
  const map = useActivityMap();
  return useMemo(() => openInOrder(among, data?.list).map((card) => asServed(card, map)), [among, data, map]);
}

/** Returns the card of a promotion as the server wants it. */
export function useCard(promotion: NameWith<'card'>): PromotionCard {
  return asServed(cardOf(promotion), useActivityMap());
}
