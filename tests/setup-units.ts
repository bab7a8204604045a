import { afterAll, expect } from 'vitest';
import { watchReads } from './run/watch-reads.ts';

// PixiJS reads the user agent from the navigator while it loads; Node 20 has none.
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
}

// Fails a test with a comment `// Reads: …` that reads other files of the repository: `npm run check` would not
// run the test again when those files change.
const unsaid = watchReads(expect.getState().testPath ?? '');
afterAll(() => {
  expect(unsaid(), 'read, and not among the paths of the comment "// Reads: …" of this file').toEqual([]);
});
