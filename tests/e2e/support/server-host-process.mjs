/**
 * The process of server-host.mjs: opens and closes servers of the built product, one after the other, on request.
 * They share only modules: each has its own environment, log and database, and nothing of it may keep running after a
 * close.
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
/** Handles that keep this process alive while no server is open, one entry each, with its kind. */
let atRest = [];

process.on('message', ({ id, open: env }) => {
  const work = env === undefined ? close(id) : open(id, env);
  work.then(
    (address) => process.send({ id, address }),
    (error) => process.send({ id, problem: error instanceof Error ? error.stack : String(error) }),
  );
});
// The parent process has ended.
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

/** Starts the game server beside a server, in the one process of all game servers. */
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

/** Resolves when only the handles from before the first server remain; throws when one is left over. */
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
