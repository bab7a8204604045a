import { OfferPage } from './offer.tsx';

/** /points: what every bet adds up to. */
export default function PointsPage() {
  return <OfferPage name="points" />;
}
