/**
 * `npm run dev`: the server restarts, the lobby reloads and the art is packed again as files change. Open the address
 * that Vite prints; it passes the calls on to the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

const children: ChildProcess[] = [
  start('art', bin('tsx'), ['assets/pipeline/run.ts', '--watch']),
  start('server', bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts']),
  start('lobby', bin('vite'), ['--clearScreen', 'false']),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

function start(what: string, command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // The address that Vite passes calls on to is fixed, so the server must not move to another port.
    env: { ...process.env, PORT: '4180', PERYA_LOG_LEVEL: process.env['PERYA_LOG_LEVEL'] ?? 'warn' },
  });
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`The ${what} process ended (${code ?? 'killed'}); everything stops.`);
    stop(1);
  });
  return child;
}

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  let running = children.filter((child) => child.exitCode === null && child.signalCode === null).length;
  if (running === 0) process.exit(code);
  for (const child of children) {
    child.on('exit', () => {
      running -= 1;
      if (running === 0) process.exit(code);
    });
    child.kill('SIGTERM');
  }
}
