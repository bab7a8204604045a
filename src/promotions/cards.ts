import { activityOf, type NameWith, promotionsWith } from '../../contract/promotions/promotions.ts';
import type { Bilingual, RowTone } from './promotion-view.ts';
import { promotionHref } from './promotion-href.ts';
import { PROMOTION_VIEWS } from './promotion-views.ts';

/** A promotion's card in the lobby. */
export interface PromotionCard {
  readonly promotion: NameWith<'card'>;
  /** Id of the activity that must be open. */
  readonly activity: number | undefined;
  readonly name: Bilingual;
  readonly to: string;
  readonly picture: string;
  /** The picture for screens of up to two pixels per CSS px. */
  readonly small: string;
  /** Search words: its names in both languages, and its synonyms. */
  readonly words: string;
}

/** Returns the card of a promotion, with its own picture and address. */
export function cardOf(promotion: NameWith<'card'>): PromotionCard {
  const {
    name,
    picture,
    card: { small, words },
  } = PROMOTION_VIEWS[promotion];
  return {
    promotion,
    activity: activityOf(promotion),
    name,
    to: promotionHref(promotion),
    picture,
    small,
    words: [...new Set([name.en, name.fil, words])].join(' '),
  };
}

/** The cards of the lobby in their first order. */
export const CARDS: readonly PromotionCard[] = promotionsWith('card')
  .toSorted(([, a], [, b]) => a.card.sort - b.card.sort)
  .map(([promotion]) => cardOf(promotion));

/** A promotion's row in the bonus centre. */
export interface PromotionRow {
  readonly promotion: NameWith<'row'>;
  /** Id of the activity that must be open; undefined for a promotion that always is. */
  readonly activity: number | undefined;
  readonly name: Bilingual;
  readonly about: Bilingual;
  readonly to: string;
  readonly picture: string;
  readonly tone: RowTone;
}

/** The rows of the bonus centre in their order. */
export const ROWS: readonly PromotionRow[] = promotionsWith('row')
  .toSorted(([, a], [, b]) => a.row - b.row)
  .map(([promotion]) => {
    const { name, picture, row } = PROMOTION_VIEWS[promotion];
    return {
      promotion,
      activity: activityOf(promotion),
      name,
      to: promotionHref(promotion),
      picture,
      ...row,
    };
  });
