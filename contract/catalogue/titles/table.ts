import type { Title } from '../title.ts';

/** The titles of the type `table` (card and table games), in the order of the lobby. */
export const table: readonly Title[] = [
  { id: 6001, title: 'Dais Dalawa', brand: 'habi', returns: [972_000], stakes: 'standard' },
  { id: 6002, title: 'Poker Poblacion', brand: 'habi', returns: [971_000], stakes: 'high', marks: ['hot'] },
  { id: 6003, title: 'Baccarat Bay', brand: 'habi', returns: [989_000], stakes: 'high' },
  { id: 6004, title: 'Blackjack Barrio', brand: 'habi', returns: [995_000], stakes: 'high' },
  { id: 6005, title: 'Baraha Tara', brand: 'habi', returns: [960_000], stakes: 'penny', marks: ['hot'] },
  { id: 6006, title: 'Pusoy Prime', brand: 'habi', returns: [962_000], stakes: 'penny' },
  { id: 6007, title: 'Lucky Nine', brand: 'habi', returns: [965_000], stakes: 'penny' },
  { id: 6008, title: 'Roulette Rosa', brand: 'habi', returns: [973_000], stakes: 'standard' },
  { id: 6009, title: 'Sic Bo Sari', brand: 'habi', returns: [972_200], stakes: 'standard' },
  { id: 6010, title: 'Dragon Tiger Duel', brand: 'habi', returns: [962_700], stakes: 'standard' },
  {
    id: 6011,
    title: 'Mahjong Mayari',
    brand: 'habi',
    returns: [964_000],
    stakes: 'standard',
    marks: ['new'],
  },
  { id: 6012, title: 'Sakla Social', brand: 'habi', returns: [950_000], stakes: 'penny' },
  { id: 6013, title: 'Cara Cruz', brand: 'habi', returns: [955_000], stakes: 'penny' },
  { id: 6014, title: 'Bilyar Ace', brand: 'habi', returns: [961_000], stakes: 'penny' },
  { id: 6015, title: 'Hari Hold', brand: 'habi', returns: [971_000], stakes: 'high' },
  { id: 6016, title: 'Red Dog Run', brand: 'habi', returns: [968_000], stakes: 'penny' },
];
