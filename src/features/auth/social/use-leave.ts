import { useState } from 'react';
import type { SocialType } from '../../../../contract/social.ts';
import { useBeginSocialMutation } from '../../../api/social.ts';
import { useErrorText } from '../../../store/hooks.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type SocialAttempt, keepAttempt } from './attempt.ts';

/**
 * Returns a function that leaves the app for the log-in page of a third party; `leavingFor` is that party. If it fails,
 * a message appears and the page stays.
 */
export function useLeave() {
  const errorText = useErrorText();
  const [begin] = useBeginSocialMutation();
  const [leavingFor, setLeavingFor] = useState<SocialType>();
  const leave = async (
    type: SocialType,
    kept: Omit<SocialAttempt, 'type' | 'secret' | 'returned'>,
  ): Promise<void> => {
    if (leavingFor !== undefined) return;
    setLeavingFor(type);
    try {
      const { url, secret } = await begin({ type, origin: location.origin }).unwrap();
      keepAttempt({ ...kept, type, secret });
      location.assign(url);
      // If the browser's back button restores this page, its buttons must work again.
      addEventListener('pageshow', () => setLeavingFor(undefined), { once: true });
    } catch (error) {
      setLeavingFor(undefined);
      showToast(errorText(error), 'info');
    }
  };
  return { leave, leavingFor };
}
