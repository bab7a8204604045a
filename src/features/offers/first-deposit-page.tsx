import { OfferPage } from './offer.tsx';

/** /activity/first-deposit: what the first deposit brings. */
export default function FirstDepositPage() {
  return <OfferPage name="first" />;
}
