import { Link } from 'react-router-dom';
import envelope from '../../../assets/lobby/i/envelope.webp';
import { useGetMailsInfiniteQuery } from '../../api/mail.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Row, Rows, Tag } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './inbox.module.css';
import { useInboxT } from './texts.ts';

/** /email: the player's mails, newest first; unread mails are marked. */
export default function InboxPage() {
  const t = useInboxT();
  const locale = useLocale();
  const list = usePagedList(useGetMailsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page title={t('title')}>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={envelope}
            title={t('empty')}
            help={t('empty.help')}
            action={<LinkButton to={href('home')}>{t('lobby')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map(({ id, time, title, isRead }) => (
              <Row
                key={id}
                name={
                  <Link
                    className={styles.title}
                    to={`${href('mail')}?id=${id}`}
                    aria-label={t('open', { title })}
                  >
                    {title}
                  </Link>
                }
                note={formatMoment(time, locale)}
                end={!isRead && <Tag>{t('unread')}</Tag>}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}
