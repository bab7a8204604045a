import { describe, expect, it } from 'vitest';
import { perya } from '../../contract/catalogue/titles/perya.ts';
import { scratch } from '../../contract/catalogue/titles/scratch.ts';
import { slots } from '../../contract/catalogue/titles/slots.ts';
import { asNumber } from '../../fair/ratio.ts';
import { gameNames, returnsOfGame, titleLines } from './titles.ts';

/** Returns the returns as shown, in hundredths of a per cent: rounded down. */
const shown = (title: string): number[] =>
  returnsOfGame(title.toLowerCase().replaceAll(' ', '-')).map(({ share }) =>
    Math.floor(Math.round(asNumber(share) * 1_000_000) / 100),
  );

describe('return of a title', () => {
  it.each([...perya, ...scratch, ...slots.filter(({ page }) => page === undefined)])(
    '$title matches the catalogue',
    ({ title, rtpBp }) => {
      expect(new Set(shown(title))).toEqual(new Set([rtpBp]));
    },
  );

  it('exists for every game of the hall except the reels, which have their own checks', () => {
    const others = gameNames().filter((name) => !name.startsWith('reels-'));
    expect(others.filter((name) => returnsOfGame(name).length === 0)).toEqual([]);
  });

  it('is found by title or name, and undefined without a game', () => {
    expect(titleLines('Beto Beto')?.[0]).toBe('beto-beto: 94.5000 %');
    expect(titleLines('Coinflip')?.[0]).toBe('coin-flip: 99.0000 %');
    expect(titleLines('Mines')?.[0]).toBe('mines: 98.2800 % to 99.0000 %');
    expect(titleLines('No such title')).toBeUndefined();
  });
});
