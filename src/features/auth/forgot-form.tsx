import { useResetPasswordMutation } from '../../api/auth.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Note } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import { CodeField } from './code-field.tsx';
import type { Go } from './login-form.tsx';
import { forgot } from './schemas.ts';
import { useErrorWords, useFormOf } from './use-form-of.ts';
import { useServerError } from './use-server-error.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useAuthT } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';

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
        <Field
          {...form.register('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          prefix="+63"
          label={own('auth.mobile')}
          placeholder="917 555 0142"
          error={words(errors.mobile)}
        />
        <CodeField
          sms={sms}
          value={form.watch('smsCode')}
          error={words(errors.smsCode)}
          onChange={(code) => form.setValue('smsCode', code, { shouldValidate: isSubmitted })}
          mobile={async () =>
            (await form.trigger('mobile', { shouldFocus: true })) ? form.getValues('mobile') : undefined
          }
        />
        <PasswordField
          {...form.register('password')}
          icon={moreIcons.lock}
          autoComplete="new-password"
          label={own('auth.password.new')}
          help={own('auth.password.help')}
          meter={form.watch('password')}
          error={words(errors.password)}
        />
        {failure.note !== undefined && (
          <div role="alert">
            <Note kind="bad">{failure.note}</Note>
          </div>
        )}
        <Button
          type="submit"
          kind="gold"
          size="l"
          block
          busy={isSubmitting}
          busyLabel={own('auth.forgot.busy')}
        >
          {own('auth.forgot.submit')}
        </Button>
      </form>
      <p className={styles.other}>
        <button type="button" className={styles.linkButton} onClick={() => go('login')}>
          {t('action.logIn')}
        </button>
      </p>
    </div>
  );
}
