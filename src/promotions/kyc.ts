import type { PromotionView, Visitor } from './promotion-view.ts';

/** Opens the popup if the server lacks the player's identity documents; skips it if the server does not answer. */
async function check({ dispatch }: Visitor): Promise<'open' | 'skip' | 'seen'> {
  // Loads this code only now, for players only; if that fails, the popup is skipped.
  const kyc = await import('../api/kyc.ts').catch(() => undefined);
  if (kyc === undefined) return 'skip';
  const { data } = await dispatch(
    kyc.kycApi.endpoints.getKyc.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data === undefined) return 'skip';
  return data.isAddKyc ? 'seen' : 'open';
}

/** Popup that asks for identity documents. */
export const kyc: PromotionView<'kyc'> = {
  popup: {
    load: () => import('../features/kyc/kyc-modal.tsx'),
    isDue: ({ isAddKyc }) => !isAddKyc,
    check,
  },
};
