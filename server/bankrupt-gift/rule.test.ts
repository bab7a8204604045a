import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKRUPT_GIFT } from '../../contract/bankrupt-gift.ts';
import { manilaDay, manilaDayStart } from '../clock.ts';
import { NOON } from '../testing/players.ts';
import {
  type GiftFacts,
  giftsOf,
  giftStanding,
  type ReceivedGift,
  riskScore,
  whyNotFirst,
  whyNotSecond,
} from './rule.ts';

const { emptyBelow, lossFrom, windowMs, delayMs, aWeek, riskBelow } = BANKRUPT_GIFT;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const received = (at: number, more: Partial<ReceivedGift> = {}): ReceivedGift => ({
  emptiedOn: manilaDay(at),
  receivedOn: manilaDay(at),
  at,
  first: 30_00,
  second: 20_00,
  secondFrom: 300_00,
  hasSecond: false,
  ...more,
});

/** A player who lost ₱1,000 at noon and is eligible for the first gift. */
const LOST: GiftFacts = {
  now: NOON + delayMs,
  held: 0,
  emptiedAt: NOON,
  loss: 1_000_00,
  level: 2,
  isRoundOpen: false,
  risk: 0,
  last: undefined,
  thisWeek: 0,
  validBet: 0,
};

const facts: fc.Arbitrary<GiftFacts> = fc
  .record({
    now: fc.integer({ min: NOON, max: NOON + 3 * DAY }),
    held: fc.integer({ min: 0, max: 2 * emptyBelow }),
    emptiedAt: fc.option(fc.integer({ min: NOON - 2 * DAY, max: NOON + 3 * DAY }), { nil: undefined }),
    loss: fc.integer({ min: -lossFrom, max: 100 * lossFrom }),
    level: fc.integer({ min: 0, max: 10 }),
    isRoundOpen: fc.boolean(),
    risk: fc.integer({ min: 0, max: 3 }),
    last: fc.option(
      fc
        .record({
          at: fc.integer({ min: NOON - 2 * DAY, max: NOON + 3 * DAY }),
          secondFrom: fc.integer({ min: 0, max: 1_000_00 }),
          hasSecond: fc.boolean(),
        })
        .map(({ at, ...more }) => received(at, more)),
      { nil: undefined },
    ),
    thisWeek: fc.integer({ min: 0, max: aWeek }),
    validBet: fc.integer({ min: 0, max: 1_000_00 }),
  })
  .filter(
    ({ now, emptiedAt = now, last, held }) =>
      emptiedAt <= now && (last?.at ?? now) <= now && (held < emptyBelow || emptiedAt === now),
  );

describe('the gifts for a loss', () => {
  it('are 3 and 2 per cent of the loss, and the second requires a bet of ten times the first gift', () => {
    expect(giftsOf(1_000_00, 2)).toEqual({ first: 30_00, second: 20_00, bet: 300_00 });
  });

  it('are whole centavos, above zero, and at most the level’s maximum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: lossFrom, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 10 }),
        (loss, level) => {
          const { first, second, bet } = giftsOf(loss, level);
          const most = 20_00 + 20_00 * level;
          expect(first).toBe(Math.min(most, Math.floor(loss * 0.03 + 1e-6)));
          expect(second).toBeLessThanOrEqual(first);
          expect(second).toBeGreaterThan(0);
          expect(bet).toBe(10 * first);
        },
      ),
    );
  });
});

