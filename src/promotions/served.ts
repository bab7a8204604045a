import { ActivityId, type activityGetStatusList, type getActivityIds } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type Promotion } from '../../contract/promotions/promotion.ts';
import { PROMOTIONS, type PromotionName } from '../../contract/promotions/promotions.ts';
import { isPage } from '../pages/href.ts';
import type { PageName } from '../pages/pages.ts';

/** State of every activity, in the order in which the lobby shows their cards. */
export type ActivityList = ResponseOf<typeof activityGetStatusList>['list'];
/** What the server tells a player about the open activities, by activity id. */
export type ActivityMap = ResponseOf<typeof getActivityIds>['activityMap'];

/** A card or a row: shows a promotion and links to its page. */
interface Shown {
  readonly promotion: PromotionName;
  readonly to: string;
  readonly picture: string;
  readonly small?: string;
}

/** Returns what the server tells the player about a promotion's own activity; undefined if it tells nothing. */
export function activityEntry(promotion: PromotionName, map: ActivityMap | undefined) {
  const { activity }: Promotion = PROMOTIONS[promotion];
  return activity && map?.[String(ActivityId[activity])];
}

/**
 * Returns a card or a row with the picture and the address that the server sends; what the server does not send stays
 * unchanged.
 */
export function asServed<Item extends Shown>(item: Item, map: ActivityMap | undefined): Item {
  const entry = activityEntry(item.promotion, map);
  if (!entry) return item;
  const { themeUrl, imgUrl4 } = entry;
  const { page }: Promotion = PROMOTIONS[item.promotion];
  // Ignores other sites, and the promotion's own page, whose link already fits the current edition.
  const isElsewhere = /^\/(?!\/)/.test(themeUrl) && !isPage(page as PageName, themeUrl);
  return {
    ...item,
    ...(isElsewhere && { to: themeUrl }),
    ...(imgUrl4 !== '' && { picture: imgUrl4, small: imgUrl4 }),
  };
}

/** Returns the cards whose activity is open, in the server's order; before the server's answer, all cards. */
export function openInOrder<Card extends { readonly activity: number | undefined }>(
  cards: readonly Card[],
  list: ActivityList | undefined,
): readonly Card[] {
  if (list === undefined) return cards;
  const open = list.filter(({ status }) => status === 'open').map(({ type }) => type);
  return open.flatMap((type) => cards.filter(({ activity }) => activity === type));
}
