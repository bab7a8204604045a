import type { Title } from '../game.ts';

/** The titles of the type `table` (card and table games), in the order of the lobby. */
export const table: readonly Title[] = [
  { id: 6001, title: 'Dais Dalawa', brand: 'habi', rtpBp: 9720, stakes: 'standard' },
  { id: 6002, title: 'Poker Poblacion', brand: 'habi', rtpBp: 9710, stakes: 'high', marks: ['hot'] },
  { id: 6003, title: 'Baccarat Bay', brand: 'habi', rtpBp: 9890, stakes: 'high' },
  { id: 6004, title: 'Blackjack Barrio', brand: 'habi', rtpBp: 9950, stakes: 'high' },
  { id: 6005, title: 'Baraha Tara', brand: 'habi', rtpBp: 9600, stakes: 'penny', marks: ['hot'] },
  { id: 6006, title: 'Pusoy Prime', brand: 'habi', rtpBp: 9620, stakes: 'penny' },
  { id: 6007, title: 'Lucky Nine', brand: 'habi', rtpBp: 9650, stakes: 'penny' },
  { id: 6008, title: 'Roulette Rosa', brand: 'habi', rtpBp: 9730, stakes: 'standard' },
  { id: 6009, title: 'Sic Bo Sari', brand: 'habi', rtpBp: 9722, stakes: 'standard' },
  { id: 6010, title: 'Dragon Tiger Duel', brand: 'habi', rtpBp: 9627, stakes: 'standard' },
  { id: 6011, title: 'Mahjong Mayari', brand: 'habi', rtpBp: 9640, stakes: 'standard', marks: ['new'] },
  { id: 6012, title: 'Sakla Social', brand: 'habi', rtpBp: 9500, stakes: 'penny' },
  { id: 6013, title: 'Cara Cruz', brand: 'habi', rtpBp: 9550, stakes: 'penny' },
  { id: 6014, title: 'Bilyar Ace', brand: 'habi', rtpBp: 9610, stakes: 'penny' },
  { id: 6015, title: 'Hari Hold', brand: 'habi', rtpBp: 9710, stakes: 'high' },
  { id: 6016, title: 'Red Dog Run', brand: 'habi', rtpBp: 9680, stakes: 'penny' },
];
