import { useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AccountLogin, NumberLogin } from './account-login.tsx';
import { OtherWays } from './social/other-ways.tsx';
import styles from './auth.module.css';
import { PhoneEntry } from './phone-entry.tsx';
import { useAuthT } from './texts.ts';

/** Navigation of an auth form: to another page, or another modal in its place. */
export type Go = (to: 'login' | 'register' | 'forgot') => void;

/** Log-in form by phone or by account. */
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
