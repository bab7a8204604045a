import { activityOf, type NameWith, promotionsWith } from '../../contract/promotions/promotions.ts';
import type { Bilingual, RowTone } from './promotion-view.ts';
import { promotionHref } from './promotion-href.ts';
import { PROMOTION_VIEWS } from './promotion-views.ts';

/** A promotion's card in the lobby: name, address and pictures. */
export interface PromotionCard {
  readonly promotion: NameWith<'card'>;
  /** Id of the activity that must be open for the card to be shown; undefined if there is none. */
  readonly activity: number | undefined;
  readonly name: Bilingual;
  readonly to: string;
  readonly picture: string;
  /** URL of the smaller picture, for screens with at most two device pixels per CSS px. */
  readonly small: string;
  /** Words by which the search finds the card: its names in both languages, and synonyms. */
  readonly words: string;
}

/** Returns a promotion's card with its own picture and address, not the server's. */
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
    // Read when the card is shown: the address depends on the edition that the visitor is in then.
    get to() {
      return promotionHref(promotion);
    },
    picture,
    small,
    words: [...new Set([name.en, name.fil, words])].join(' '),
  };
}

/** The lobby's cards in the order shown until the server sends another. */
export const CARDS: readonly PromotionCard[] = promotionsWith('card')
  .slice()
  .sort(([, a], [, b]) => a.card.sort - b.card.sort)
  .map(([promotion]) => cardOf(promotion));

/** A promotion's row in the bonus centre: name, description, address and picture. */
export interface PromotionRow {
  readonly promotion: NameWith<'row'>;
  /** Id of the activity that must be open for the row to be shown; undefined if the promotion is always open. */
  readonly activity: number | undefined;
  readonly name: Bilingual;
  readonly about: Bilingual;
  readonly to: string;
  readonly picture: string;
  readonly tone: RowTone;
}

/** Rows of the bonus centre, in the order shown. */
export const ROWS: readonly PromotionRow[] = promotionsWith('row')
  .slice()
  .sort(([, a], [, b]) => a.row - b.row)
  .map(([promotion]) => {
    const { name, picture, row } = PROMOTION_VIEWS[promotion];
    return {
      promotion,
      activity: activityOf(promotion),
      name,
      get to() {
        return promotionHref(promotion);
      },
      picture,
      ...row,
    };
  });
