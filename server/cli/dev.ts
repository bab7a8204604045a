/**
 * `npm run dev`: restarts the server, reloads the lobby and repacks the art when files change. Open the address that
 * Vite prints; it proxies the calls to the server. If a port is taken, both ports move together.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

const PORTS = [Number(process.env['PORT'] ?? 4180), 5173];
const [server, lobby] = await freePorts(PORTS);
if (server !== PORTS[0]) console.log(`A port is taken: the server is on ${server}, the lobby on ${lobby}.`);

const children: ChildProcess[] = [
  start('art', bin('tsx'), ['assets/pipeline/run.ts', '--watch']),
  start('server', bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts']),
  start('lobby', bin('vite'), ['--clearScreen', 'false', '--port', String(lobby), '--strictPort']),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

function start(what: string, command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Vite proxies calls to this port, so the server must not move to another one.
    env: {
      ...process.env,
      PORT: String(server),
      PERYA_PORT_IS_FIXED: 'on',
      PERYA_LOG_LEVEL: process.env['PERYA_LOG_LEVEL'] ?? 'warn',
    },
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
