import type { Title } from '../title.ts';

/** The titles of the type `scratch` (scratch cards of the games hall), in the order of the lobby. */
export const scratch: readonly Title[] = [
  { id: 7001, title: 'Scratch Star', brand: 'habi', payTable: 'scratch-star', marks: ['hot'] },
  { id: 7002, title: 'Lucky Ticket', brand: 'habi', payTable: 'lucky-ticket' },
  { id: 7003, title: 'Sari Sari Scratch', brand: 'habi', payTable: 'sari-sari-scratch', marks: ['new'] },
  { id: 7004, title: 'Peso Peel', brand: 'habi', payTable: 'peso-peel' },
  { id: 7005, title: 'Gift Grab', brand: 'habi', payTable: 'gift-grab' },
  { id: 7006, title: 'Gem Scratch', brand: 'habi', payTable: 'gem-scratch' },
  { id: 7007, title: 'Seven Scratch', brand: 'habi', payTable: 'seven-scratch', marks: ['jackpot'] },
  { id: 7008, title: 'Barya Blast', brand: 'habi', payTable: 'barya-blast' },
  { id: 7009, title: 'Clover Card', brand: 'habi', payTable: 'clover-card' },
  { id: 7010, title: 'Envelope Luck', brand: 'habi', payTable: 'envelope-luck' },
  { id: 7011, title: 'Trophy Tap', brand: 'habi', payTable: 'trophy-tap' },
  { id: 7012, title: 'Crown Scratch', brand: 'habi', payTable: 'crown-scratch' },
  { id: 7013, title: 'Anchor Away', brand: 'habi', payTable: 'anchor-away' },
  { id: 7014, title: 'Rocket Reveal', brand: 'habi', payTable: 'rocket-reveal', marks: ['new'] },
];
