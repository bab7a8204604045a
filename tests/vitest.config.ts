import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowFirst } from './slow-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Time-outs, ms, so long that no test fails on a busy machine.
const patience = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };
const setupFiles = ['tests/setup-units.ts'];
const serverTests = {
  globalSetup: ['tests/global-setup.ts'],
  ...patience,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Paths of the server tests that mock a module. */
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
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        root,
        test: {
          ...patience,
          name: 'units',
          include: ['{contract,fair,scenes,assets,tests,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/architecture/built/**', 'assets/make/**'],
          setupFiles,
          // A worker loads PixiJS, GSAP and the scenes once instead of once per test file: these modules have no state.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'lobby',
          // Test files share a worker, since every test restores the stores, the storage and the document that it
          // changes.
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
          // A worker loads the server once instead of once per test file, which saves a third of the time: the
          // server's modules have no state.
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
