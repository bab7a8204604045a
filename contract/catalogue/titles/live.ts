import type { Title } from '../title.ts';

/** The titles of the type `live` (tables with a dealer), in the order of the lobby. */
export const live: readonly Title[] = [
  { id: 3001, title: 'Color Game', brand: 'kalesa', returns: [950_000], stakes: 'live5', marks: ['hot'] },
  { id: 3002, title: 'Baccarat Luna', brand: 'kalesa', returns: [989_400], stakes: 'live20', marks: ['hot'] },
  { id: 3003, title: 'Roulette Gabi', brand: 'kalesa', returns: [973_000], stakes: 'live10' },
  { id: 3004, title: 'Sic Bo Bituin', brand: 'kalesa', returns: [972_200], stakes: 'live10' },
  { id: 3005, title: 'Baccarat Araw', brand: 'kalesa', returns: [989_400], stakes: 'live10' },
  { id: 3006, title: 'Dragon Tiger Dalawa', brand: 'kalesa', returns: [962_700], stakes: 'live10' },
  { id: 3007, title: 'Blackjack Bayani', brand: 'kalesa', returns: [995_000], stakes: 'live20' },
  { id: 3008, title: 'Roulette Tanglaw', brand: 'kalesa', returns: [973_000], stakes: 'live20' },
  { id: 3009, title: 'Pula Puti', brand: 'kalesa', returns: [948_000], stakes: 'live5', marks: ['new'] },
  { id: 3010, title: 'Money Wheel Mutya', brand: 'kalesa', returns: [965_000], stakes: 'live5' },
  { id: 3011, title: 'Holdem Habagat', brand: 'kalesa', returns: [978_400], stakes: 'live10' },
  { id: 3012, title: 'Andar Bahar Amihan', brand: 'kalesa', returns: [978_500], stakes: 'live5' },
  { id: 3013, title: 'Sic Bo Silangan', brand: 'kalesa', returns: [972_200], stakes: 'live5' },
  { id: 3014, title: 'Live Bingo Bayan', brand: 'kalesa', returns: [930_000], stakes: 'live5' },
];
