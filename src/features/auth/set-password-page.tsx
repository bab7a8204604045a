import { useNavigate } from 'react-router-dom';
import { useSetFirstPasswordMutation } from '../../api/auth.ts';
import { useAppDispatch, useUser } from '../../store/hooks.ts';
import { passwordSet } from '../../store/session-slice.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Page } from '../../ui/page.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import { NewPasswordField, SubmitRow } from './form-rows.tsx';
import { firstPassword } from './schemas.ts';
import { useErrorWords, useFormOf } from '../../forms/use-form-of.ts';
import { useServerError } from '../../forms/use-server-error.ts';
import { useAuthT } from './texts.ts';
import { href } from '../../pages/href.ts';

/** The first password of an account that was opened without one. */
export default function SetPasswordPage() {
  const t = useT();
  const own = useAuthT();
  const user = useUser();
  return (
    <Page title={own('auth.set.title')}>
      {user?.hasPassword === true ? (
        <EmptyState
          art="ticket"
          title={own('auth.set.already')}
          action={<LinkButton to={href('member')}>{t('nav.me')}</LinkButton>}
        />
      ) : (
        <SetPassword />
      )}
    </Page>
  );
}

function SetPassword() {
  const t = useAuthT();
  const words = useErrorWords();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [set] = useSetFirstPasswordMutation();
  const form = useFormOf(firstPassword, { password: '' });
  const failure = useServerError(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    const { error } = await set(values);
    if (error !== undefined) return failure.show(error);
    dispatch(passwordSet());
    showToast(t('auth.set.done'));
    void navigate(href('member'), { replace: true });
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('auth.set.help')}</p>
      <NewPasswordField
        {...form.register('password')}
        label={t('auth.password.new')}
        meter={form.watch('password')}
        error={words(errors.password)}
      />
      <SubmitRow failure={failure} busy={isSubmitting}>
        {t('auth.set.submit')}
      </SubmitRow>
    </form>
  );
}
