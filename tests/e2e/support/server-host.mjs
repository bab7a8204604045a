/** A process in which servers follow one another: what asks it. The process itself is server-host-process.mjs. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROCESS = fileURLToPath(new URL('./server-host-process.mjs', import.meta.url));
const ANSWERS_WITHIN_MS = 60_000;
/** What a closed server may still have in hand, as sockets whose end is under way, is gone after this long, ms. */
const RESTS_WITHIN_MS = 5_000;
/** What opens them, in the built product. */
const ENTRIES = { server: 'dist/server/open.js', studio: 'dist/server/studio/open.js' };

/**
 * Creates a host of lobby servers or of studios. Its process starts with the first server, again after it has fallen over,
 * and ends with this process, however that ends.
 */
export function createServerHost(kind, { entry = ENTRIES[kind], restsWithinMs = RESTS_WITHIN_MS } = {}) {
  const { DATABASE_URL: _, ...env } = process.env;
  /** By their ids: those that open, are open or close. */
  const servers = new Map();
  let lastId = 0;
  /** What servers have written after they were closed. */
  let strayed = '';
  let child;

  function start() {
    const started = fork(PROCESS, [kind, resolve(ROOT, entry), String(restsWithinMs)], {
      cwd: ROOT,
      env,
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // What goes past the log: a warning of Node, or what the process has fallen over.
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => servers.forEach(({ onLog }) => onLog(chunk.toString())));
      stream.unref();
    }
    started.on('message', hear);
    // Not 'exit': what it has fallen over is read to its end before.
    started.once('close', (code, signal) => {
      if (child === started) child = undefined;
      const ended = new Error(`The process of the ${kind} has ended (${code ?? signal}).`);
      for (const { answer } of servers.values()) answer.fail(ended);
      servers.clear();
    });
    // It keeps nobody waiting: whoever wants an answer from it is awake for another reason.
    started.unref();
    started.channel.unref();
    return started;
  }

  function hear({ id, log, problem, address }) {
    const server = servers.get(id);
    if (log !== undefined) {
      if (server === undefined) strayed += log;
      else server.onLog(log);
    } else if (problem !== undefined) server?.answer.fail(new Error(problem));
    else server?.answer.keep(address);
  }

  /** Sends and waits for the answer; `answer` is where the server waits for its next one. */
  async function ask(server, message) {
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

  return {
    async open(serverEnv, onLog) {
      child ??= start();
      const id = (lastId += 1);
      const server = { onLog, answer: { keep() {}, fail() {} } };
      servers.set(id, server);
      const forget = () => servers.delete(id);
      try {
        const address = await ask(server, { id, open: serverEnv });
        return { address, close: () => ask(server, { id }).then(complain).finally(forget) };
      } catch (error) {
        forget();
        throw error;
      }
    },
    async end() {
      const ending = child;
      child = undefined;
      if (ending === undefined) return;
      // Where the channel is closed from here, 'close' never comes.
      const ended = new Promise((done) => ending.once('exit', done));
      ending.ref();
      ending.disconnect();
      await ended;
      complain();
    },
  };

  /** Throws when a server has gone on after its close. */
  function complain() {
    if (strayed === '') return;
    const lines = strayed;
    strayed = '';
    throw new Error(`A ${kind} that was closed went on and wrote:\n${lines}`);
  }
}
