import { OfferPage } from './offer.tsx';

/** /activity/live: tables with dealers. */
export default function LivePage() {
  return <OfferPage name="live" />;
}
