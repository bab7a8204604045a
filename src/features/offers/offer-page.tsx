import { useLocation } from 'react-router-dom';
import { isPage } from '../../pages/href.ts';
import type { PageName } from '../../pages/pages.ts';
import { Missing } from '../../pages/missing.tsx';
import { OfferView, type OfferName } from './offer.tsx';

/** The offer of each page. */
const OFFER_OF = {
  bank: 'bank',
  firstDeposit: 'first',
  follow: 'follow',
  live: 'live',
  points: 'points',
} as const satisfies Partial<Readonly<Record<PageName, OfferName>>>;

// The keys of an object are texts to the compiler; these are names of pages.
const names = Object.keys(OFFER_OF) as (keyof typeof OFFER_OF)[];

/** /activity/bank, /activity/first-deposit and the other offers: the one that the address names. */
export default function OfferPage() {
  const { pathname } = useLocation();
  const name = names.find((one) => isPage(one, pathname));
  return name === undefined ? <Missing /> : <OfferView name={OFFER_OF[name]} />;
}
