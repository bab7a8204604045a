import { LoginType } from '../../../contract/auth.ts';
import { useLogInMutation } from '../../api/auth.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PasswordField } from '../../ui/field.tsx';
import styles from './auth.module.css';
import { AccountField, SubmitRow } from './form-rows.tsx';
import { accountLogin } from './schemas.ts';
import { useEnter } from './use-enter.ts';
import { useErrorWords, useFormOf } from '../../forms/use-form-of.ts';
import { useServerError } from '../../forms/use-server-error.ts';
import { useAuthT } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';

/** Log in with an account name or number and a password. */
export function AccountLogin({ onForgot }: { onForgot: () => void }) {
  const t = useAuthT();
  const words = useErrorWords();
  const enter = useEnter();
  const savedAccount = useAppSelector((state) => state.session.savedAccount);
  const [logIn] = useLogInMutation();
  const form = useFormOf(accountLogin, { account: savedAccount ?? '', password: '' });
  const failure = useServerError(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    const { data, error } = await logIn({ ...values, loginType: LoginType.account });
    if (data === undefined) failure.show(error);
    else enter(data, values.account.trim());
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AccountField
        {...form.register('account')}
        label={t('auth.accountName')}
        error={words(errors.account)}
      />
      <PasswordField
        {...form.register('password')}
        icon={moreIcons.lock}
        autoComplete="current-password"
        label={t('auth.password')}
        error={words(errors.password)}
        aside={
          <button type="button" className={styles.linkButton} onClick={onForgot}>
            {t('auth.forgot')}
          </button>
        }
      />
      <SubmitRow failure={failure} busy={isSubmitting} busyLabel={t('auth.login.busy')}>
        {t('auth.login')}
      </SubmitRow>
    </form>
  );
}
