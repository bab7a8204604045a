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

describe('a stored round that was not shown yet', () => {
  it('is found only for its own player and its own game', () => {
    keepPendingRound(GAME, round);
    expect(read(7, 2_000)).toEqual([round]);
    expect(read(8, 2_000)).toEqual([]);
    expect(readPendingRounds('coin-pusher', 7, 2_000, anyAsk)).toEqual([]);
  });

  it('makes hasPendingRound true for its player until it is cleared', () => {
    keepPendingRound(GAME, round);
    expect([hasPendingRound(7, 2_000), hasPendingRound(8, 2_000)]).toEqual([true, false]);
    clearPendingRound(GAME, round.clientTxnId);
    expect(hasPendingRound(7, 2_000)).toBe(false);
  });

  it('is listed after rounds that were stored before it', () => {
    keepPendingRound(GAME, round);
    keepPendingRound(GAME, second);
    expect(read(7, 2_000)).toEqual([round, second]);
  });

  it('is ignored after a day: a request that never arrived must not stake coins so late', () => {
    keepPendingRound(GAME, round);
    expect(read(7, round.at + 24 * 3_600_000)).toEqual([round]);
    expect(read(7, round.at + 24 * 3_600_000 + 1)).toEqual([]);
  });

  it("is cleared only by its own id, not by the result of another tab's round", () => {
    keepPendingRound(GAME, round);
    clearPendingRound(GAME, second.clientTxnId);
    expect(read(7, 2_000)).toEqual([round]);
    clearPendingRound(GAME, round.clientTxnId);
    expect(read(7, 2_000)).toEqual([]);
  });

  it('is missing, without an error, if the stored text is invalid or storage is unavailable', () => {
    for (const text of ['', '{', 'null', '[{"userId":"7"}]', '[null]', '{}']) {
      localStorage.setItem(`perya.pending.${GAME}`, text);
      expect(read(7, 0)).toEqual([]);
    }
    vi.stubGlobal('localStorage', undefined);
    keepPendingRound(GAME, round);
    expect(read(7, 0)).toEqual([]);
  });

  it('is ignored if its parameters do not fit the game', () => {
    keepPendingRound(GAME, round);
    const hasCard = (ask: object): ask is { card: string } => 'card' in ask;
    expect(readPendingRounds(GAME, 7, 2_000, hasCard)).toEqual([]);
  });
});
