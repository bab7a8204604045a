import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import {
  type DayState,
  useDailySpinState,
  useDailyVisitState,
  useRainState,
} from '../../casino/day-states.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { COIN_WAYS } from '../../casino/coin-ways.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { pictures } from '../../casino/pictures.ts';
import calendar from '../../../assets/lobby/i/calendar.webp';
import clover from '../../../assets/lobby/i/four-leaf-clover.webp';
import crown from '../../../assets/lobby/i/crown.webp';
import coupon from '../../../assets/lobby/i/coupon.webp';
import envelope from '../../../assets/lobby/i/red-envelope.webp';
import { useBalance } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';
import { List } from '../../ui/page.tsx';
import styles from './bag.module.css';

const en = {
  title: 'Ways to get coins',
  spin: 'Daily Spin',
  'spin.help': 'One free spin a day, after ₱3,000 of valid bets',
  visit: 'Daily visit',
  'visit.help': 'Diamonds for each day you stop by: 5 on the first, 50 on the seventh',
  diamonds: 'Diamonds',
  'diamonds.help': 'Every ₱100 of valid bets gives one; 100 make ₱10',
  rain: 'Red packets',
  'rain.help': 'Three times a day, for players who have deposited before',
  tasks: 'Tasks of the day',
  'tasks.help': 'Four a day, from 2 diamonds for stopping by to 80',
  vip: 'VIP awards',
  'vip.help': 'Gifts, thank-yous and 0.2% and more of every valid bet back',
  deposit: 'Deposits',
  'deposit.help':
    'They aren’t open here yet, and we have no date. Once they open, you’ll find them right here. Coupons wait in your bag until their last day.',
  empty: 'You have no coins right now. Here’s how to get some, and when:',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Paano magka-coins',
  spin: 'Daily Spin',
  'spin.help': 'Isang libreng ikot araw-araw, pagkatapos ng ₱3,000 na valid bet',
  visit: 'Araw-araw na dalaw',
  'visit.help': 'Diamonds sa bawat araw na dadalaw ka: 5 sa una, 50 sa ikapito',
  diamonds: 'Mga diamond',
  'diamonds.help': 'Isa sa bawat ₱100 na valid bet; ₱10 ang katumbas ng 100',
  rain: 'Ampao',
  'rain.help': 'Tatlong beses sa isang araw, para sa nakapag-deposit na',
  tasks: 'Mga task ng araw',
  'tasks.help': 'Apat bawat araw: 2 diamonds sa pagdalaw, hanggang 80',
  vip: 'Mga VIP award',
  'vip.help': 'Regalo, pasasalamat, at balik na 0.2% pataas ng bawat valid bet',
  deposit: 'Deposit',
  'deposit.help':
    'Hindi pa bukas dito, at wala pang petsa. Kapag nagbukas, dito mo mismo makikita. Nasa bag mo ang mga coupon hanggang sa huling araw nila.',
  empty: 'Wala kang coins ngayon. Ito lang ang mayroon, at kung kailan:',
};
const texts = { en, fil };

/** Draws the ways to get coins, and when each is open. Games link here for players without coins. */
export function Ways({ headingClass }: { headingClass: string | undefined }) {
  const t = useTexts(texts);
  const balance = useBalance();
  return (
    <>
      <h2 id={COIN_WAYS.all} className={headingClass}>
        {t('title')}
      </h2>
      {balance?.coin === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <List>
        <Way
          to={href('dailySpin')}
          picture={pictures.coin}
          name={t('spin')}
          help={t('spin.help')}
          now={useDailySpinState()}
        />
        <Way
          to={href('signIn')}
          picture={calendar}
          name={t('visit')}
          help={t('visit.help')}
          now={useDailyVisitState()}
        />
        <Way
          to={href('redPacketRain')}
          picture={envelope}
          name={t('rain')}
          help={t('rain.help')}
          now={useRainState()}
        />
        <Way to={href('bonusTasks')} picture={clover} name={t('tasks')} help={t('tasks.help')} />
        <Way to={href('vip')} picture={crown} name={t('vip')} help={t('vip.help')} />
        <Way
          to={href('mall')}
          picture={morePictures.diamond}
          name={t('diamonds')}
          help={t('diamonds.help')}
        />
        <div id={COIN_WAYS.deposit} className={styles.thing}>
          <img src={coupon} width={40} height={40} alt="" />
          <Words name={t('deposit')} help={t('deposit.help')} />
        </div>
      </List>
    </>
  );
}

interface WayProps extends WordsProps {
  readonly to: string;
  readonly picture: string;
}

const Way = ({ to, picture, ...words }: WayProps) => (
  <Link to={to} className={styles.thing}>
    <img src={picture} width={40} height={40} alt="" />
    <Words {...words} />
    <Icon name="chevron-right" size={18} />
  </Link>
);

interface WordsProps {
  readonly name: ReactNode;
  readonly help: string;
  readonly now?: DayState;
}

const Words = ({ name, help, now }: WordsProps) => (
  <span className={styles.words}>
    <b>{name}</b>
    <small>{help}</small>
    {now && <small className={classes(styles.now, now.isReady && styles.ready)}>{now.state}</small>}
  </span>
);
