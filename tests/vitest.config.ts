import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Three projects: `units` need nothing, `server` shares one real PostgreSQL started once for the run, `built` reads what
 * `npm run build` made.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'units',
          include: ['{contract,fair,scenes,src,assets,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/architecture/built/**'],
          setupFiles: ['tests/setup-units.ts'],
          // A busy machine is no failing test.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { root, test: { name: 'built', include: ['tests/architecture/built/**/*.test.ts'] } },
    ],
  },
});
