import { describe, expect, it } from 'vitest';
import { probe } from './engines/probe.ts';

describe('engine probe', () => {
  const found = probe();

  it('computes the same chain of tables as V8 and SpiderMonkey', () => {
    // Computed by `npx tsx tests/odds/engines.ts`: Node 20 (V8 11.3) and Firefox 153 ESR. Other physics need
    // another version.
    expect(found['coin pusher']).toBe('83effd15a2febbee892f327e50d53f6c1afeef34a90a705b4042baaa2af3a6ff');
  });

  it('covers every part with a separate hash', () => {
    const parts = Object.values(found);
    expect(parts.length).toBeGreaterThanOrEqual(9);
    expect(new Set(parts).size).toBe(parts.length);
    for (const hash of parts) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
