import type { InstantManifest } from './manifest.ts';
import { fieldBet } from './shapes.ts';

/** Carousel Cash: the player bets on the animal that will be drawn. */
export const carouselCash = {
  course: 'instant',
  shapes: fieldBet,
  choices: [{ field: { oneOf: ['horse', 'kalabaw', 'swan', 'fish', 'eagle'] } }],
  payTables: { 'carousel-cash': { returns: [948_000], stakes: 'standard' } },
  autoPlay: true,
  sounds: 'stalls',
  film: 'big',
  presses: { bet: 'Ride for' },
  tile: { portrait: ['carousel-horse', 'ticket ribbon star', 'rose', 'stripes', 'paytone-one'] },
} as const satisfies InstantManifest;
