import type { Title } from '../game.ts';

/** The titles of the type `bingo` (bingo halls), in the order of the lobby. */
export const bingo: readonly Title[] = [
  { id: 8001, title: 'Bingo Bayan', brand: 'habi', rtpBp: 9200, stakes: 'penny', marks: ['hot'] },
  { id: 8002, title: 'Bingo Bituin', brand: 'habi', rtpBp: 9180, stakes: 'penny', marks: ['jackpot'] },
  { id: 8003, title: 'Barangay Blackout', brand: 'habi', rtpBp: 9150, stakes: 'penny' },
  { id: 8004, title: 'Bingo Bangka', brand: 'alon', rtpBp: 9170, stakes: 'penny' },
  { id: 8005, title: 'Mango Bingo', brand: 'parola', rtpBp: 9160, stakes: 'penny', marks: ['new'] },
  { id: 8006, title: 'Turbo Bingo', brand: 'habi', rtpBp: 9220, stakes: 'standard' },
  { id: 8007, title: 'Bingo Bulaklak', brand: 'habi', rtpBp: 9190, stakes: 'penny' },
  { id: 8008, title: 'Fiesta Bingo', brand: 'bahaghari', rtpBp: 9140, stakes: 'penny' },
  { id: 8009, title: 'Bingo Bahaghari', brand: 'bahaghari', rtpBp: 9210, stakes: 'penny' },
  { id: 8010, title: 'Kalye Bingo', brand: 'habi', rtpBp: 9130, stakes: 'penny' },
  { id: 8011, title: 'Bingo Butanding', brand: 'alon', rtpBp: 9190, stakes: 'penny' },
  { id: 8012, title: 'Space Bingo', brand: 'tala', rtpBp: 9200, stakes: 'penny' },
];
