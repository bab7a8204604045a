import { OfferPage } from './offer.tsx';

/** /activity/redpkblue/rule: where the pool comes from and who shares it. */
export default function RedVsBlueRulePage() {
  return <OfferPage name="pkRule" />;
}
