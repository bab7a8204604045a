import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBindMobileMutation } from '../../api/auth.ts';
import { useGetWelcomeSetQuery } from '../../api/welcome.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { PhoneFields } from '../../forms/account-fields.tsx';
import { Form, SubmitRow } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { useSmsCode } from '../../forms/use-sms-code.ts';
import { useT } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { deviceId } from '../../platform/device.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { useUser } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, Note } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './auth.module.css';
import { useBindT } from './bind-texts.ts';
import { useProof } from './social/use-proof.tsx';
import { useAuthSchemas } from './use-auth-schemas.ts';

/** /auth/bind: adds a mobile number to an account without one; a code verifies the number. */
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
          picture={morePictures.ticket}
          title={own('bind.already')}
          help={masked(mobile)}
          action={<LinkButton to={href('member')}>{t('nav.me')}</LinkButton>}
        />
      )}
    </Page>
  );
}

/** Replaces all but the country code and the last four digits of a mobile number by dots. */
export const masked = (mobile: string): string => mobile.replace(/^(\+63)\d{6}/, '$1 ••• ••• ');

/**
 * Days since registration within which adding a mobile number grants the welcome set (docs/product-rules.md, Welcome
 * set).
 */
const NEWCOMER_DAYS = 7;

/** Returns whether adding a number grants gifts: only to a newcomer who has none, and while some are left today. */
function useGifts(): 'offered' | 'none' | 'unknown' {
  const isNewcomer = (useUser()?.regPeriod ?? NEWCOMER_DAYS) < NEWCOMER_DAYS;
  const { data, isLoading } = useGetWelcomeSetQuery(isNewcomer ? undefined : skipToken);
  if (isLoading) return 'unknown';
  return data?.isOffered === true && data.own === undefined ? 'offered' : 'none';
}

function Bind() {
  const t = useBindT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const gifts = useGifts();
  const [save] = useBindMobileMutation();
  const sms = useSmsCode('bind');
  const { proved, dialog } = useProof();
  const form = useFormOf(useAuthSchemas().bind, { mobile: '', smsCode: '' }, async (values) => {
    const device = deviceId();
    const request = { ...values, ...(device !== undefined && { deviceId: device }) };
    const { hasGifts } = await proved(() => save(request).unwrap());
    showToast(t(hasGifts ? 'bind.done.gifts' : 'bind.done'));
    await navigate(safeRedirect(query.get('redirect') ?? href('loginWays')), { replace: true });
  });
  // Waits until it is known whether a note is above the form: a late note would move a button under the player's
  // finger.
  if (gifts === 'unknown') return <Skeleton height={320} radius={18} />;
  return (
    <>
      <Form form={form} className={styles.form}>
        {gifts === 'offered' && <Note kind="ok">{t('bind.gifts')}</Note>}
        <p>{t('bind.help')}</p>
        <PhoneFields sms={sms} />
        <SubmitRow busyLabel={t('bind.busy')}>{t('bind.submit')}</SubmitRow>
        {query.has('redirect') && (
          <LinkButton kind="quiet" block to={safeRedirect(query.get('redirect'))}>
            {t('bind.later')}
          </LinkButton>
        )}
      </Form>
      {dialog}
    </>
  );
}
