import type { Title } from '../title.ts';

/** The titles of the type `originals` (instant and step games of the house), in the order of the lobby. */
export const originals: readonly Title[] = [
  { id: 2001, title: 'Crash', brand: 'perya', payTable: 'crash', marks: ['hot'] },
  { id: 2002, title: 'Dice', brand: 'perya', payTable: 'dice', marks: ['hot'] },
  { id: 2003, title: 'Mines', brand: 'perya', payTable: 'mines', marks: ['hot'] },
  { id: 2004, title: 'Plinko', brand: 'perya', payTable: 'plinko', marks: ['hot'] },
  { id: 2005, title: 'Limbo', brand: 'perya', payTable: 'limbo' },
  { id: 2006, title: 'Wheel', brand: 'perya', payTable: 'wheel' },
  { id: 2007, title: 'Hilo', brand: 'perya', payTable: 'hilo' },
  { id: 2008, title: 'Keno', brand: 'perya', payTable: 'keno' },
  { id: 2009, title: 'Towers', brand: 'perya', payTable: 'towers', marks: ['new'] },
  { id: 2010, title: 'Coinflip', brand: 'perya', payTable: 'coin-flips' },
  { id: 2011, title: 'Cups', brand: 'perya', payTable: 'cups' },
  { id: 2012, title: 'Diamonds', brand: 'perya', payTable: 'diamonds' },
  { id: 2013, title: 'Pump', brand: 'perya', payTable: 'pump', marks: ['new'] },
  { id: 2014, title: 'Snakes', brand: 'perya', payTable: 'snakes' },
  { id: 2015, title: 'Karera', brand: 'perya', payTable: 'karera' },
  {
    id: 2016,
    title: 'Coin Pusher',
    brand: 'perya',
    returns: [876_000],
    stakes: 'pusher',
    marks: ['hot', 'new'],
    page: '/activity/coin-pusher',
  },
];