describe('the first gift for an empty wallet', () => {
  it('is available from ten minutes after the wallet became empty until a day after', () => {
    expect(whyNotFirst({ ...LOST, now: NOON + delayMs - 1 })).toBe('early');
    expect(whyNotFirst(LOST)).toBeUndefined();
    expect(whyNotFirst({ ...LOST, now: NOON + windowMs - 1 })).toBeUndefined();
    expect(whyNotFirst({ ...LOST, now: NOON + windowMs })).toBe('over');
  });

  it.each([
    ['notEmpty', { held: emptyBelow }],
    ['smallLoss', { loss: lossFrom - 1 }],
    ['smallLoss', { emptiedAt: undefined }],
    ['roundOpen', { isRoundOpen: true }],
    ['risk', { risk: riskBelow }],
    ['received', { thisWeek: aWeek }],
    ['received', { last: received(NOON - HOUR) }],
    ['received', { last: received(NOON - DAY + HOUR) }],
    ['received', { last: received(NOON - 2 * DAY, { emptiedOn: manilaDay(NOON) }) }],
    [undefined, { last: received(NOON - 2 * DAY) }],
    [undefined, { last: received(NOON - DAY, { hasSecond: true }) }],
    [undefined, { held: emptyBelow - 1, loss: lossFrom, risk: riskBelow - 1, thisWeek: aWeek - 1 }],
  ] as const)('is refused with the reason %s', (refusal, changed) => {
    expect(whyNotFirst({ ...LOST, ...changed })).toBe(refusal);
  });

  it('is never available with coins left, after a small loss, with risk signals, or on the day of another gift', () => {
    fc.assert(
      fc.property(facts, (all) => {
        if (whyNotFirst(all) !== undefined) return;
        const { now, held, emptiedAt = 0, loss, last, risk, thisWeek, isRoundOpen } = all;
        expect(held).toBeLessThan(emptyBelow);
        expect(loss).toBeGreaterThanOrEqual(lossFrom);
        expect(now - emptiedAt).toBeGreaterThanOrEqual(delayMs);
        expect(now - emptiedAt).toBeLessThan(windowMs);
        expect([risk < riskBelow, thisWeek < aWeek, isRoundOpen]).toEqual([true, true, false]);
        expect(last?.receivedOn).not.toBe(manilaDay(now));
        expect(last?.emptiedOn ?? 0).toBeLessThan(manilaDay(emptiedAt));
      }),
    );
  });
});

describe('the second gift for an empty wallet', () => {
  const last = received(NOON);
  it('is paid once, after its valid bet, within a day of the first gift', () => {
    const at = { ...LOST, now: NOON + HOUR, last };
    expect(whyNotSecond({ ...at, last: undefined })).toBe('noFirst');
    expect(whyNotSecond({ ...at, validBet: 300_00 - 1 })).toBe('betMissing');
    expect(whyNotSecond({ ...at, validBet: 300_00 })).toBeUndefined();
    expect(whyNotSecond({ ...at, validBet: 300_00, now: NOON + windowMs })).toBe('over');
    expect(whyNotSecond({ ...at, validBet: 300_00, last: { ...last, hasSecond: true } })).toBe('received');
  });
});

describe('the state of a gift', () => {
  it('offers a gift exactly if the rules of that gift allow it', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const standing = giftStanding(all);
        const offersFirst = standing.state === 'first' && standing.canReceive;
        const offersSecond = standing.state === 'second' && standing.canReceive;
        expect(offersFirst).toBe(whyNotFirst(all) === undefined);
        expect(offersSecond).toBe(whyNotSecond(all) === undefined);
        if (standing.state === 'first' || standing.state === 'second')
          expect(standing.until).toBeGreaterThan(all.now);
      }),
    );
  });

  it('is "over" a day after the loss, and "none" for a player who never had a gift', () => {
    expect(giftStanding({ ...LOST, now: NOON + windowMs }).state).toBe('over');
    expect(giftStanding({ ...LOST, last: received(NOON, { hasSecond: true }) }).state).toBe('over');
    expect(giftStanding({ ...LOST, held: emptyBelow, emptiedAt: undefined }).state).toBe('none');
    expect(giftStanding({ ...LOST, risk: riskBelow }).state).toBe('none');
  });
});

describe('the risk score', () => {
  const midnight = manilaDayStart(NOON);
  it.each([
    [0, { deposits: 2, emptiedAt: midnight + 5 * HOUR, breakUntil: midnight - 40 * DAY }],
    [1, { deposits: 3, emptiedAt: midnight + 5 * HOUR, breakUntil: 0 }],
    [1, { deposits: 0, emptiedAt: midnight + 5 * HOUR - 1, breakUntil: 0 }],
    [1, { deposits: 0, emptiedAt: NOON, breakUntil: NOON - 29 * DAY }],
    [3, { deposits: 5, emptiedAt: midnight, breakUntil: midnight }],
  ])("counts the risk signals in a player's facts: %i", (score, known) => {
    expect(riskScore(known)).toBe(score);
  });
});
