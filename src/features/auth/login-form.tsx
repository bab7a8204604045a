import { useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AccountLogin, NumberLogin } from './account-login.tsx';
import { OtherWays } from './social/other-ways.tsx';
import styles from './auth.module.css';
import { PhoneEntry } from './phone-entry.tsx';
import { useAuthT } from './texts.ts';

/** Goes from one auth form to another: to its page, or to its modal in place of the current one. */
export type Go = (to: 'login' | 'register' | 'forgot') => void;

/** Draws the tabs for logging in by mobile number or by account name. */
export function LoginForm({ how, go }: { how?: 'phone' | 'account' | undefined; go: Go }) {
  const t = useT();
  const own = useAuthT();
  const saved = useAppSelector((state) => state.session.savedAccount);
  const [tab, setTab] = useState(how ?? (saved === undefined ? 'phone' : 'account'));
  const [byPassword, setByPassword] = useState(false);
  return (
    <div className={styles.block}>
      <Tabs
        group="login"
        label={own('auth.how')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'phone', label: own('auth.phone') },
          { id: 'account', label: own('auth.account') },
        ]}
      />
      <TabPanel group="login" value={tab}>
        {tab === 'account' ? (
          <AccountLogin onForgot={() => go('forgot')} />
        ) : byPassword ? (
          <NumberLogin onForgot={() => go('forgot')} />
        ) : (
          <PhoneEntry />
        )}
        {tab === 'phone' && (
          <button
            type="button"
            className={`${styles.linkButton} ${styles.instead}`}
            onClick={() => setByPassword(!byPassword)}
          >
            {own(byPassword ? 'auth.byCode' : 'auth.byPassword')}
          </button>
        )}
      </TabPanel>
      <OtherWays />
      <p className={styles.other}>
        {own('auth.new')}{' '}
        <button type="button" className={styles.linkButton} onClick={() => go('register')}>
          {t('action.register')}
        </button>
      </p>
      <p className={styles.adults}>
        <span aria-hidden="true">21+</span>
        {own('auth.adults')}
      </p>
    </div>
  );
}
