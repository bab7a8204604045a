import { Link } from 'react-router-dom';
import megaphone from '../../../assets/lobby/i/megaphone.webp';
import { useGetFeedbacksInfiniteQuery } from '../../api/feedback.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Row, Rows, Tag } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './feedback.module.css';
import { useFeedbackT } from './texts.ts';

/** /feedback/record: the player's messages to customer service, newest first. */
export default function FeedbackRecordsPage() {
  const t = useFeedbackT();
  const locale = useLocale();
  const list = usePagedList(useGetFeedbacksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page title={t('record.title')}>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={megaphone}
            title={t('record.empty')}
            help={t('record.empty.help')}
            action={<LinkButton to={href('feedback')}>{t('write')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map(({ id, time, topic, text, isAnswered }) => (
              <Row
                key={id}
                name={
                  <Link className={styles.row} to={href('feedbackRecord', { id })}>
                    {text.slice(0, 80)}
                  </Link>
                }
                note={`${t(`topic.${topic}`)} · ${formatMoment(time, locale)}`}
                end={isAnswered && <Tag>{t('answered')}</Tag>}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}
