import { OfferPage } from './offer.tsx';

/** /activity/follow: diamonds for following a channel. */
export default function FollowPage() {
  return <OfferPage name="follow" />;
}
