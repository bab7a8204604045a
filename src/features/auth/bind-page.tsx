import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBindMobileMutation } from '../../api/auth.ts';
import { pictures } from '../../casino/pictures.ts';
import { PhoneFields } from '../../forms/account-fields.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { useSmsCode } from '../../forms/use-sms-code.ts';
import { useT } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { useUser } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import { useBindT } from './bind-texts.ts';
import { bind } from './schemas.ts';

/** /auth/bind: a mobile number for an account that has none, proved by a code. */
export default function BindPage() {
  const t = useT();
  const own = useBindT();
  const mobile = useUser()?.mobile ?? '';
  return (
    <Page title={own('bind.title')}>
      {mobile === '' ? (
        <Bind />
      ) : (
        <EmptyState
          picture={pictures.ticket}
          title={own('bind.already')}
          help={masked(mobile)}
          action={<LinkButton to={href('member')}>{t('nav.me')}</LinkButton>}
        />
      )}
    </Page>
  );
}

/** The last four digits alone. */
export const masked = (mobile: string): string => mobile.replace(/^(\+63)\d{6}/, '$1 ••• ••• ');

function Bind() {
  const t = useBindT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [save] = useBindMobileMutation();
  const sms = useSmsCode('bind');
  const form = useFormOf(bind, { mobile: '', smsCode: '' }, async (values) => {
    await save(values).unwrap();
    showToast(t('bind.done'));
    await navigate(safeRedirect(query.get('redirect') ?? href('loginWays')), { replace: true });
  });
  return (
    <Form form={form} className={styles.form}>
      <p>{t('bind.help')}</p>
      <PhoneFields sms={sms} />
      <SubmitRow busyLabel={t('bind.busy')}>{t('bind.submit')}</SubmitRow>
    </Form>
  );
}
