import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import hourglass from '../../../assets/lobby/i/hourglass-done.webp';
import shield from '../../../assets/lobby/i/shield.webp';
import type { ResponseOf } from '../../../contract/call.ts';
import type { kyc } from '../../../contract/kyc.ts';
import { api } from '../../api/api.ts';
import { useGetKycQuery, useGetKycResultQuery } from '../../api/kyc.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { useAppDispatch, useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, Note } from '../../ui/states.tsx';
import { KycForm } from './kyc-form.tsx';
import styles from './kyc.module.css';
import { useKycT } from './texts.ts';

const ASK_EVERY_MS = 3_000;

/** /member/profile/kyc: the state of the player's verification, and the form if documents are needed. */
export default function KycPage() {
  const t = useKycT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetKycQuery(undefined, { refetchOnMountOrArgChange: true });
  useDecision(data?.status === 'pending');
  return (
    <Page title={t('title')}>
      {data ? (
        <Standing standing={data} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={420} radius={18} />
        </div>
      )}
    </Page>
  );
}

/**
 * Asks the server repeatedly for the decision while documents are under review and the tab is visible, then updates the
 * page.
 */
function useDecision(isPending: boolean): void {
  const dispatch = useAppDispatch();
  const { data } = useGetKycResultQuery(isPending ? undefined : skipToken, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const isDecided = isPending && data !== undefined && data.status !== 'pending';
  useEffect(() => {
    if (isDecided) dispatch(api.util.invalidateTags(['Kyc', 'Account', 'Mail']));
  }, [isDecided, dispatch]);
}

function Standing({ standing }: { standing: ResponseOf<typeof kyc> }) {
  const t = useKycT();
  const locale = useLocale();
  const { status, reason, name, submittedAt, triesLeft } = standing;
  if (status === 'verified')
    return (
      <EmptyState
        picture={shield}
        title={t('verified')}
        help={t('verified.help', { name })}
        action={<LinkButton to={href('home')}>{t('lobby')}</LinkButton>}
      />
    );
  if (status === 'pending')
    return (
      <div role="status">
        <EmptyState
          picture={hourglass}
          title={t('pending')}
          help={t('pending.help', { time: formatMoment(submittedAt, locale) })}
          action={<LinkButton to={href('home')}>{t('lobby')}</LinkButton>}
        />
      </div>
    );
  return (
    <div className={styles.page}>
      {status === 'rejected' && reason !== undefined ? (
        <Note kind="warn">
          <b>{t('rejected')}</b>
          <p>{t(`reason.${reason}`)}</p>
          {reason === 'duplicate' && <Link to={href('feedback')}>{t('duplicate.write')}</Link>}
        </Note>
      ) : (
        <p>{t('why')}</p>
      )}
      <Link className={styles.more} to={href('kycRules')}>
        {t('rules')}
      </Link>
      {triesLeft === 0 ? <Note>{t('tries.none')}</Note> : <KycForm />}
    </div>
  );
}
