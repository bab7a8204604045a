import type { Title } from '../game.ts';

/** The titles of the type `fishing` (fishing games), in the order of the lobby. */
export const fishing: readonly Title[] = [
  { id: 4001, title: 'Hari Ng Dagat', brand: 'alon', rtpBp: 9540, stakes: 'standard', marks: ['hot'] },
  { id: 4002, title: 'Lambat Frenzy', brand: 'alon', rtpBp: 9580, stakes: 'standard', marks: ['hot'] },
  { id: 4003, title: 'Pugita Reign', brand: 'alon', rtpBp: 9600, stakes: 'standard' },
  { id: 4004, title: 'Crab Commando', brand: 'alon', rtpBp: 9570, stakes: 'penny' },
  { id: 4005, title: 'Whale Watch', brand: 'alon', rtpBp: 9620, stakes: 'high', marks: ['jackpot'] },
  { id: 4006, title: 'Dolphin Dash', brand: 'alon', rtpBp: 9590, stakes: 'penny' },
  { id: 4007, title: 'Puffer Panic', brand: 'alon', rtpBp: 9560, stakes: 'penny', marks: ['new'] },
  { id: 4008, title: 'Lambat Legends', brand: 'alon', rtpBp: 9610, stakes: 'standard' },
  { id: 4009, title: 'Squid Squad', brand: 'bituin', rtpBp: 9580, stakes: 'standard' },
  { id: 4010, title: 'Lobster Lagoon', brand: 'alon', rtpBp: 9600, stakes: 'standard' },
  { id: 4011, title: 'Jelly Jamboree', brand: 'bituin', rtpBp: 9570, stakes: 'penny' },
  { id: 4012, title: 'Coral Cannon', brand: 'alon', rtpBp: 9630, stakes: 'high' },
  { id: 4013, title: 'Orca Odyssey', brand: 'alon', rtpBp: 9640, stakes: 'high' },
  { id: 4014, title: 'Deep Sea Duel', brand: 'bituin', rtpBp: 9590, stakes: 'standard' },
  { id: 4015, title: 'Swan Sprint', brand: 'alon', rtpBp: 9610, stakes: 'penny', marks: ['new'] },
  { id: 4016, title: 'Crocodile Cove', brand: 'bituin', rtpBp: 9580, stakes: 'standard' },
];
