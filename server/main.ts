// Built, this module stands beside it in a file of its own (server/cli/build-server.mjs): it is all that is imported here.
import { openServer, problemOf } from './open.ts';

/** The lobby's server as a process: its signals and its end (server/open.ts is the server itself). */

const { opened, close } = openServer(process.env);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    console.log('Closing: requests in flight are finished first.');
    close().then(() => process.exit(0), fail);
  });
}
opened.catch(fail);

function fail(error: unknown): void {
  console.error(problemOf(error));
  process.exit(1);
}
