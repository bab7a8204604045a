import { ActivityId } from '../../../contract/activities.ts';
import bubble from '../../../assets/lobby/bubble.webp';
import gem from '../../../assets/lobby/i/gem-stone.webp';
import calendar from '../../../assets/lobby/i/calendar.webp';
import crown from '../../../assets/lobby/i/crown.webp';
import wheel from '../../../assets/lobby/i/ferris-wheel.webp';
import friends from '../../../assets/lobby/i/busts-in-silhouette.webp';
import pumpkin from '../../../assets/lobby/i/jack-o-lantern.webp';
import coin from '../../../assets/lobby/i/peso-coin.webp';
import envelope from '../../../assets/lobby/i/red-envelope.webp';
import card from '../../../assets/lobby/i/scratch-card.webp';
import reels from '../../../assets/lobby/i/slot-machine.webp';
import rocket from '../../../assets/lobby/i/rocket.webp';
import trophy from '../../../assets/lobby/i/trophy.webp';
import { href } from '../../pages/href.ts';

/** Colour scheme of a card; a class of events.module.css. */
export type EventTone = 'red' | 'violet' | 'blue' | 'green' | 'amber';

/** The fair's events with their pages, for the bonus page; `type` is the activity that must be open. */
export const EVENTS = [
  { name: 'visit', type: ActivityId.freeSign, to: href('signIn'), picture: calendar, tone: 'violet' },
  { name: 'jackpot', type: ActivityId.luckyJackpot, to: href('jackpot'), picture: bubble, tone: 'blue' },
  { name: 'spin', type: ActivityId.spin, to: href('dailySpin'), picture: wheel, tone: 'amber' },
  { name: 'rain', type: ActivityId.redPacketRain, to: href('redPacketRain'), picture: envelope, tone: 'red' },
  { name: 'cards', type: ActivityId.lottery, to: href('scratchCards'), picture: card, tone: 'green' },
  { name: 'vip', type: ActivityId.vip, to: href('vip'), picture: crown, tone: 'amber' },
  { name: 'halloween', type: ActivityId.halloween, to: href('halloween'), picture: pumpkin, tone: 'violet' },
  { name: 'pusher', type: ActivityId.coinPusher, to: href('coinPusher'), picture: coin, tone: 'blue' },
  { name: 'slotshack', type: ActivityId.slotShack, to: href('slotshack'), picture: reels, tone: 'red' },
  { name: 'rank', type: ActivityId.luckyJackpot, to: href('rank'), picture: trophy, tone: 'green' },
  { name: 'camps', type: ActivityId.redPKBlue, to: href('redVsBlue'), picture: rocket, tone: 'red' },
  {
    name: 'recharge',
    type: ActivityId.rechargeSign,
    to: href('rechargeSign'),
    picture: gem,
    tone: 'blue',
  },
  { name: 'share', type: undefined, to: href('share'), picture: friends, tone: 'violet' },
] as const satisfies readonly {
  name: string;
  type: number | undefined;
  to: string;
  picture: string;
  tone: EventTone;
}[];
