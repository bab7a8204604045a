import rocket from '../../assets/lobby/i/rocket.webp';
import type { PromotionView, Visitor } from './promotion-view.ts';

/**
 * Opens the popup for guests, and for players who have not chosen this week's camp; skips it if the server does not
 * answer.
 */
async function check({ isLoggedIn, dispatch }: Visitor): Promise<'open' | 'skip' | 'seen'> {
  if (!isLoggedIn) return 'open';
  // Loads this code only now, for players only; if that fails, the popup is skipped.
  const redVsBlue = await import('../api/red-vs-blue.ts').catch(() => undefined);
  if (redVsBlue === undefined) return 'skip';
  const { data } = await dispatch(
    redVsBlue.redVsBlueApi.endpoints.getPk.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data === undefined) return 'skip';
  return data.own.camp === undefined ? 'open' : 'seen';
}

/** Pictures, texts and popup of red versus blue. */
export const redVsBlue: PromotionView<'redVsBlue'> = {
  name: { en: 'Red vs Blue', fil: 'Pula vs Asul' },
  picture: rocket,
  row: {
    tone: 'red',
    about: {
      en: 'Choose a camp: the stronger one shares the week’s pool.',
      fil: 'Pumili ng kampo: ang mas malakas ang maghahati sa pool ng linggo.',
    },
  },
  popup: {
    load: () => import('../features/offers/red-vs-blue-modal.tsx'),
    // Not in a session that shows the stamp card of the daily visit: one such popup is enough.
    isDue: ({ isLoggedIn, canSignIn, seen }) => !(isLoggedIn && (canSignIn || seen.has('signIn'))),
    check,
  },
};
