import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// Generous timeouts, so that a busy machine fails no test.
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
const setupFiles = ['tests/setup-units.ts'];
const serverTests = {
  globalSetup: ['tests/global-setup.ts'],
  ...patience,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Server tests that mock a module. */
const mocking = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `server/${name}`)
  .filter((name) => /^vi\.mock\(/m.test(readFileSync(join(root, name), 'utf8')));

/**
 * `units`, `lobby` and `first-art` need nothing, `server` and `server-mocking` share one real PostgreSQL started once
 * for the run, `built` reads the output of `npm run build`.
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
          include: ['{contract,fair,scenes,assets,tests,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/architecture/built/**', 'assets/make/**'],
          setupFiles,
          // These modules have no state, so a worker loads PixiJS, GSAP and the scenes once and not per file.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'lobby',
          // Tests restore the stores, the storage and the page that they change: files run in any order.
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles,
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        // The scripts that drew the first art: `npm run check:art`.
        test: {
          ...patience,
          name: 'first-art',
          include: ['assets/make/**/*.test.ts'],
          setupFiles,
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        test: {
          ...serverTests,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...mocking],
          // The server's modules have no state, so a worker loads it once and not per file, which saves a
          // third of the time.
          isolate: false,
        },
      },
      {
        root,
        // A mock would have no effect in a worker that has already loaded the module.
        test: { ...serverTests, name: 'server-mocking', include: mocking },
      },
      // Brotli at its highest level is slow when the cores are busy.
      {
        root,
        test: { name: 'built', include: ['tests/architecture/built/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
