import { useResetPasswordMutation } from '../../api/auth.ts';
import { useT } from '../../i18n/i18n.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import type { Go } from './login-form.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';
import { useSmsCode } from '../../forms/use-sms-code.ts';
import { useAuthT } from './texts.ts';
import { NewPasswordField, PhoneFields } from '../../forms/account-fields.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';

/** Form that sets a new password, verified by a code sent to the player's number. */
export function ForgotForm({ go }: { go: Go }) {
  const t = useT();
  const own = useAuthT();
  const [reset] = useResetPasswordMutation();
  const sms = useSmsCode('forget');
  const form = useFormOf(
    useAuthSchemas().forgot,
    { mobile: '', smsCode: '', password: '' },
    async (values) => {
      await reset(values).unwrap();
      showToast(own('auth.forgot.done'));
      go('login');
    },
  );

  return (
    <div className={styles.block}>
      <p>{own('auth.forgot.help')}</p>
      <Form form={form} className={styles.form}>
        <PhoneFields sms={sms} />
        <NewPasswordField label={own('auth.password.new')} />
        <SubmitRow busyLabel={own('auth.forgot.busy')}>{own('auth.forgot.submit')}</SubmitRow>
      </Form>
      <p className={styles.other}>
        <button type="button" className={styles.linkButton} onClick={() => go('login')}>
          {t('action.logIn')}
        </button>
      </p>
    </div>
  );
}
