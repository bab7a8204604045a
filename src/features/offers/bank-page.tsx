import { OfferPage } from './offer.tsx';

/** /activity/bank: everything that the player has, in one place. */
export default function BankPage() {
  return <OfferPage name="bank" />;
}
