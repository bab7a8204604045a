import type { Title } from '../game.ts';

/** The titles of the type `perya` (stalls of the fair), in the order of the lobby. */
export const perya: readonly Title[] = [
  { id: 5001, title: 'Drop Ball Daze', brand: 'perya', rtpBp: 9400, stakes: 'standard', marks: ['hot'] },
  { id: 5002, title: 'Beto Beto', brand: 'perya', rtpBp: 9450, stakes: 'standard' },
  { id: 5003, title: 'Ferris Fortune', brand: 'perya', rtpBp: 9500, stakes: 'standard', marks: ['new'] },
  { id: 5004, title: 'Carousel Cash', brand: 'perya', rtpBp: 9480, stakes: 'standard' },
  { id: 5005, title: 'Ring Toss', brand: 'perya', rtpBp: 9420, stakes: 'standard' },
  { id: 5006, title: 'Balloon Pop', brand: 'perya', rtpBp: 9460, stakes: 'standard' },
  { id: 5007, title: 'Duck Pond', brand: 'perya', rtpBp: 9440, stakes: 'standard' },
  { id: 5008, title: 'Tent Treasure', brand: 'perya', rtpBp: 9470, stakes: 'standard' },
  { id: 5009, title: 'Popcorn Plunge', brand: 'perya', rtpBp: 9430, stakes: 'standard' },
  { id: 5010, title: 'Coaster Climb', brand: 'perya', rtpBp: 9490, stakes: 'standard' },
  { id: 5011, title: 'Palo Sebo', brand: 'perya', rtpBp: 9410, stakes: 'standard', marks: ['new'] },
  { id: 5012, title: 'Coin Toss Fair', brand: 'perya', rtpBp: 9459, stakes: 'standard' },
];
