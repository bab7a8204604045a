import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anyAsk,
  clearPendingRound,
  hasPendingRound,
  keepPendingRound,
  readPendingRounds,
} from './pending-round.ts';

const GAME = 'slotshack';
const round = {
  userId: 7,
  clientTxnId: '01890000-0000-7000-8000-000000000001',
  at: 1_000,
  ask: { bet: 100 },
};
const second = {
  ...round,
  clientTxnId: '01890000-0000-7000-8000-000000000002',
  at: 1_500,
  ask: { bet: 200 },
};
const read = (userId: number, now: number) => readPendingRounds(GAME, userId, now, anyAsk);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('pending round', () => {
  it('is found only by its player, and only in its game', () => {
    keepPendingRound(GAME, round);
    expect(read(7, 2_000)).toEqual([round]);
    expect(read(8, 2_000)).toEqual([]);
    expect(readPendingRounds('coin-pusher', 7, 2_000, anyAsk)).toEqual([]);
  });

  it('counts as unseen, whichever game it belongs to', () => {
    keepPendingRound(GAME, round);
    expect([hasPendingRound(7, 2_000), hasPendingRound(8, 2_000)]).toEqual([true, false]);
    clearPendingRound(GAME, round.clientTxnId);
    expect(hasPendingRound(7, 2_000)).toBe(false);
  });

  it('queues behind earlier ones', () => {
    keepPendingRound(GAME, round);
    keepPendingRound(GAME, second);
    expect(read(7, 2_000)).toEqual([round, second]);
  });

  it('is dropped after a day, so that an id which never arrived spends nothing unasked', () => {
    keepPendingRound(GAME, round);
    expect(read(7, round.at + 24 * 3_600_000)).toEqual([round]);
    expect(read(7, round.at + 24 * 3_600_000 + 1)).toEqual([]);
  });

  it("is cleared only by its own id: another tab's result leaves it", () => {
    keepPendingRound(GAME, round);
    clearPendingRound(GAME, second.clientTxnId);
    expect(read(7, 2_000)).toEqual([round]);
    clearPendingRound(GAME, round.clientTxnId);
    expect(read(7, 2_000)).toEqual([]);
  });

  it('survives invalid text under its key and unavailable storage', () => {
    for (const text of ['', '{', 'null', '[{"userId":"7"}]', '[null]', '{}']) {
      localStorage.setItem(`perya.pending.${GAME}`, text);
      expect(read(7, 0)).toEqual([]);
    }
    vi.stubGlobal('localStorage', undefined);
    keepPendingRound(GAME, round);
    expect(read(7, 0)).toEqual([]);
  });

  it('is ignored if its request is not one of the game', () => {
    keepPendingRound(GAME, round);
    const hasCard = (ask: object): ask is { card: string } => 'card' in ask;
    expect(readPendingRounds(GAME, 7, 2_000, hasCard)).toEqual([]);
  });
});
