import type { Title } from '../title.ts';

/** The titles of the type `bingo` (bingo halls), in the order of the lobby. */
export const bingo: readonly Title[] = [
  { id: 8001, title: 'Bingo Bayan', brand: 'habi', returns: [920_000], stakes: 'penny', marks: ['hot'] },
  { id: 8002, title: 'Bingo Bituin', brand: 'habi', returns: [918_000], stakes: 'penny', marks: ['jackpot'] },
  { id: 8003, title: 'Barangay Blackout', brand: 'habi', returns: [915_000], stakes: 'penny' },
  { id: 8004, title: 'Bingo Bangka', brand: 'alon', returns: [917_000], stakes: 'penny' },
  { id: 8005, title: 'Mango Bingo', brand: 'parola', returns: [916_000], stakes: 'penny', marks: ['new'] },
  { id: 8006, title: 'Turbo Bingo', brand: 'habi', returns: [922_000], stakes: 'standard' },
  { id: 8007, title: 'Bingo Bulaklak', brand: 'habi', returns: [919_000], stakes: 'penny' },
  { id: 8008, title: 'Fiesta Bingo', brand: 'bahaghari', returns: [914_000], stakes: 'penny' },
  { id: 8009, title: 'Bingo Bahaghari', brand: 'bahaghari', returns: [921_000], stakes: 'penny' },
  { id: 8010, title: 'Kalye Bingo', brand: 'habi', returns: [913_000], stakes: 'penny' },
  { id: 8011, title: 'Bingo Butanding', brand: 'alon', returns: [919_000], stakes: 'penny' },
  { id: 8012, title: 'Space Bingo', brand: 'tala', returns: [920_000], stakes: 'penny' },
];
