import { useResetPasswordMutation } from '../../api/auth.ts';
import { useT } from '../../i18n/i18n.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import { CodeField } from './code-field.tsx';
import { MobileField, NewPasswordField, SubmitRow } from './form-rows.tsx';
import type { Go } from './login-form.tsx';
import { forgot } from './schemas.ts';
import { useErrorWords, useFormOf } from '../../forms/use-form-of.ts';
import { useServerError } from '../../forms/use-server-error.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useAuthT } from './texts.ts';

/** A new password by text message code. */
export function ForgotForm({ go }: { go: Go }) {
  const t = useT();
  const own = useAuthT();
  const words = useErrorWords();
  const [reset] = useResetPasswordMutation();
  const sms = useSmsCode('forget');
  const form = useFormOf(forgot, { mobile: '', smsCode: '', password: '' });
  const failure = useServerError(form);
  const { errors, isSubmitting, isSubmitted } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    const { error } = await reset(values);
    if (error !== undefined) return failure.show(error);
    showToast(own('auth.forgot.done'));
    go('login');
  });

  return (
    <div className={styles.block}>
      <p>{own('auth.forgot.help')}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <MobileField {...form.register('mobile')} error={words(errors.mobile)} />
        <CodeField
          sms={sms}
          value={form.watch('smsCode')}
          error={words(errors.smsCode)}
          onChange={(code) => form.setValue('smsCode', code, { shouldValidate: isSubmitted })}
          mobile={async () =>
            (await form.trigger('mobile', { shouldFocus: true })) ? form.getValues('mobile') : undefined
          }
        />
        <NewPasswordField
          {...form.register('password')}
          label={own('auth.password.new')}
          meter={form.watch('password')}
          error={words(errors.password)}
        />
        <SubmitRow failure={failure} busy={isSubmitting} busyLabel={own('auth.forgot.busy')}>
          {own('auth.forgot.submit')}
        </SubmitRow>
      </form>
      <p className={styles.other}>
        <button type="button" className={styles.linkButton} onClick={() => go('login')}>
          {t('action.logIn')}
        </button>
      </p>
    </div>
  );
}
