import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepBet, storeBet, storedBet } from './bets.ts';

const BETS = [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

describe("a press on the bet's plus or minus", () => {
  it('sets the next allowed bet, and changes nothing at the end of the list', () => {
    expect(BETS.map((bet) => stepBet(BETS, bet, 1))).toEqual([...BETS.slice(1), 10_000]);
    expect(BETS.map((bet) => stepBet(BETS, bet, -1))).toEqual([20, ...BETS.slice(0, -1)]);
  });

  it('sets an allowed bet if the current bet is not in the list', () => {
    expect([stepBet(BETS, 150, 1), stepBet(BETS, 150, -1)]).toEqual([200, 100]);
  });
});

describe('the bet at the start of a visit', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is one peso for a player without an earlier bet', () => {
    expect(storedBet('slotshack', BETS)).toBe(100);
  });

  it("is the player's last bet in that slot", () => {
    storeBet('slotshack', 500);
    expect([storedBet('slotshack', BETS), storedBet('halloween-slots', BETS)]).toEqual([500, 100]);
  });

  it('is an allowed bet that does not exceed the last one, or else the smallest bet', () => {
    storeBet('slotshack', 700);
    expect(storedBet('slotshack', BETS)).toBe(500);
    storeBet('slotshack', 5);
    expect(storedBet('slotshack', BETS)).toBe(20);
    stored.set('perya.bet.slotshack', 'lots');
    expect(storedBet('slotshack', BETS)).toBe(100);
  });
});
