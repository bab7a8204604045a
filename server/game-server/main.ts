// The build puts open.ts into a separate file beside this one (tools/build/build-server.mjs). Import nothing else here.
import { openGameServer, problemOf } from './open.ts';

/** Runs the game server as a process: handles signals and exit codes. The game server itself is in open.ts. */

/** Maximum time for the requests in flight when the process stops, ms. */
const STOPS_WITHIN_MS = 10_000;

const { opened, close } = openGameServer(process.env);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  // The database may have stopped together with the lobby's server. A close that hangs must not keep the process alive.
  setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
  close().then(() => process.exit(0), fail);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// The lobby's server that started this process has ended, for whatever reason, so this process stops too.
process.on('disconnect', stop);
// Tells the lobby's server that started this process that the game server is open.
opened.then(() => process.send?.('open'), fail);

function fail(error: unknown): void {
  console.error(problemOf(error));
  process.exit(1);
}
