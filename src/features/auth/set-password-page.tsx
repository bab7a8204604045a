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
import { useProof } from './social/use-proof.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';
import { useAuthT } from './texts.ts';
import { href } from '../../pages/href.ts';
import { NewPasswordField } from '../../forms/account-fields.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { morePictures } from '../../casino/more-pictures.ts';

/** Page for setting the first password of an account that has none. */
export default function SetPasswordPage() {
  const t = useT();
  const own = useAuthT();
  const user = useUser();
  return (
    <Page title={own('auth.set.title')}>
      {user?.hasPassword === true ? (
        <EmptyState
          picture={morePictures.ticket}
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
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [set] = useSetFirstPasswordMutation();
  const { proved, dialog } = useProof();
  const form = useFormOf(useAuthSchemas().firstPassword, { password: '' }, async (values) => {
    await proved(() => set(values).unwrap());
    dispatch(passwordSet());
    showToast(t('auth.set.done'));
    await navigate(href('member'), { replace: true });
  });
  return (
    <>
      <Form form={form} className={styles.form}>
        <p>{t('auth.set.help')}</p>
        <NewPasswordField label={t('auth.password.new')} />
        <SubmitRow>{t('auth.set.submit')}</SubmitRow>
      </Form>
      {dialog}
    </>
  );
}
