import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// A busy machine is no failing test.
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
const setupFiles = ['tests/setup-units.ts'];
const serverTests = {
  globalSetup: ['tests/global-setup.ts'],
  ...patience,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Tests of the server that replace a module. */
const mocking = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `server/${name}`)
  .filter((name) => /^vi\.mock\(/m.test(readFileSync(join(root, name), 'utf8')));

/**
 * `units` and `lobby` need nothing, `server` and `server-mocking` share one real PostgreSQL started once for the run, `built`
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
          ...serverTests,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...mocking],
          // The server keeps nothing in its modules, so a worker loads it once and not per file, which saves a third of the time.
          isolate: false,
        },
      },
      {
        root,
        // In a worker that has loaded the module already, another would not take its place.
        test: { ...serverTests, name: 'server-mocking', include: mocking },
      },
      // Brotli at its highest level takes its time where the cores are busy.
      {
        root,
        test: { name: 'built', include: ['tests/architecture/built/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
