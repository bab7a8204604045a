import { describe, expect, it } from 'vitest';
import { probe } from './engines/probe.ts';

describe('the probe of the engines', () => {
  const found = probe();

  it('comes to the chain of tables that V8 and SpiderMonkey have both computed', () => {
    // By `npx tsx tests/odds/engines.ts`: Node 20 (V8 11.3) and Firefox 153 ESR. Another physics is another version.
    expect(found['coin pusher']).toBe('83effd15a2febbee892f327e50d53f6c1afeef34a90a705b4042baaa2af3a6ff');
  });

  it('covers every part with a hash of its own', () => {
    const parts = Object.values(found);
    expect(parts.length).toBeGreaterThanOrEqual(9);
    expect(new Set(parts).size).toBe(parts.length);
    for (const hash of parts) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
