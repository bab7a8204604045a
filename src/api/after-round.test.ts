import { describe, expect, it } from 'vitest';
import { addRecord, noteRound } from './after-round.ts';

const proof = (nonce: number) => ({
  seed: 's',
  seedHash: 'h',
  clientSeed: 'c',
  nonce,
  rulesVersion: 'v',
});

describe("the next round's seed hash and nonce", () => {
  it('are updated from the answer to a played round, unless a later round is already known', () => {
    const known = { nonce: 4, nextSeedHash: 'old' };
    expect(noteRound(known, { proof: proof(4), nextSeedHash: 'new' })).toBe(true);
    expect(known).toEqual({ nonce: 5, nextSeedHash: 'new' });
    expect(noteRound(known, { proof: proof(3), nextSeedHash: 'older' })).toBe(false);
    expect(noteRound(known, { proof: proof(4), nextSeedHash: 'again' })).toBe(false);
    expect(known).toEqual({ nonce: 5, nextSeedHash: 'new' });
  });
});

describe('a loaded list of past rounds', () => {
  it('gets a round that was just shown as its first entry, and only once', () => {
    const record = { pages: [{ list: [{ id: '2' }, { id: '1' }] }, { list: [{ id: '0' }] }] };
    addRecord(record, { id: '3' });
    addRecord(record, { id: '3' });
    expect(record.pages).toEqual([
      { list: [{ id: '3' }, { id: '2' }, { id: '1' }] },
      { list: [{ id: '0' }] },
    ]);
  });

  it('stays unchanged while no page of it is loaded', () => {
    const record: { pages: { list: { id: string }[] }[] } = { pages: [] };
    addRecord(record, { id: '3' });
    expect(record.pages).toEqual([]);
  });
});
