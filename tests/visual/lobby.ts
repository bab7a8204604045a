import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open-database.ts';
import { serve } from '../../server/http/serve.ts';
import { seedWhenEmpty } from '../../server/jobs/seed-when-empty.ts';
import { ROOT, type Site } from './site.ts';

/** The moment at which the photographed lobby stands: noon in Manila on Wednesday 18 November 2026, ms. */
export const LOBBY_NOW = Date.UTC(2026, 10, 18, 4);

/** The lobby, and how its demo player logs in. */
export interface Lobby extends Site {
  readonly login: { readonly account: string; readonly password: string };
}

/** The built lobby on the real server, with the demo world in a database of its own and a clock that stands. */
export async function openLobby(): Promise<Lobby> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-lobby-'));
  // The database may run as another user.
  chmodSync(folder, 0o755);
  const clock = { now: () => LOBBY_NOW };
  const db = await openDatabase({ url: '', dataDir: join(folder, 'postgres') });
  const stop = async (): Promise<void> => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const login = await seedWhenEmpty(db, clock, () => {});
    if (!login) throw new Error('the demo world has no player');
    const served = await serve({
      db,
      clock,
      mode: 'test',
      limits: false,
      files: {
        client: join(ROOT, 'dist/client'),
        art: join(ROOT, '.art'),
        tiles: join(ROOT, 'assets/lobby/tiles'),
      },
    });
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.app.server.address() as AddressInfo;
    return {
      address: `http://127.0.0.1:${port}`,
      login,
      async close() {
        await served.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
