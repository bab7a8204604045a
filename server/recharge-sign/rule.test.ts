import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';
import { addedByUpgrade, cardOf, diamondsOf, missingFor, type StoredStamp } from './rule.ts';

const STAMPS = RECHARGE_SIGN.diamonds.length;
const TODAY = 20_000;

/** Latest stamps of a player who has any number of them, with missed days in between; the newest may have any age. */
const history = fc
  .record({
    number: fc.integer({ min: 0, max: 40 }),
    age: fc.integer({ min: 0, max: 9 }),
    gaps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: STAMPS, maxLength: STAMPS }),
    upgraded: fc.array(fc.boolean(), { minLength: STAMPS, maxLength: STAMPS }),
  })
  .map(({ number, age, gaps, upgraded }): StoredStamp[] => {
    let day = TODAY - age;
    return Array.from({ length: Math.min(number, STAMPS) }, (_, index) => {
      const stamp = { number: number - index, day, isUpgraded: upgraded[index] ?? false };
      day -= gaps[index] ?? 1;
      return stamp;
    });
  });

describe('a deposit card', () => {
  it('shows the stamps of the current card in order, whatever days were missed, and stays full until its last day is over', () => {
    fc.assert(
      fc.property(history, (last) => {
        const card = cardOf(last, { today: TODAY, deposited: 0 });
        expect(card.stamps.map(({ id }) => id)).toEqual(card.stamps.map((_, place) => place + 1));
        expect(card.number).toBe(last[0]?.number ?? 0);
        expect(card.today !== undefined).toBe(last[0]?.day === TODAY);
        expect(card.today).toBe(card.today && card.stamps.at(-1));
        const isFull = card.stamps.length === STAMPS;
        if (isFull) expect(card.today).toBeDefined();
        else expect(card.stamps).toHaveLength((last[0]?.number ?? 0) % STAMPS);
        expect(card.stamps.map(({ isUpgraded }) => isUpgraded)).toEqual(
          last
            .slice(0, card.stamps.length)
            .map(({ isUpgraded }) => isUpgraded)
            .toReversed(),
        );
      }),
    );
  });

  it('is worth 150 diamonds, and three times that with larger deposits', () => {
    const places = RECHARGE_SIGN.diamonds.map((_, place) => place + 1);
    expect(places.reduce((sum, id) => sum + diamondsOf(id), 0)).toBe(150);
    expect(places.reduce((sum, id) => sum + diamondsOf(id) + addedByUpgrade(id), 0)).toBe(450);
  });

  it('shows how much is still missing from the day’s deposits', () => {
    const card = cardOf([], { today: TODAY, deposited: 99_99 });
    expect(missingFor(card, RECHARGE_SIGN.needs)).toBe(1);
    expect(missingFor({ ...card, deposited: 100_00 }, RECHARGE_SIGN.needs)).toBe(0);
    expect(missingFor({ ...card, deposited: 700_00 }, RECHARGE_SIGN.upgradeNeeds)).toBe(0);
  });
});
