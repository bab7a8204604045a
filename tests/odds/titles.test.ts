import { describe, expect, it } from 'vitest';
import { titles } from '../../contract/catalogue/catalogue.ts';
import { asNumber } from '../../fair/ratio.ts';
import { returnsOfPayTable, ruledNames, titleLines } from './titles.ts';

/** Returns the return of a pay table for each choice, in hundredths of a per cent, rounded down as players see it. */
const shown = (payTable: string): number[] =>
  returnsOfPayTable(payTable).map(({ share }) => Math.floor(Math.round(asNumber(share) * 1_000_000) / 100));

/** Game titles whose return is the same for every choice of the player. */
const plain = titles.filter(({ type }) => ['perya', 'scratch', 'slots'].includes(type));

describe('return of a game title', () => {
  it.each(
    plain.flatMap(({ payTable, ...title }) => (payTable === undefined ? [] : [{ ...title, payTable }])),
  )('of $title is the one in the catalogue', ({ payTable, rtpBp }) => {
    expect(new Set(shown(payTable))).toEqual(new Set([rtpBp]));
  });

  it('can be computed for every game of the hall except the reels, which have their own checks', () => {
    const others = ruledNames().filter((name) => !name.startsWith('reels-'));
    expect(others.filter((name) => returnsOfPayTable(name).length === 0)).toEqual([]);
  });

  it('is found by the title or the name of its rules, and is undefined for an unknown title', () => {
    expect(titleLines('Beto Beto')?.[0]).toBe('beto-beto: 94.5000 %');
    expect(titleLines('Coinflip')?.[0]).toBe('coin-flip: 99.0000 %');
    expect(titleLines('Mines')?.[0]).toBe('mines: 98.2800 % to 99.0000 %');
    expect(titleLines('No such title')).toBeUndefined();
  });
});
