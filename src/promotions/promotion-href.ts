import { type NameWith, PROMOTIONS } from '../../contract/promotions/promotions.ts';
import { href } from '../pages/href.ts';

/** Returns the address of a promotion's page. */
export const promotionHref = (name: NameWith<'page'>): string => href(PROMOTIONS[name].page);
