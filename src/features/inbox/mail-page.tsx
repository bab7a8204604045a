import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import envelope from '../../../assets/lobby/i/envelope.webp';
import { isApiError } from '../../api/api-error.ts';
import { useDeleteMailsMutation, useOpenMailMutation } from '../../api/mail.ts';
import { Problem } from '../../forms/problem.tsx';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './inbox.module.css';
import { useInboxT } from './texts.ts';

/** /email/detail?id=: a mail, which counts as read once opened, and a button that deletes it. */
export default function MailPage() {
  const t = useInboxT();
  const locale = useLocale();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [open, { data, error, isLoading }] = useOpenMailMutation();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    void open({ id });
  }, [open, id]);
  const isGone =
    isApiError(error) &&
    error.kind === 'refused' &&
    [ErrorCode.notFound, ErrorCode.validationFailed].some((code) => code === error.errcode);
  return (
    <Page title={t('title')} part={data?.title}>
      {data ? (
        <div className={styles.page}>
          <Card>
            <h2 className={styles.head}>{data.title}</h2>
            <p className={styles.time}>{formatMoment(data.time, locale)}</p>
            <p className={styles.text}>{data.text}</p>
          </Card>
          <Button kind="quiet" block onClick={() => setAsked(true)}>
            {t('delete')}
          </Button>
        </div>
      ) : isGone ? (
        <EmptyState
          picture={envelope}
          title={t('gone')}
          action={<LinkButton to={href('inbox')}>{t('back')}</LinkButton>}
        />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void open({ id })} busy={isLoading} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={180} radius={18} />
        </div>
      )}
      {isAsked && <Sure id={id} onClose={() => setAsked(false)} />}
    </Page>
  );
}

function Sure({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useInboxT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteMailsMutation();
  const confirm = async (): Promise<void> => {
    const answer = await remove({ ids: [id] });
    if (answer.error !== undefined) return;
    showToast(t('deleted'));
    await navigate(href('inbox'), { replace: true });
  };
  return (
    <Dialog title={t('sure.title')} onClose={onClose}>
      <div className={styles.page}>
        <p className={styles.text}>{t('sure.text')}</p>
        <Problem text={error === undefined ? '' : errorText(error)} />
        <Button
          kind="danger"
          size="l"
          block
          busy={isLoading}
          busyLabel={t('deleting')}
          onClick={() => void confirm()}
        >
          {t('delete')}
        </Button>
        <Button kind="quiet" block onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
