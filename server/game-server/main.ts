// In the build, open.ts is a file of its own beside this one (tools/build/build-server.mjs); nothing else is
// imported here.
import { openGameServer } from './open.ts';

/** Runs the game server as a process: signals and exit (server/game-server/open.ts is the game server itself). */

/** Maximum time for requests in flight to finish, ms. */
const STOPS_WITHIN_MS = 10_000;

const { opened, close } = openGameServer(process.env);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  // Its database may have stopped with the lobby's server: a close that hangs must not leave the process
  // behind.
  setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
  close().then(() => process.exit(0), fail);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// A game server beside a lobby's server ends with it, however that ends.
process.on('disconnect', stop);
// Tells the lobby's server that started it.
opened.then(() => process.send?.('open'), fail);

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}
