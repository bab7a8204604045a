import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepBet, storeBet, storedBet } from './bets.ts';

const BETS = [20, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

describe('a bet step', () => {
  it('goes to the next allowed bet and stays at the ends', () => {
    expect(BETS.map((bet) => stepBet(BETS, bet, 1))).toEqual([...BETS.slice(1), 10_000]);
    expect(BETS.map((bet) => stepBet(BETS, bet, -1))).toEqual([20, ...BETS.slice(0, -1)]);
  });

  it('returns to the list from a bet outside it', () => {
    expect([stepBet(BETS, 150, 1), stepBet(BETS, 150, -1)]).toEqual([200, 100]);
  });
});

describe('the stored bet', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is one peso for a new player', () => {
    expect(storedBet('slotshack', BETS)).toBe(100);
  });

  it('is the last choice for that game', () => {
    storeBet('slotshack', 500);
    expect([storedBet('slotshack', BETS), storedBet('halloween-slots', BETS)]).toEqual([500, 100]);
  });

  it('is never a bet that the slot does not accept, nor more than was chosen', () => {
    storeBet('slotshack', 700);
    expect(storedBet('slotshack', BETS)).toBe(500);
    storeBet('slotshack', 5);
    expect(storedBet('slotshack', BETS)).toBe(20);
    stored.set('perya.bet.slotshack', 'lots');
    expect(storedBet('slotshack', BETS)).toBe(100);
  });
});
