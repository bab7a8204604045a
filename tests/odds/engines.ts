/**
 * `npx tsx tests/odds/engines.ts`: checks that every JavaScript engine computes exactly the same outcomes of the games
 * (docs/decisions.md, Money and chance). Runs tests/odds/engines/probe.ts here (V8), and in those of Debian's gjs,
 * firefox-esr (both SpiderMonkey) and jsc (JavaScriptCore) that are installed. Prints why an engine was skipped. Exits
 * with 1 if two engines differ.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as v from 'valibot';
import { probe } from './engines/probe.ts';

/** Longest time for the probe in one engine, ms. */
const TIMEOUT_MS = 120_000;
const hashes = v.record(v.string(), v.string());
type Hashes = v.InferOutput<typeof hashes>;

/** Polyfill of TextEncoder for engines' shells, which lack it; for the probe's ASCII texts char codes are UTF-8. */
const SHIM = `globalThis.TextEncoder ??= class {
  encode(text) { return Uint8Array.from(text, (letter) => letter.charCodeAt(0)); }
};`;

async function bundle(end: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { probe } from './engines/probe.ts'; ${end}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    banner: { js: SHIM },
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs the probe in an engine's command-line shell and reads the hashes that it prints. */
function inShell(command: string, file: string): Hashes {
  const { stdout, status, error } = spawnSync(command, [file], { encoding: 'utf8', timeout: TIMEOUT_MS });
  if (error) throw error;
  if (status !== 0) throw new Error(`ended with ${status}`);
  return v.parse(hashes, JSON.parse(stdout));
}

/** Runs the probe in headless Firefox, on a page that posts the hashes back. */
async function inFirefox(script: string, profile: string): Promise<Hashes> {
  mkdirSync(profile);
  const server = createServer();
  const found = new Promise<string>((resolve) => {
    server.on('request', (request, response) => {
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'text/html');
        response.end(`<!doctype html><title>probe</title><script>${script}</script>`);
        return;
      }
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        response.end();
        resolve(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`],
    { stdio: 'ignore', detached: true },
  );
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const body = await Promise.race([
      found,
      new Promise<never>((_, reject) => {
        firefox.on('error', reject);
        late.addEventListener('abort', () => reject(new Error('no answer')));
      }),
    ]);
    return v.parse(hashes, JSON.parse(body));
  } finally {
    server.closeAllConnections();
    server.close();
    // Ends the process group, since a browser consists of many processes.
    if (firefox.pid !== undefined) process.kill(-firefox.pid, 'SIGKILL');
  }
}

const isHere = (command: string): boolean => spawnSync('which', [command]).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'perya-engines-'));
const here = probe();
console.log(`V8 ${process.versions.v8} (Node ${process.versions.node})`);
for (const [part, hash] of Object.entries(here)) console.log(`  ${part.padEnd(18)} ${hash}`);

const file = join(folder, 'probe.js');
writeFileSync(file, await bundle('print(JSON.stringify(probe()));'));
const engines = [
  { name: 'SpiderMonkey', command: 'gjs', run: async () => inShell('gjs', file) },
  {
    name: 'SpiderMonkey',
    command: 'firefox-esr',
    run: async () =>
      inFirefox(
        await bundle(`void fetch('/', { method: 'POST', body: JSON.stringify(probe()) });`),
        join(folder, 'profile'),
      ),
  },
  { name: 'JavaScriptCore', command: 'jsc', run: async () => inShell('jsc', file) },
];

let different = 0;
try {
  for (const { name, command, run } of engines) {
    if (!isHere(command)) {
      console.log(`${name}: left out, this machine has no ${command}`);
      continue;
    }
    try {
      const there = await run();
      const parts = Object.keys(here).filter((part) => here[part] !== there[part]);
      different += parts.length;
      console.log(
        `${name} (${command}): ${parts.length === 0 ? 'equal to the bit' : `DIFFERS in ${parts.join(', ')}`}`,
      );
    } catch (error) {
      console.log(`${name} (${command}): left out, it did not run: ${String(error)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = different === 0 ? 0 : 1;
