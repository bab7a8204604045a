import { Link } from 'react-router-dom';
import { ActivityId } from '../../../contract/activities.ts';
import wheel from '../../../assets/lobby/i/ferris-wheel.webp';
import pumpkin from '../../../assets/lobby/i/jack-o-lantern.webp';
import coin from '../../../assets/lobby/i/peso-coin.webp';
import envelope from '../../../assets/lobby/i/red-envelope.webp';
import card from '../../../assets/lobby/i/scratch-card.webp';
import reels from '../../../assets/lobby/i/slot-machine.webp';
import { useGetActivityStatusQuery } from '../../api/activities.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LatePicture } from '../../ui/late-picture.tsx';
import { pictures } from '../../casino/pictures.ts';
import styles from './activity-row.module.css';
import { SectionHead } from './sections.tsx';
import { href } from '../../pages/href.ts';

const en = {
  title: 'At the fair',
  jackpot: 'Lucky Jackpot',
  pusher: 'Coin Pusher',
  cards: 'Scratch cards',
  halloween: 'Halloween',
  slotshack: 'Slot Shack',
  spin: 'Daily Spin',
  rain: 'Red packets',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Sa perya',
  jackpot: 'Lucky Jackpot',
  pusher: 'Coin Pusher',
  cards: 'Scratch card',
  halloween: 'Halloween',
  slotshack: 'Slot Shack',
  spin: 'Daily Spin',
  rain: 'Pulang sobre',
};
const texts = { en, fil };

/** The fair's own attractions with their pages, in the order in which they stand. */
const attractions = [
  { name: 'jackpot', type: ActivityId.luckyJackpot, to: href('jackpot'), picture: pictures.bubble },
  { name: 'pusher', type: ActivityId.coinPusher, to: href('coinPusher'), picture: coin },
  { name: 'cards', type: ActivityId.lottery, to: href('scratchCards'), picture: card },
  { name: 'halloween', type: ActivityId.halloween, to: href('halloween'), picture: pumpkin },
  { name: 'slotshack', type: ActivityId.slotShack, to: href('slotshack'), picture: reels },
  { name: 'spin', type: ActivityId.spin, to: href('dailySpin'), picture: wheel },
  { name: 'rain', type: ActivityId.redPacketRain, to: href('redPacketRain'), picture: envelope },
] as const;

/** The way to every attraction that is open; its place is kept while the answer is on its way. */
export default function ActivityRow() {
  const t = useTexts(texts);
  const { data } = useGetActivityStatusQuery();
  const open = new Set(data?.list.filter(({ status }) => status === 'open').map(({ type }) => type));
  const shown = attractions.filter(({ type }) => data === undefined || open.has(type));
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHead emoji="perya" title={t('title')} />
      <ul className={styles.row}>
        {shown.map(({ name, type, to, picture }) => (
          <li key={type}>
            <Link to={to} className={styles.card}>
              <LatePicture src={picture} width={56} height={56} alt="" />
              <span>{t(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
