/** Starts and controls the process server-host-process.mjs, which runs servers one after the other. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROCESS = fileURLToPath(new URL('./server-host-process.mjs', import.meta.url));
const ANSWERS_WITHIN_MS = 60_000;
/** Time in which a closed server must have released its handles, such as closing sockets, ms. */
const RESTS_WITHIN_MS = 5_000;
/** Modules of the built product that open a server and a game server. */
const ENTRIES = { server: 'dist/server/open.js', gameServer: 'dist/server/game-server/open.js' };

/** Starts the process that runs servers. It ends whenever this process ends, even in a crash. */
function startProcess({ kind, entry, restsWithinMs }, { onOutput, onMessage, onEnd }) {
  const { DATABASE_URL: _, ...env } = process.env;
  const started = fork(PROCESS, [kind, resolve(ROOT, entry), String(restsWithinMs)], {
    cwd: ROOT,
    env,
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Passes on what does not go through the log: warnings of Node, and the error that crashes the process.
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk) => onOutput(chunk.toString()));
    stream.unref();
  }
  started.on('message', onMessage);
  // Listens to `close` instead of `exit`, since by then the error output is read completely.
  started.once('close', (code, signal) => onEnd(started, code ?? signal));
  // Lets this process end while the started process runs. While a caller waits for an answer, its timer keeps this
  // process alive.
  started.unref();
  started.channel.unref();
  return started;
}

/** Sends a request about a server to the process, and resolves to its answer; `server.answer` settles the promise. */
async function ask(child, kind, server, message) {
  const answered = new Promise((keep, fail) => (server.answer = { keep, fail }));
  if (child === undefined) throw new Error(`The process of the ${kind} has ended.`);
  child.send(message);
  const tooLate = setTimeout(
    () => server.answer.fail(new Error(`The ${kind} has not answered.`)),
    ANSWERS_WITHIN_MS,
  );
  try {
    return await answered;
  } finally {
    clearTimeout(tooLate);
  }
}

/**
 * Creates a host of lobby servers or of game servers. Its process starts with the first server, is started again after a
 * crash, and ends whenever this process ends.
 */
export function createServerHost(kind, { entry = ENTRIES[kind], restsWithinMs = RESTS_WITHIN_MS } = {}) {
  /** Servers that are being opened, open or being closed, by id. */
  const servers = new Map();
  let lastId = 0;
  /** Text that servers have written to their log after they were closed. */
  let strayed = '';
  let child;

  const start = () =>
    startProcess(
      { kind, entry, restsWithinMs },
      {
        onOutput: (text) => servers.forEach(({ onLog }) => onLog(text)),
        onMessage: hear,
        onEnd(ended, why) {
          if (child === ended) child = undefined;
          const error = new Error(`The process of the ${kind} has ended (${why}).`);
          for (const { answer } of servers.values()) answer.fail(error);
          servers.clear();
        },
      },
    );

  function hear({ id, log, problem, address }) {
    const server = servers.get(id);
    if (log !== undefined) {
      if (server === undefined) strayed += log;
      else server.onLog(log);
    } else if (problem !== undefined) server?.answer.fail(new Error(problem));
    else server?.answer.keep(address);
  }

  return {
    async open(serverEnv, onLog) {
      child ??= start();
      const id = (lastId += 1);
      const server = { onLog, answer: { keep() {}, fail() {} } };
      servers.set(id, server);
      const forget = () => servers.delete(id);
      try {
        const address = await ask(child, kind, server, { id, open: serverEnv });
        return { address, close: () => ask(child, kind, server, { id }).then(complain).finally(forget) };
      } catch (error) {
        forget();
        throw error;
      }
    },
    async end() {
      const ending = child;
      child = undefined;
      if (ending === undefined) return;
      // Listens to `exit`, since `close` does not come if this side closes the channel.
      const ended = new Promise((done) => ending.once('exit', done));
      ending.ref();
      ending.disconnect();
      await ended;
      complain();
    },
  };

  /** Throws if a server has written to its log after it was closed. */
  function complain() {
    if (strayed === '') return;
    const lines = strayed;
    strayed = '';
    throw new Error(`A ${kind} that was closed went on and wrote:\n${lines}`);
  }
}
