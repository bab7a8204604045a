import { useState } from 'react';
import { useRegisterMutation } from '../../api/auth.ts';
import { useGetWelcomeSetQuery } from '../../api/welcome.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { OtherWays } from './social/other-ways.tsx';
import styles from './auth.module.css';
import { Declarations, notDeclared } from './declarations.tsx';
import type { Go } from './login-form.tsx';
import { invitedBy } from './invited-by.ts';
import { PhoneEntry } from './phone-entry.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';
import { useOpenSession } from './use-open-session.ts';
import { useAuthT } from './texts.ts';
import { InviteField, NewPasswordField } from '../../forms/account-fields.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useLengths } from '../../forms/use-lengths.ts';
import { useFormOf } from '../../forms/use-form-of.ts';
import { AccountField } from './account-field.tsx';

/** Form for registration by mobile number or by account name. */
export function RegisterForm({ go }: { go: Go }) {
  const t = useT();
  const own = useAuthT();
  const [tab, setTab] = useState<'phone' | 'account'>('phone');
  return (
    <div className={styles.block}>
      {tab === 'phone' && <WelcomeGifts />}
      <Tabs
        group="register"
        label={own('auth.howRegister')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'phone', label: own('auth.phone') },
          { id: 'account', label: own('auth.account') },
        ]}
      />
      <TabPanel group="register" value={tab}>
        {tab === 'phone' ? <PhoneEntry isNewcomer /> : <ByAccount />}
      </TabPanel>
      {tab === 'phone' && <OtherWays isNewcomer />}
      <p className={styles.other}>
        {own('auth.have')}{' '}
        <button type="button" className={styles.linkButton} onClick={() => go('login')}>
          {t('action.logIn')}
        </button>
      </p>
    </div>
  );
}

function ByAccount() {
  const t = useAuthT();
  const enter = useOpenSession();
  const [least, most] = useLengths().username;
  const [register] = useRegisterMutation();
  const form = useFormOf(
    useAuthSchemas().registerByAccount,
    { account: '', password: '', inviteCode: invitedBy(), declarations: notDeclared },
    async ({ inviteCode, ...values }) => {
      const request = { ...values, ...(inviteCode !== '' && { inviteCode }) };
      enter(await register(request).unwrap(), values.account.trim().toLowerCase());
    },
  );
  return (
    <Form form={form} className={styles.form}>
      <AccountField
        maxLength={most}
        label={t('auth.newAccount')}
        help={t('auth.newAccount.help', { least, most })}
      />
      <NewPasswordField label={t('auth.password')} />
      <OpenAccountRows />
    </Form>
  );
}

/** Draws the gifts for new players if any are left today; draws nothing until the server has answered. */
function WelcomeGifts() {
  const t = useAuthT();
  const { data } = useGetWelcomeSetQuery();
  return (
    <p className={styles.gifts} role="status">
      {data !== undefined && t(data.isOffered ? 'auth.gifts' : 'auth.gifts.none')}
    </p>
  );
}

/** Draws the declarations that every new account needs, and the submit button. */
function OpenAccountRows() {
  const t = useAuthT();
  return (
    <>
      <Declarations />
      <InviteField />
      <SubmitRow busyLabel={t('auth.register.busy')}>{t('auth.register')}</SubmitRow>
    </>
  );
}
