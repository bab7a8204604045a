import type { Title } from '../title.ts';

/** The titles of the type `fishing` (fishing games), in the order of the lobby. */
export const fishing: readonly Title[] = [
  { id: 4001, title: 'Hari Ng Dagat', brand: 'alon', returns: [954_000], stakes: 'standard', marks: ['hot'] },
  { id: 4002, title: 'Lambat Frenzy', brand: 'alon', returns: [958_000], stakes: 'standard', marks: ['hot'] },
  { id: 4003, title: 'Pugita Reign', brand: 'alon', returns: [960_000], stakes: 'standard' },
  { id: 4004, title: 'Crab Commando', brand: 'alon', returns: [957_000], stakes: 'penny' },
  { id: 4005, title: 'Whale Watch', brand: 'alon', returns: [962_000], stakes: 'high', marks: ['jackpot'] },
  { id: 4006, title: 'Dolphin Dash', brand: 'alon', returns: [959_000], stakes: 'penny' },
  { id: 4007, title: 'Puffer Panic', brand: 'alon', returns: [956_000], stakes: 'penny', marks: ['new'] },
  { id: 4008, title: 'Lambat Legends', brand: 'alon', returns: [961_000], stakes: 'standard' },
  { id: 4009, title: 'Squid Squad', brand: 'bituin', returns: [958_000], stakes: 'standard' },
  { id: 4010, title: 'Lobster Lagoon', brand: 'alon', returns: [960_000], stakes: 'standard' },
  { id: 4011, title: 'Jelly Jamboree', brand: 'bituin', returns: [957_000], stakes: 'penny' },
  { id: 4012, title: 'Coral Cannon', brand: 'alon', returns: [963_000], stakes: 'high' },
  { id: 4013, title: 'Orca Odyssey', brand: 'alon', returns: [964_000], stakes: 'high' },
  { id: 4014, title: 'Deep Sea Duel', brand: 'bituin', returns: [959_000], stakes: 'standard' },
  { id: 4015, title: 'Swan Sprint', brand: 'alon', returns: [961_000], stakes: 'penny', marks: ['new'] },
  { id: 4016, title: 'Crocodile Cove', brand: 'bituin', returns: [958_000], stakes: 'standard' },
];
