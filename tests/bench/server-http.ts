import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { sampleRestrictedPersons } from '../../server/gateways/restricted-persons.ts';
import { hashToken } from '../../server/sessions/authenticate.ts';
import { serve } from '../../server/serve.ts';
import { type Speed, type Spinners, resetSpinners } from './server-spins.ts';

/** Measures spins over HTTP; the server runs in this process, its clients in another. */
export async function httpSpins(
  db: Database,
  spinners: Spinners,
  clients: number,
  seconds: number,
): Promise<Speed> {
  await resetSpinners(db, spinners);
  const ids = Array.from({ length: spinners.count }, (_, index) => spinners.firstId + index);
  const now = Date.now();
  await db.query(
    `insert into sessions (token_hash, user_id, created_at, renewed_at, seen_at, expires_at)
     select t, u, $3::bigint, $3, $3, $3 + 86400000 from unnest($1::bytea[], $2::bigint[]) as s (t, u)`,
    [ids.map((id) => hashToken(tokenOf(id))), ids, now],
  );
  const served = await serve({
    db,
    clock: systemClock,
    mode: 'production',
    restricted: sampleRestrictedPersons,
    limits: true,
    logLevel: 'error',
  });
  try {
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.app.server.address() as AddressInfo;
    return await clientsOf(port, spinners, clients, seconds);
  } finally {
    await served.close();
  }
}

/** Returns a player's token, derived from the id so that the clients know it, and as long as a real one. */
export const tokenOf = (userId: number): string => String(userId).padStart(43, 'b');

function clientsOf(port: number, spinners: Spinners, clients: number, seconds: number): Promise<Speed> {
  const job = { port, spinners, clients, seconds };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${import.meta.dirname}/server-http-clients.ts`, JSON.stringify(job)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(JSON.parse(output) as Speed) : fail(new Error('the HTTP clients failed')),
    );
  });
}
