import type { Title } from '../title.ts';

/** The titles of the type `perya` (stalls of the fair), in the order of the lobby. */
export const perya: readonly Title[] = [
  { id: 5001, title: 'Drop Ball Daze', brand: 'perya', payTable: 'drop-ball-daze', marks: ['hot'] },
  { id: 5002, title: 'Beto Beto', brand: 'perya', payTable: 'beto-beto' },
  { id: 5003, title: 'Ferris Fortune', brand: 'perya', payTable: 'ferris-fortune', marks: ['new'] },
  { id: 5004, title: 'Carousel Cash', brand: 'perya', payTable: 'carousel-cash' },
  { id: 5005, title: 'Ring Toss', brand: 'perya', payTable: 'ring-toss' },
  { id: 5006, title: 'Balloon Pop', brand: 'perya', payTable: 'balloon-pop' },
  { id: 5007, title: 'Duck Pond', brand: 'perya', payTable: 'duck-pond' },
  { id: 5008, title: 'Tent Treasure', brand: 'perya', payTable: 'tent-treasure' },
  { id: 5009, title: 'Popcorn Plunge', brand: 'perya', payTable: 'popcorn-plunge' },
  { id: 5010, title: 'Coaster Climb', brand: 'perya', payTable: 'coaster-climb' },
  { id: 5011, title: 'Palo Sebo', brand: 'perya', payTable: 'palo-sebo', marks: ['new'] },
  { id: 5012, title: 'Coin Toss Fair', brand: 'perya', payTable: 'coin-toss-fair' },
];
