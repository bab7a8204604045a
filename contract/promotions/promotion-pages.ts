import { activityOf, type ManifestWith, promotionList } from './promotions.ts';

/** The name of a promotion's page. */
export type PromotionPage = ManifestWith<'page'>['page'] | ManifestWith<'pages'>['pages'][number];

const activities: ReadonlyMap<string, number | undefined> = new Map(
  promotionList.flatMap(([name, { page, pages = [] }]) =>
    [...(page === undefined ? [] : [page]), ...pages].map((one) => [one, activityOf(name)] as const),
  ),
);

/** Returns the id of the activity during which a promotion's page is open; undefined for a page that is always open. */
export const activityOfPage = (page: PromotionPage): number | undefined => activities.get(page);
