import { OfferPage } from './offer.tsx';

/** /activity/redpkblue: two camps and a pool a week. */
export default function RedVsBluePage() {
  return <OfferPage name="pk" />;
}
