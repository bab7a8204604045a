import { useLocation } from 'react-router-dom';
import { useGetLoginWaysQuery } from '../../../api/social.ts';
import { isInApp } from '../../../platform/device.ts';
import { safeRedirect } from '../../../platform/redirect.ts';
import { invitedBy } from '../invited-by.ts';
import styles from './social.module.css';
import { hasPasskeys } from './passkeys.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { parties, PartyMark } from './parties.tsx';
import { useSocialT } from './texts.ts';
import { useLeave } from './use-leave.ts';

/**
 * Draws the log-in methods besides mobile number and account; draws nothing if there are none or the configuration is
 * not loaded. The Android app shows no third parties, because they refuse log-ins in an app's own window.
 */
export function OtherWays({ isNewcomer = false }: { isNewcomer?: boolean }) {
  const t = useSocialT();
  const { data, isLoading } = useGetLoginWaysQuery({ origin: location.origin });
  const { leave, leavingFor } = useLeave();
  const back = useWayBack();
  const social = isInApp() ? [] : (data?.social ?? []);
  const withPasskey = !isNewcomer && data?.hasPasskeys === true && hasPasskeys();
  if (!isLoading && social.length === 0 && !withPasskey) return null;
  return (
    <div className={styles.others} role="group" aria-label={t(isNewcomer ? 'or.register' : 'or')}>
      <p className={styles.or} aria-hidden="true">
        {t(isNewcomer ? 'or.register' : 'or')}
      </p>
      <div className={styles.row}>
        {social.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.way}
            aria-busy={leavingFor === type || undefined}
            aria-disabled={leavingFor !== undefined || undefined}
            onClick={() => void leave(type, { purpose: 'logIn', redirect: back, inviteCode: invitedBy() })}
          >
            <PartyMark type={type} />
            {parties[type].name}
          </button>
        ))}
        {withPasskey && <PasskeyButton />}
      </div>
      <span className="sr-only" role="status">
        {leavingFor !== undefined && t('leaving', { party: parties[leavingFor].name })}
      </span>
    </div>
  );
}

/** Returns the path to go to after log-in: the one given to the log-in page, or the page below the dialog. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  return pathname.startsWith('/auth/')
    ? safeRedirect(new URLSearchParams(search).get('redirect'))
    : pathname + search;
}
