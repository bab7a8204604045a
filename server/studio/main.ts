// Built, this module stands beside it in a file of its own (server/cli/build-server.mjs): it is all that is imported here.
import { openStudio } from './open.ts';

/** The house studio as a process of its own: its signals and its end (server/studio/open.ts is the studio itself). */

/** What is in flight may take this long to end, ms. */
const STOPS_WITHIN_MS = 10_000;

const { opened, close } = openStudio(process.env);

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  // Its database may have gone with the lobby's server: what does not end by itself must not stay behind.
  setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
  close().then(() => process.exit(0), fail);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// Started beside a lobby's server, it ends with it, however that ended.
process.on('disconnect', stop);
// To whoever started it beside a lobby's server.
opened.then(() => process.send?.('open'), fail);

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}
