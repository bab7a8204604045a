import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commit, openStream } from './random.ts';

const seed = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('the fairness wire format', () => {
  it('commits to a seed by the SHA-256 of its text', () => {
    fc.assert(
      fc.property(seed, (text) => {
        expect(commit(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('yields the words of consecutive HMAC-SHA256 blocks in order', () => {
    fc.assert(
      fc.property(seed, fc.stringMatching(/^[!-9;-~]{1,64}$/), fc.nat(), (key, clientSeed, nonce) => {
        const stream = openStream(key, clientSeed, nonce);
        for (let index = 0; index < 20; index++) {
          const block = createHmac('sha256', key)
            .update(`${clientSeed}:${nonce}:${Math.floor(index / 8)}`)
            .digest();
          const at = (index % 8) * 4;
          const expected = [0, 1, 2, 3].reduce((sum, k) => sum + (block[at + k] ?? 0) / 256 ** (k + 1), 0);
          expect(stream.float()).toBe(expected);
        }
        expect(stream.cursor).toBe(80);
      }),
      { numRuns: 30 },
    );
  });

  it('draws integers below a bound, and refuses bounds that are not integers from 1 to 2³²', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 2 ** 32 }), (key, bound) => {
        const drawn = openStream(key, 'c', 1).below(bound);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(bound);
      }),
    );
    for (const bad of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => openStream('0', 'c', 1).below(bad)).toThrow(RangeError);
    }
  });

  it('rejects words of the incomplete last range, so that all numbers stay equally likely', () => {
    // With a bound just above 2³¹, nearly half of all words must be rejected.
    const bound = 2 ** 31 + 1;
    let words = 0;
    for (let nonce = 0; nonce < 400; nonce++) {
      const stream = openStream('a'.repeat(64), 'bias', nonce);
      stream.below(bound);
      words += stream.cursor / 4;
    }
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(1_000);
  });
});
