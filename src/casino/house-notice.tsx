import { Link } from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../api/config.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { useLoggedIn } from '../store/hooks.ts';
import { usePageNames } from './page-names.ts';
import styles from './house-notice.module.css';
import { href } from '../pages/href.ts';

const en = {
  age: 'For players 21 and older only. Keep it fun and play within your limits.',
  help: 'Is playing no longer fun?',
  break: 'Take a break',
  hotline: 'or call the NCMH Crisis Hotline, day and night:',
  licensee: 'Licensee:',
  number: 'Licence number:',
  'licensee.none': 'none, this is a demo',
  'number.none': 'shown here once granted',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  age: 'Para lang sa 21 pataas. Dapat masaya lang: maglaro ayon sa kaya mo.',
  help: 'Hindi na ba masaya ang paglalaro?',
  break: 'Magpahinga muna',
  hotline: 'o tumawag sa NCMH Crisis Hotline, araw at gabi:',
  licensee: 'May hawak ng lisensya:',
  number: 'Numero ng lisensya:',
  'licensee.none': 'wala, demo lang ito',
  'number.none': 'lalabas dito kapag nabigay na',
};
const texts = { en, fil };

/** Phone number of the NCMH Crisis Hotline. */
const HOTLINE = '1553';
/** Link to the answer about breaks in the FAQ, for guests: they have no account that could take a break. */
const ANSWER = '#take-a-break';

interface HouseNoticeProps {
  /** Called when a link of the notice is followed. */
  readonly onLeave?: () => void;
}

/** Draws the minimum age, help with gambling problems, links to the public pages, and the licence. */
export function HouseNotice({ onLeave }: HouseNoticeProps) {
  const names = usePageNames();
  const own = useTexts(texts);
  const isLoggedIn = useLoggedIn();
  const { data } = useGetLobbyConfigQuery();
  return (
    <div className={styles.notice}>
      <p className={styles.adults}>
        <span className={styles.badge21} aria-hidden="true">
          21+
        </span>
        <span>{own('age')}</span>
      </p>
      <p className={styles.help}>
        {own('help')}{' '}
        <Link to={isLoggedIn ? href('selfLimited') : `${href('faq')}${ANSWER}`} onClick={onLeave}>
          {own('break')}
        </Link>{' '}
        {own('hotline')} <a href={`tel:${HOTLINE}`}>{HOTLINE}</a>
      </p>
      <nav className={styles.links} aria-label={names('info')}>
        <Link to={href('about')} onClick={onLeave}>
          {names('about')}
        </Link>
        <Link to={href('faq')} onClick={onLeave}>
          {names('help')}
        </Link>
        <Link to={href('terms')} onClick={onLeave}>
          {names('terms')}
        </Link>
        <Link to={href('privacy')} onClick={onLeave}>
          {names('privacy')}
        </Link>
      </nav>
      <dl className={styles.licence}>
        <div>
          <dt>{own('licensee')}</dt>
          <dd>{data?.licence?.licensee ?? own('licensee.none')}</dd>
        </div>
        <div>
          <dt>{own('number')}</dt>
          <dd>{data?.licence?.number ?? own('number.none')}</dd>
        </div>
      </dl>
    </div>
  );
}
