import { expect, it } from 'vitest';
import { textsIn } from './first-frames.ts';

it('the first frame of a game leaves out words, which depend on the language, and amounts, which depend on the stake', () => {
  expect(textsIn({ hint: 'SPIN', jackpots: { grand: 2_000_000, mini: 40_050 } })).toEqual(
    expect.arrayContaining(['SPIN', '₱20,000', '₱400.50']),
  );
});
