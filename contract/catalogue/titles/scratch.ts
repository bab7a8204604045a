import type { Title } from '../game.ts';

/** The titles of the type `scratch` (scratch cards of the games hall), in the order of the lobby. */
export const scratch: readonly Title[] = [
  { id: 7001, title: 'Scratch Star', brand: 'habi', rtpBp: 9200, stakes: 'thousand', marks: ['hot'] },
  { id: 7002, title: 'Lucky Ticket', brand: 'habi', rtpBp: 9150, stakes: 'standard' },
  { id: 7003, title: 'Sari Sari Scratch', brand: 'habi', rtpBp: 9100, stakes: 'standard', marks: ['new'] },
  { id: 7004, title: 'Peso Peel', brand: 'habi', rtpBp: 9180, stakes: 'standard' },
  { id: 7005, title: 'Gift Grab', brand: 'habi', rtpBp: 9120, stakes: 'thousand' },
  { id: 7006, title: 'Gem Scratch', brand: 'habi', rtpBp: 9220, stakes: 'hundred' },
  { id: 7007, title: 'Seven Scratch', brand: 'habi', rtpBp: 9160, stakes: 'hundred', marks: ['jackpot'] },
  { id: 7008, title: 'Barya Blast', brand: 'habi', rtpBp: 9140, stakes: 'standard' },
  { id: 7009, title: 'Clover Card', brand: 'habi', rtpBp: 9170, stakes: 'thousand' },
  { id: 7010, title: 'Envelope Luck', brand: 'habi', rtpBp: 9190, stakes: 'thousand' },
  { id: 7011, title: 'Trophy Tap', brand: 'habi', rtpBp: 9130, stakes: 'hundred' },
  { id: 7012, title: 'Crown Scratch', brand: 'habi', rtpBp: 9210, stakes: 'hundred' },
  { id: 7013, title: 'Anchor Away', brand: 'habi', rtpBp: 9110, stakes: 'thousand' },
  { id: 7014, title: 'Rocket Reveal', brand: 'habi', rtpBp: 9150, stakes: 'hundred', marks: ['new'] },
];
