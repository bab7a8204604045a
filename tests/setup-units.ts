import { afterAll, expect } from 'vitest';
import { watchReads } from './run/watch-reads.ts';

// PixiJS asks the navigator for its name while it loads; Node 20 has none.
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
}

// What a test reads of the repository it says itself, or `npm run check` would not run it when that changes.
const unsaid = watchReads(expect.getState().testPath ?? '');
afterAll(() => {
  expect(unsaid(), 'read, and not among the paths of the comment "// Reads: …" of this file').toEqual([]);
});
