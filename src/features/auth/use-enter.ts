import { useCallback } from 'react';
import type { User } from '../../../contract/profile.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { sessionOpened } from '../../api/session-slice.ts';
import { useT } from '../../i18n/i18n.tsx';
import { track } from '../../platform/analytics.ts';
import { showToast } from '../../ui/toast.tsx';
import { useAuthT } from './texts.ts';

/** Opens the session that a log-in or registration brought; guards and the modal host do the rest. */
export function useEnter(): (entry: { token: string; user: User }, savedAccount?: string) => void {
  const dispatch = useAppDispatch();
  const t = useT();
  const own = useAuthT();
  return useCallback(
    ({ token, user }, savedAccount) => {
      track('session_opened');
      dispatch(sessionOpened({ token, user, ...(savedAccount !== undefined && { savedAccount }) }));
      showToast(own('auth.welcome', { name: user.nickname || user.account || user.id }));
    },
    [dispatch, t, own],
  );
}
