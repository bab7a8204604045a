import { useCallback } from 'react';
import type { User } from '../../../contract/profile.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useAppStore } from '../../store/hooks.ts';
import { selectLastVisit } from '../../store/last-visit.ts';
import { sessionOpened } from '../../store/session-slice.ts';
import { track } from '../../platform/analytics.ts';
import { showToast } from '../../ui/toast.tsx';
import { useAuthT } from './texts.ts';

/**
 * Returns a function that begins the session after a log-in or registration; guards and modals then react to the new
 * state. A returning player also sees when the previous session ended, as soon as the account is loaded (GLI-19).
 */
export function useOpenSession(): (entry: { token: string; user: User }, savedAccount?: string) => void {
  const store = useAppStore();
  const t = useAuthT();
  const locale = useLocale();
  return useCallback(
    ({ token, user }, savedAccount) => {
      track('session_opened');
      store.dispatch(sessionOpened({ token, user, ...(savedAccount !== undefined && { savedAccount }) }));
      const name = user.nickname || user.account;
      const welcome = name === '' ? t('auth.welcome.plain') : t('auth.welcome', { name });
      showToast(welcome);
      const stop = store.subscribe(() => {
        const state = store.getState();
        const at = selectLastVisit(state);
        if (state.session.token === token && at === undefined) return;
        stop();
        if (state.session.token === token && at !== undefined && at > 0)
          showToast(`${welcome} ${t('auth.lastVisit', { time: formatMoment(at, locale) })}`);
      });
    },
    [store, t, locale],
  );
}
