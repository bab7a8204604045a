import type { PromotionView, Visitor } from './promotion-view.ts';

/** Returns whether documents are missing; without an answer nobody is asked for them. */
async function check({ dispatch }: Visitor): Promise<'open' | 'skip' | 'seen'> {
  // Code for players' popups is loaded for players only; if loading fails, the popup is skipped.
  const kyc = await import('../api/kyc.ts').catch(() => undefined);
  if (kyc === undefined) return 'skip';
  const { data } = await dispatch(
    kyc.kycApi.endpoints.getKyc.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data === undefined) return 'skip';
  return data.isAddKyc ? 'seen' : 'open';
}

/** Popup of the verification. */
export const kyc: PromotionView<'kyc'> = {
  popup: {
    load: () => import('../features/kyc/kyc-modal.tsx'),
    isDue: ({ isAddKyc }) => !isAddKyc,
    check,
  },
};
