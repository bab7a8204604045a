import { describe, expect, it } from 'vitest';
import { probe } from './engines/probe.ts';

describe('probe of JavaScript engines', () => {
  const found = probe();

  it('computes here the same coin pusher tables as recorded in V8 and SpiderMonkey', () => {
    // Hash computed by `npx tsx tests/odds/engines.ts` in Node 20 (V8 11.3) and Firefox 153 ESR. If the physics change,
    // the version of the physics must change too.
    expect(found['coin pusher']).toBe('83effd15a2febbee892f327e50d53f6c1afeef34a90a705b4042baaa2af3a6ff');
  });

  it('returns a different hash for each part of the arithmetic', () => {
    const parts = Object.values(found);
    expect(parts.length).toBeGreaterThanOrEqual(9);
    expect(new Set(parts).size).toBe(parts.length);
    for (const hash of parts) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
