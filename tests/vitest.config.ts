import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Two rooms: `units` need nothing, `server` shares one real PostgreSQL started once for the run. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'units',
          include: ['{contract,fair,scenes,src,assets}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          setupFiles: ['tests/setup-units.ts'],
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
    ],
  },
});
