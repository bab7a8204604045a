import { OfferPage } from './offer.tsx';

/** /activity/recharge-sign: stamps for days with a deposit. */
export default function RechargeSignPage() {
  return <OfferPage name="recharge" />;
}
