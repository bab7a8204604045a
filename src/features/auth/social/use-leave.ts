import { useState } from 'react';
import type { SocialType } from '../../../../contract/social.ts';
import { useBeginSocialMutation } from '../../../api/social.ts';
import { useErrorText } from '../../../store/hooks.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type SocialAttempt, keepAttempt } from './attempt.ts';

/** Redirects to a third party; `leavingFor` is the current target. A failure shows a message and stays on the page. */
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
      // After the browser's back button the page must be as before, ready again.
      addEventListener('pageshow', () => setLeavingFor(undefined), { once: true });
    } catch (error) {
      setLeavingFor(undefined);
      showToast(errorText(error), 'info');
    }
  };
  return { leave, leavingFor };
}
