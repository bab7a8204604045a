/** Runs commands and prints their output only if they fail. */
import { spawn } from 'node:child_process';

const TAIL = 120;
const isWindows = process.platform === 'win32';
const running = new Set();

/**
 * Runs a command until it ends, or until its time limit in minutes. Prints a line with its duration, and after a failure
 * also the last lines of its output. Resolves to `{ ok, output, seconds }`.
 */
export function runStep({ name, command, env = {}, minutes }) {
  const started = Date.now();
  process.stdout.write(`${name} ...\n`);
  return new Promise((resolve) => {
    const [file, ...args] = command;
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      // Starts a process group, so that servers and browsers of the step can be ended together with it.
      detached: !isWindows,
      // On Windows npm is a script, which only a shell starts.
      shell: isWindows && file === 'npm',
    });
    running.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      end(child);
    }, minutes * 60_000);
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      settle(false);
    });
    // Listens to `exit` instead of `close`, since a process that the step has left running may hold its pipes open.
    child.on('exit', (code) => setImmediate(() => settle(code === 0 && !timedOut)));

    let settled = false;
    function settle(ok) {
      if (settled) return;
      settled = true;
      clearTimeout(limit);
      running.delete(child);
      end(child);
      const output = Buffer.concat(chunks).toString('utf8');
      const seconds = (Date.now() - started) / 1000;
      const why = timedOut ? ` (stopped after ${minutes} minutes)` : '';
      if (!ok) process.stdout.write(`${tail(output)}\n`);
      process.stdout.write(`${name}: ${ok ? 'good' : 'failed'}${why}, ${seconds.toFixed(1)} s\n`);
      resolve({ ok, output, seconds });
    }
  });
}

/** Ends all running steps. */
export function stopSteps() {
  for (const child of running) end(child);
}

function end(child) {
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The process has already exited.
  }
}

const tail = (output) =>
  output
    .trimEnd()
    .split('\n')
    .slice(-TAIL)
    .map((line) => `  ${line}`)
    .join('\n');
