import { useCallback } from 'react';
import type { User } from '../../../contract/profile.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { sessionOpened } from '../../store/session-slice.ts';
import { track } from '../../platform/analytics.ts';
import { showToast } from '../../ui/toast.tsx';
import { useAuthT } from './texts.ts';

/**
 * Returns a function that begins the session after a log-in or registration; guards and modals then react to the new
 * state.
 */
export function useOpenSession(): (entry: { token: string; user: User }, savedAccount?: string) => void {
  const dispatch = useAppDispatch();
  const t = useAuthT();
  return useCallback(
    ({ token, user }, savedAccount) => {
      track('session_opened');
      dispatch(sessionOpened({ token, user, ...(savedAccount !== undefined && { savedAccount }) }));
      const name = user.nickname || user.account;
      showToast(name === '' ? t('auth.welcome.plain') : t('auth.welcome', { name }));
    },
    [dispatch, t],
  );
}
