import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPendingSpin, keepPendingSpin, readPendingSpin } from './pending-spin.ts';

const spin = { userId: 7, clientTxnId: '01890000-0000-7000-8000-000000000001', at: 1_000 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a pending spin', () => {
  it('is found again by its player, and by nobody else', () => {
    keepPendingSpin(spin);
    expect(readPendingSpin(7, 2_000)).toEqual(spin);
    expect(readPendingSpin(8, 2_000)).toBeUndefined();
  });

  it('is forgotten after a day, so that an id which never arrived spends no chance unasked', () => {
    keepPendingSpin(spin);
    expect(readPendingSpin(7, spin.at + 24 * 3_600_000)).toEqual(spin);
    expect(readPendingSpin(7, spin.at + 24 * 3_600_000 + 1)).toBeUndefined();
  });

  it('is cleared by its own id only: the result of another tab leaves it', () => {
    keepPendingSpin(spin);
    clearPendingSpin('01890000-0000-7000-8000-000000000002');
    expect(readPendingSpin(7, 2_000)).toEqual(spin);
    clearPendingSpin(spin.clientTxnId);
    expect(readPendingSpin(7, 2_000)).toBeUndefined();
  });

  it('survives odd texts under its name and closed storage', () => {
    for (const text of ['', '{', 'null', '{"userId":"7"}', '[]']) {
      localStorage.setItem('perya.pendingSpin', text);
      expect(readPendingSpin(7, 0)).toBeUndefined();
    }
    vi.stubGlobal('localStorage', undefined);
    keepPendingSpin(spin);
    expect(readPendingSpin(7, 0)).toBeUndefined();
  });
});
