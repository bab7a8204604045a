import type { Title } from '../game.ts';

/** The titles of the type `originals` (instant and step games of the house), in the order of the lobby. */
export const originals: readonly Title[] = [
  { id: 2001, title: 'Crash', brand: 'perya', rtpBp: 9900, stakes: 'standard', marks: ['hot'] },
  {
    id: 2002,
    title: 'Dice',
    brand: 'perya',
    rtpBp: 9889,
    rtpMostBp: 9899,
    stakes: 'standard',
    marks: ['hot'],
  },
  { id: 2003, title: 'Mines', brand: 'perya', rtpBp: 9900, stakes: 'standard', marks: ['hot'] },
  { id: 2004, title: 'Plinko', brand: 'perya', rtpBp: 9900, stakes: 'standard', marks: ['hot'] },
  { id: 2005, title: 'Limbo', brand: 'perya', rtpBp: 9897, rtpMostBp: 9900, stakes: 'standard' },
  { id: 2006, title: 'Wheel', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2007, title: 'Hilo', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2008, title: 'Keno', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2009, title: 'Towers', brand: 'perya', rtpBp: 9900, stakes: 'standard', marks: ['new'] },
  { id: 2010, title: 'Coinflip', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2011, title: 'Cups', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2012, title: 'Diamonds', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2013, title: 'Pump', brand: 'perya', rtpBp: 9900, stakes: 'standard', marks: ['new'] },
  { id: 2014, title: 'Snakes', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  { id: 2015, title: 'Karera', brand: 'perya', rtpBp: 9900, stakes: 'standard' },
  {
    id: 2016,
    title: 'Coin Pusher',
    brand: 'perya',
    rtpBp: 8760,
    stakes: 'pusher',
    marks: ['hot', 'new'],
    page: '/activity/coin-pusher',
  },
];
