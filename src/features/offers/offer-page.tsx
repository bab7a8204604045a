import { useLocation } from 'react-router-dom';
import { isPage } from '../../pages/href.ts';
import type { PageName } from '../../pages/pages.ts';
import { Missing } from '../../pages/missing.tsx';
import { OfferView, type OfferName } from './offer.tsx';

/** Name of the offer that each page shows. */
const OFFER_OF = {
  bank: 'bank',
  firstDeposit: 'first',
  follow: 'follow',
  live: 'live',
  points: 'points',
} as const satisfies Partial<Readonly<Record<PageName, OfferName>>>;

// TypeScript types the keys as plain strings, although they are names of pages.
const names = Object.keys(OFFER_OF) as (keyof typeof OFFER_OF)[];

/** Page of an offer (/activity/bank, /activity/first-deposit and others), chosen by the address. */
export default function OfferPage() {
  const { pathname } = useLocation();
  const name = names.find((one) => isPage(one, pathname));
  return name === undefined ? <Missing /> : <OfferView name={OFFER_OF[name]} />;
}
