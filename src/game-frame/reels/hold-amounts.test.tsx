import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HoldAmounts } from './hold-amounts.tsx';
import { jackpotsOf } from './hold-jackpots.ts';

const strips = { volatility: 'low', declared: 9_600 } as Parameters<typeof jackpotsOf>[0];
const textsAt = (stake: number): readonly string[] =>
  [
    ...renderToStaticMarkup(<HoldAmounts jackpots={jackpotsOf(strips, stake)} />).matchAll(
      /<text[^>]*>([^<]*)/g,
    ),
  ].map(([, text = '']) => text);

it('writes the amounts of the chosen stake on the photograph, the grand jackpot first', () => {
  expect(textsAt(200)[0]).toBe('₱1,000');
  expect(textsAt(2_000)[0]).toBe('₱10,000');
  expect(textsAt(200)).toHaveLength(4);
});
