// The build puts open.ts into a separate file beside this one (tools/build/build-server.mjs). Import nothing else here.
import { openServer, problemOf } from './open.ts';

/** Runs the lobby's server as a process: handles signals and exit codes. The server itself is in server/open.ts. */

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
