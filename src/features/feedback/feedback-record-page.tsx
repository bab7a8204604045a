import { useParams } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import { isApiError } from '../../api/api-error.ts';
import { useGetFeedbackQuery } from '../../api/feedback.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { Missing } from '../../pages/missing.tsx';
import { useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState, Note } from '../../ui/states.tsx';
import styles from './feedback.module.css';
import { useFeedbackT } from './texts.ts';

/** /feedback/record/:id: a message of the player with its answer; for an unknown id, the not-found page. */
export default function FeedbackRecordPage() {
  const t = useFeedbackT();
  const locale = useLocale();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useGetFeedbackQuery({ id });
  const isMissing =
    isApiError(error) &&
    error.kind === 'refused' &&
    [ErrorCode.notFound, ErrorCode.validationFailed].some((code) => code === error.errcode);
  if (isMissing) return <Missing />;
  return (
    <Page title={t('title')}>
      {data ? (
        <div className={styles.page}>
          <Card>
            <p className={styles.time}>
              {t(`topic.${data.topic}`)} · {formatMoment(data.time, locale)}
            </p>
            <p className={styles.text}>{data.text}</p>
            {data.isAnswered && (
              <>
                <h2 className={styles.head}>{t('answer')}</h2>
                <p className={styles.text}>{data.answer}</p>
              </>
            )}
          </Card>
          {!data.isAnswered && <Note>{t('waiting')}</Note>}
          <LinkButton kind="violet" block to={href('feedbackRecords')}>
            {t('mine')}
          </LinkButton>
        </div>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={180} radius={18} />
        </div>
      )}
    </Page>
  );
}
