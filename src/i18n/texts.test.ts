import { describe, expect, it } from 'vitest';
import { daysAgo, formatDay, formatTime } from './dates.ts';
import { en } from './en.ts';
import { translator } from './i18n.tsx';

describe('texts', () => {
  it('have their placeholders replaced by the given values', () => {
    expect(translator<typeof en>(en)('nav.balance', { amount: '₱12' })).toBe(
      en['nav.balance'].replace('{amount}', '₱12'),
    );
  });

  it('choose between singular and plural', () => {
    const texts = { cards: '{count} {count:card|cards}, {none}!' } as const;
    const t = translator<typeof texts>(texts);
    expect(t('cards', { count: 1, none: '' })).toBe('1 card, !');
    expect([0, 2, '1,000'].map((count) => t('cards', { count, none: '-' }))).toEqual([
      '0 cards, -!',
      '2 cards, -!',
      '1,000 cards, -!',
    ]);
  });

  it("have the specification's wording for a time-out", () => {
    expect(en['error.title.timeout']).toBe('Tips');
    expect(en['error.timeout']).toBe('The request has timed out, please try again later');
  });
});

describe('dates', () => {
  // 17:30 UTC on 20 November is 1:30 in the morning of 21 November in Manila.
  const ms = Date.UTC(2026, 10, 20, 17, 30, 5);

  it('are formatted in Manila time', () => {
    expect(formatDay(ms, 'en')).toBe('21 November 2026');
    expect(formatTime(ms, 'en').replace(/\s/g, ' ')).toMatch(/^1:30:05 AM$/i);
  });

  it('are as many days apart as there are Manila midnights between them', () => {
    expect(daysAgo(ms, ms + 3_600_000)).toBe(0);
    expect(daysAgo(ms - 2 * 3_600_000, ms)).toBe(1);
  });
});
