import { useState } from 'react';
import type { SocialType } from '../../../../contract/social.ts';
import { useBeginSocialMutation } from '../../../api/social.ts';
import { useErrorText } from '../../../store/hooks.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type Attempt, keepAttempt } from './attempt.ts';

/** Leaves for a third party; `leavingFor` is the one that the page is being left for. A failure says so, and nothing is left. */
export function useLeave() {
  const errorText = useErrorText();
  const [begin] = useBeginSocialMutation();
  const [leavingFor, setLeavingFor] = useState<SocialType>();
  const leave = async (
    type: SocialType,
    kept: Omit<Attempt, 'type' | 'secret' | 'returned'>,
  ): Promise<void> => {
    if (leavingFor !== undefined) return;
    setLeavingFor(type);
    try {
      const { url, secret } = await begin({ type, origin: location.origin }).unwrap();
      keepAttempt({ ...kept, type, secret });
      location.assign(url);
      // Whoever comes back by the browser's own button finds the page as it was, ready again.
      addEventListener('pageshow', () => setLeavingFor(undefined), { once: true });
    } catch (error) {
      setLeavingFor(undefined);
      showToast(errorText(error), 'info');
    }
  };
  return { leave, leavingFor };
}
