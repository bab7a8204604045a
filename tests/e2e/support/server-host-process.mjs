/**
 * The process that server-host.mjs starts. On request it opens and closes servers of the built product, one after the
 * other. Servers share only the loaded modules: each has its own environment, log and database, and must release all
 * timers and sockets when it is closed.
 */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createServerHost } from './server-host.mjs';

const POLL_MS = 2;

const [kind, entry, restsWithinMs] = process.argv.slice(2);
const { openServer, openGameServer } = await import(pathToFileURL(entry).href);

const gameServers = createServerHost('gameServer');
/** Servers that are opening or open, by id. */
const servers = new Map();
/** Kinds of the handles that keep this process alive while no server is open, one entry per handle. */
let atRest = [];

process.on('message', ({ id, open: env }) => {
  const work = env === undefined ? close(id) : open(id, env);
  work.then(
    (address) => process.send({ id, address }),
    (error) => process.send({ id, problem: error instanceof Error ? error.stack : String(error) }),
  );
});
// The channel closes when the parent process ends, or when it calls `end`.
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
    kind === 'gameServer'
      ? openGameServer(env, { output })
      : openServer(env, { output, startGameServer: (ownEnv) => startGameServer(ownEnv, log) });
  servers.set(id, server);
  try {
    return await server.opened;
  } catch (error) {
    await close(id);
    throw error;
  }
}

/** Starts the game server of a server, in the process that runs all game servers. */
function startGameServer(env, onLog) {
  const opened = gameServers.open(env, onLog);
  return { opened, stop: async () => (await opened).close() };
}

async function close(id) {
  const server = servers.get(id);
  await server.close();
  servers.delete(id);
  if (servers.size === 0) await untilAtRest();
}

/**
 * Waits until no handles remain except those that existed before the first server. Rejects if others remain after the
 * time limit.
 */
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
