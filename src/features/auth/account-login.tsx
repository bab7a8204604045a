import { useFormContext } from 'react-hook-form';
import { LoginType } from '../../../contract/auth.ts';
import { useLogInByNumberMutation, useLogInMutation } from '../../api/auth.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { deviceId, isInApp, loadApp } from '../../platform/device.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { accountLogin, numberLogin } from './schemas.ts';
import { useOpenSession } from './use-open-session.ts';
import { useAuthT } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { MobileField } from '../../forms/account-fields.tsx';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { AccountField } from './account-field.tsx';

/** Returns the field by which the server knows this device, whose log-ins strangers cannot slow down. */
function ownDevice(): { deviceId?: string } {
  const id = deviceId();
  return id === undefined ? {} : { deviceId: id };
}

/** Form for logging in with an account name or mobile number, and a password. */
export function AccountLogin({ onForgot }: { onForgot: () => void }) {
  const t = useAuthT();
  const enter = useOpenSession();
  const savedAccount = useAppSelector((state) => state.session.savedAccount);
  const [logIn] = useLogInMutation();
  const form = useFormOf(accountLogin, { account: savedAccount ?? '', password: '' }, async (values) => {
    enter(
      await logIn({ ...values, ...ownDevice(), loginType: LoginType.account }).unwrap(),
      values.account.trim(),
    );
  });
  return (
    <Form form={form} className={styles.form}>
      {isInApp() && <SavedLogIn />}
      <AccountField label={t('auth.accountName')} />
      <KnownPasswordField onForgot={onForgot} />
      <SubmitRow busyLabel={t('auth.login.busy')}>{t('auth.login')}</SubmitRow>
    </Form>
  );
}

/** Form for logging in with a mobile number and a password, for players whom text messages with codes do not reach. */
export function NumberLogin({ onForgot }: { onForgot: () => void }) {
  const t = useAuthT();
  const enter = useOpenSession();
  const [logIn] = useLogInByNumberMutation();
  const form = useFormOf(numberLogin, { mobile: '', password: '' }, async (values) => {
    enter(await logIn({ ...values, ...ownDevice(), loginType: LoginType.phoneNoOtp }).unwrap());
  });
  return (
    <Form form={form} className={styles.form}>
      <MobileField />
      <KnownPasswordField onForgot={onForgot} />
      <SubmitRow busyLabel={t('auth.login.busy')}>{t('auth.login')}</SubmitRow>
    </Form>
  );
}

/** Fills the log-in form with credentials that Android has saved. */
function SavedLogIn() {
  const t = useAuthT();
  const { setValue } = useFormContext<{ account: string; password: string }>();
  const fill = async (): Promise<void> => {
    const saved = await (await loadApp())?.askApp('login');
    if (!saved) return;
    setValue('account', saved.account);
    setValue('password', saved.password);
  };
  return (
    <Button kind="violet" block onClick={() => void fill()}>
      {t('auth.saved')}
    </Button>
  );
}

function KnownPasswordField({ onForgot }: { onForgot: () => void }) {
  const t = useAuthT();
  return (
    <PasswordField
      {...useField('password')}
      icon={moreIcons.lock}
      autoComplete="current-password"
      label={t('auth.password')}
      aside={
        <button type="button" className={styles.linkButton} onClick={onForgot}>
          {t('auth.forgot')}
        </button>
      }
    />
  );
}
