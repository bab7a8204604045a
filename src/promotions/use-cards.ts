import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { NameWith } from '../../contract/promotions/promotions.ts';
import { useGetActivitiesQuery, useGetActivityStatusQuery } from '../api/activities.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { cardOf, CARDS, type PromotionCard } from './cards.ts';
import { type ActivityMap, asServed, openInOrder } from './served.ts';

/**
 * Returns what the server tells the player about the open activities; undefined for guests and before the answer.
 * @param isShown false if the caller shows none of this data: it is then not fetched
 */
export function useActivityMap(isShown = true): ActivityMap | undefined {
  const loggedIn = useLoggedIn();
  const { currentData } = useGetActivitiesQuery(loggedIn && isShown ? undefined : skipToken);
  return currentData?.activityMap;
}

/**
 * Returns the given cards whose activity is open, with the server's order, pictures and addresses. Before the server's
 * answer it returns all given cards, so that their space is reserved.
 */
export function useCards(among: readonly PromotionCard[] = CARDS): readonly PromotionCard[] {
  const { data } = useGetActivityStatusQuery();
  const map = useActivityMap();
  return useMemo(() => openInOrder(among, data?.list).map((card) => asServed(card, map)), [among, data, map]);
}

/** Returns a promotion's card with the picture and the address that the server sends. */
export function useCard(promotion: NameWith<'card'>): PromotionCard {
  return asServed(cardOf(promotion), useActivityMap());
}
