import { useBeginPasskeyLogInMutation, useLogInByPasskeyMutation } from '../../../api/social.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOpenSession } from '../use-open-session.ts';
import styles from './social.module.css';
import { useSocialT } from './texts.ts';
import { usePasskey } from './use-passkey.ts';

/** Draws the button for logging in with a passkey; the device lets the player choose one and checks finger or face. */
export function PasskeyButton() {
  const t = useSocialT();
  const enter = useOpenSession();
  const [begin] = useBeginPasskeyLogInMutation();
  const [logIn] = useLogInByPasskeyMutation();
  const { press, isBusy } = usePasskey({
    begin: (request) => begin(request).unwrap(),
    finish: async (response) => enter(await logIn({ response }).unwrap()),
    none: t('passkeys.none'),
  });
  return (
    <button
      type="button"
      className={styles.way}
      title={t('passkey.about')}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
    >
      <Icon name={fingerprint} size={24} />
      {t('passkey')}
    </button>
  );
}

/** Path of the fingerprint icon (Lucide). */
const fingerprint = {
  d: 'M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4M14 13.12c0 2.38 0 6.38-1 8.88m4.29-.98c.12-.6.43-2.3.5-3.02M2 12a10 10 0 0 1 18-6M2 16h.01M21.8 16c.2-2 .131-5.354 0-6M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2m2.31 12c.21-.66.45-1.32.57-2M9 6.8a6 6 0 0 1 9 5.2v2',
};
