import { ActivityId } from '../../../contract/activities.ts';
import wheel from '../../../assets/lobby/i/ferris-wheel.webp';
import smallBubble from '../../../assets/lobby/bubble.webp?width=112';
import smallWheel from '../../../assets/lobby/i/ferris-wheel.webp?width=112';
import pumpkin from '../../../assets/lobby/i/jack-o-lantern.webp';
import smallPumpkin from '../../../assets/lobby/i/jack-o-lantern.webp?width=112';
import coin from '../../../assets/lobby/i/peso-coin.webp';
import smallCoin from '../../../assets/lobby/i/peso-coin.webp?width=112';
import envelope from '../../../assets/lobby/i/red-envelope.webp';
import smallEnvelope from '../../../assets/lobby/i/red-envelope.webp?width=112';
import calendar from '../../../assets/lobby/i/calendar.webp';
import smallCalendar from '../../../assets/lobby/i/calendar.webp?width=112';
import card from '../../../assets/lobby/i/scratch-card.webp';
import smallCard from '../../../assets/lobby/i/scratch-card.webp?width=112';
import reels from '../../../assets/lobby/i/slot-machine.webp';
import smallReels from '../../../assets/lobby/i/slot-machine.webp?width=112';
import { pictures } from '../../casino/pictures.ts';
import { useTexts } from '../../i18n/i18n.tsx';
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
  visit: 'Daily visit',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Sa perya',
  jackpot: 'Lucky Jackpot',
  pusher: 'Coin Pusher',
  cards: 'Scratch cards',
  halloween: 'Halloween',
  slotshack: 'Slot Shack',
  spin: 'Daily Spin',
  rain: 'Ampao',
  visit: 'Araw-araw na dalaw',
};
const texts = { en, fil };

/** Returns the names of the activities, and their collective name. */
export const useActivityT = () => useTexts(texts);

/** The fair's own activities with their pages, in display order. */
export const activities = [
  {
    name: 'jackpot',
    type: ActivityId.luckyJackpot,
    to: href('jackpot'),
    picture: pictures.bubble,
    small: smallBubble,
    words: 'mega major minor mini pool draw chance bunot swerte',
  },
  {
    name: 'pusher',
    type: ActivityId.coinPusher,
    to: href('coinPusher'),
    picture: coin,
    small: smallCoin,
    words: 'coins drop barya hulog tulak',
  },
  {
    name: 'cards',
    type: ActivityId.lottery,
    to: href('scratchCards'),
    picture: card,
    small: smallCard,
    words: 'lottery diamonds mall kaskas loterya',
  },
  {
    name: 'halloween',
    type: ActivityId.halloween,
    to: href('halloween'),
    picture: pumpkin,
    small: smallPumpkin,
    words: 'slots reels pumpkin ticket kalabasa',
  },
  {
    name: 'slotshack',
    type: ActivityId.slotShack,
    to: href('slotshack'),
    picture: reels,
    small: smallReels,
    words: 'slots reels slotshack kubo',
  },
  {
    name: 'spin',
    type: ActivityId.spin,
    to: href('dailySpin'),
    picture: wheel,
    small: smallWheel,
    words: 'wheel free today ikot gulong libre araw-araw',
  },
  {
    name: 'rain',
    type: ActivityId.redPacketRain,
    to: href('redPacketRain'),
    picture: envelope,
    small: smallEnvelope,
    words: 'packet angpao envelope ulan ampao pulang sobre',
  },
  {
    name: 'visit',
    type: ActivityId.freeSign,
    to: href('signIn'),
    picture: calendar,
    small: smallCalendar,
    words: 'sign-in check-in diamonds calendar stamp tatak dalaw kalendaryo',
  },
] as const;

/** One of the fair's own activities. */
export type Activity = (typeof activities)[number];

/** Returns all search words of an activity: its names in both languages, and its synonyms. */
export function activityWords(asked: Activity['name']): string {
  const words = activities.find(({ name }) => name === asked)?.words ?? '';
  return [...new Set([en[asked], fil[asked], words])].join(' ');
}
