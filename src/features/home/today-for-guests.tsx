import { useGetWelcomeSetQuery } from '../../api/welcome.ts';
import { useT } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTodayT } from './today-texts.ts';
import styles from './today.module.css';

/** Draws the benefits of registering, where players see their offers of the day. */
export function TodayForGuests() {
  const t = useT();
  const own = useTodayT();
  const { data } = useGetWelcomeSetQuery();
  return (
    <section className={styles.today} aria-label={own('title')}>
      <div className={styles.guest}>
        <p>{data === undefined ? '…' : own(data.isOffered ? 'gifts' : 'gifts.none')}</p>
        <p className={styles.brief}>
          {data === undefined ? '…' : own(data.isOffered ? 'gifts.brief' : 'gifts.none.brief')}
        </p>
        <LinkButton kind="violet" size="s" to={href('register')}>
          {t('action.register')}
        </LinkButton>
      </div>
    </section>
  );
}
