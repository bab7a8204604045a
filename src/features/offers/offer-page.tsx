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

// TypeScript types the keys as string; these are page names.
const names = Object.keys(OFFER_OF) as (keyof typeof OFFER_OF)[];

/** /activity/bank, /activity/first-deposit and the other offers, chosen by the address. */
export default function OfferPage() {
  const { pathname } = useLocation();
  const name = names.find((one) => isPage(one, pathname));
  return name === undefined ? <Missing /> : <OfferView name={OFFER_OF[name]} />;
}
