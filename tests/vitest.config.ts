import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// A busy machine is no failing test.
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
const setupFiles = ['tests/setup-units.ts'];

/**
 * Four projects: `units` and `lobby` need nothing, `server` shares one real PostgreSQL started once for the run, `built`
 * reads what `npm run build` made.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...patience,
          name: 'units',
          include: ['{contract,fair,scenes,assets,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/architecture/built/**'],
          setupFiles,
          // Nothing here has a state of its own, so a worker loads PixiJS, GSAP and the scenes once and not per file.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'lobby',
          // What a test changes of stores, storage and the page it puts back: files run in any order.
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles,
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          ...patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Brotli at its highest level takes its time where the cores are busy.
      {
        root,
        test: { name: 'built', include: ['tests/architecture/built/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
