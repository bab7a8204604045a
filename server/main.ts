// In the build, open.ts is a file of its own beside this one (tools/build/build-server.mjs); nothing else is
// imported here.
import { openServer, problemOf } from './open.ts';

/** Runs the lobby's server as a process: signals and exit (server/open.ts is the server itself). */

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
