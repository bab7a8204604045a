import type { Promotion } from './promotion.ts';

/** Red packet rain: three times a day, players join a rain and each gets a packet of coins. */
export const redPacketRain = {
  activity: 'redPacketRain',
  card: { sort: 280 },
  row: 40,
  isDaily: true,
  page: 'redPacketRain',
  fund: { name: 'red-packet', ppm: 50 },
  games: { 'red-packet-rain': { call: 'redWars' } },
  freeRounds: ['red-packet-rain'],
} as const satisfies Promotion;
