import { describe, expect, it } from 'vitest';
import { addRecord, noteRound } from './after-round.ts';

const proof = (nonce: number) => ({
  seed: 's',
  seedHash: 'h',
  clientSeed: 'c',
  nonce,
  rulesVersion: 'v',
});

describe("an answer's data about the next round", () => {
  it('are applied, unless a later round is known', () => {
    const known = { nonce: 4, nextSeedHash: 'old' };
    expect(noteRound(known, { proof: proof(4), nextSeedHash: 'new' })).toBe(true);
    expect(known).toEqual({ nonce: 5, nextSeedHash: 'new' });
    expect(noteRound(known, { proof: proof(3), nextSeedHash: 'older' })).toBe(false);
    expect(noteRound(known, { proof: proof(4), nextSeedHash: 'again' })).toBe(false);
    expect(known).toEqual({ nonce: 5, nextSeedHash: 'new' });
  });
});

describe('a record', () => {
  it('begins with the round that was just shown, once', () => {
    const record = { pages: [{ list: [{ id: '2' }, { id: '1' }] }, { list: [{ id: '0' }] }] };
    addRecord(record, { id: '3' });
    addRecord(record, { id: '3' });
    expect(record.pages).toEqual([
      { list: [{ id: '3' }, { id: '2' }, { id: '1' }] },
      { list: [{ id: '0' }] },
    ]);
  });

  it('without a loaded page stays unchanged', () => {
    const record: { pages: { list: { id: string }[] }[] } = { pages: [] };
    addRecord(record, { id: '3' });
    expect(record.pages).toEqual([]);
  });
});
