/**
 * The process of server-host.mjs: opens and closes servers of the built product, one after the other, as it is told. They
 * share its modules and nothing else: each has its environment, its log and its database, and after a close nothing of it may run.
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createServerHost } from './server-host.mjs';

const POLL_MS = 2;

const [kind, entry, restsWithinMs] = process.argv.slice(2);
const { openServer, openStudio } = await import(pathToFileURL(entry).href);

const studios = createServerHost('studio');
/** By their ids: the servers that open or are open. */
const servers = new Map();
/** What keeps this process awake while no server is open: one for each, with its kind. */
let atRest = [];

process.on('message', ({ id, open: env }) => {
  const work = env === undefined ? close(id) : open(id, env);
  work.then(
    (address) => process.send({ id, address }),
    (error) => process.send({ id, problem: error instanceof Error ? error.stack : String(error) }),
  );
});
// Whoever has asked for servers has ended.
process.on('disconnect', () => process.exit());

async function open(id, env) {
  if (servers.size === 0) atRest = process.getActiveResourcesInfo();
  const log = (text) => process.send({ id, log: text });
  const output = {
    print: (line) => log(`${line}\n`),
    printError: (problem) => log(`${problem instanceof Error ? problem.stack : problem}\n`),
    log: { write: log },
  };
  const server =
    kind === 'studio'
      ? openStudio(env, { output })
      : openServer(env, { output, startStudio: (studioEnv) => startStudio(studioEnv, log) });
  servers.set(id, server);
  try {
    return await server.opened;
  } catch (error) {
    await close(id);
    throw error;
  }
}

/** The studio beside a server, in the one process of all studios. */
function startStudio(env, onLog) {
  const opened = studios.open(env, onLog);
  return { opened, stop: async () => (await opened).close() };
}

async function close(id) {
  const server = servers.get(id);
  await server.close();
  servers.delete(id);
  if (servers.size === 0) await untilAtRest();
}

/** Resolves when nothing runs but what ran before the first server; throws when something has stayed. */
async function untilAtRest() {
  const until = performance.now() + Number(restsWithinMs);
  for (;;) {
    const left = process.getActiveResourcesInfo();
    for (const known of atRest) {
      const at = left.indexOf(known);
      if (at !== -1) left.splice(at, 1);
    }
    if (left.length === 0) return;
    if (performance.now() > until)
      throw new Error(`A ${kind} that was closed has left behind: ${left.join(', ')}.`);
    await pause(POLL_MS);
  }
}
