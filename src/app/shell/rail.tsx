import { Link } from 'react-router-dom';
import { formatWhole } from '../../../contract/money.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { href } from '../../pages/href.ts';
import { useUser, useWinners } from '../../store/hooks.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, List } from '../../ui/page.tsx';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWinPlace, WinnerPicture } from '../../casino/winners-strip.tsx';
import rail from './rail.module.css';
import styles from './shell.module.css';

const en = {
  vip: 'VIP {level}',
  'vip.left': '{amount} to VIP {level}',
  'vip.top': 'You’re at the top level',
  winners: 'Latest winners',
  'winners.masked': 'Names hidden',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  vip: 'VIP {level}',
  'vip.left': '{amount} pa para sa VIP {level}',
  'vip.top': 'Nasa pinakamataas ka nang level',
  winners: 'Mga bagong panalo',
  'winners.masked': 'Tago ang pangalan',
};
const texts = { en, fil };

/** Renders the column on the right of a desktop: pools, winners, and the progress to the next VIP level. */
export default function Rail() {
  const t = useT();
  return (
    <aside className={styles.rail} aria-label={t('home.pools')}>
      <PoolPlates layout="stack" />
      <Winners />
      <Vip />
    </aside>
  );
}

function Winners() {
  const t = useT();
  const own = useTexts(texts);
  const winners = useWinners();
  const place = useWinPlace();
  return (
    <Card>
      <div className={rail.head}>
        <h2 className="title">{own('winners')}</h2>
        <span className={rail.tag}>{own('winners.masked')}</span>
      </div>
      {winners === undefined && <Skeleton height={256} />}
      {winners?.length === 0 && <p className={rail.none}>{t('home.winners.none')}</p>}
      <ul>
        {winners?.slice(0, 4).map((winner) => (
          <li key={winner.id} className={rail.winner}>
            <WinnerPicture winner={winner} size={40} />
            <span className={rail.who}>
              <b className="ellipsis">
                <bdi>{winner.name}</bdi>
              </b>
              <small className="ellipsis">{place(winner)}</small>
            </span>
            <Money amount={winner.amount} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Vip() {
  const own = useTexts(texts);
  const user = useUser();
  const { data } = useGetLobbyConfigQuery();
  if (user === undefined || data?.vipMap === undefined) return null;
  const from = data.vipMap[String(user.vip)]?.experience ?? 0;
  const next = data.vipMap[String(user.vip + 1)];
  const reached =
    next === undefined ? 1 : Math.min(1, Math.max(0, (user.vipExp - from) / (next.experience - from || 1)));
  return (
    <List>
      <Link to={href('vip')} className={rail.vip}>
        <b>{own('vip', { level: user.vip })}</b>
        <small>
          {next === undefined
            ? own('vip.top')
            : own('vip.left', {
                amount: formatWhole(Math.max(0, next.experience - user.vipExp)),
                level: user.vip + 1,
              })}
        </small>
        <span className={rail.track}>
          <i style={{ transform: `scaleX(${reached})` }} />
        </span>
      </Link>
    </List>
  );
}
