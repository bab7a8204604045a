import type { Title } from '../game.ts';

/** The titles of the type `live` (tables with a dealer), in the order of the lobby. */
export const live: readonly Title[] = [
  { id: 3001, title: 'Color Game', brand: 'kalesa', rtpBp: 9500, stakes: 'live5', marks: ['hot'] },
  { id: 3002, title: 'Baccarat Luna', brand: 'kalesa', rtpBp: 9894, stakes: 'live20', marks: ['hot'] },
  { id: 3003, title: 'Roulette Gabi', brand: 'kalesa', rtpBp: 9730, stakes: 'live10' },
  { id: 3004, title: 'Sic Bo Bituin', brand: 'kalesa', rtpBp: 9722, stakes: 'live10' },
  { id: 3005, title: 'Baccarat Araw', brand: 'kalesa', rtpBp: 9894, stakes: 'live10' },
  { id: 3006, title: 'Dragon Tiger Dalawa', brand: 'kalesa', rtpBp: 9627, stakes: 'live10' },
  { id: 3007, title: 'Blackjack Bayani', brand: 'kalesa', rtpBp: 9950, stakes: 'live20' },
  { id: 3008, title: 'Roulette Tanglaw', brand: 'kalesa', rtpBp: 9730, stakes: 'live20' },
  { id: 3009, title: 'Pula Puti', brand: 'kalesa', rtpBp: 9480, stakes: 'live5', marks: ['new'] },
  { id: 3010, title: 'Money Wheel Mutya', brand: 'kalesa', rtpBp: 9650, stakes: 'live5' },
  { id: 3011, title: 'Holdem Habagat', brand: 'kalesa', rtpBp: 9784, stakes: 'live10' },
  { id: 3012, title: 'Andar Bahar Amihan', brand: 'kalesa', rtpBp: 9785, stakes: 'live5' },
  { id: 3013, title: 'Sic Bo Silangan', brand: 'kalesa', rtpBp: 9722, stakes: 'live5' },
  { id: 3014, title: 'Live Bingo Bayan', brand: 'kalesa', rtpBp: 9300, stakes: 'live5' },
];
