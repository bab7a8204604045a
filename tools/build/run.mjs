/**
 * `npm run build`: builds the art, the lobby, the games' frame and the server in parallel processes. Needs only Node.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUILT_FROM, fingerprint, PACKED_FROM, removeMarks, writeMark } from './marks.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the arguments with which Node packs art; without options, all art. */
export const packArt = (...options) => ['--import', 'tsx', 'assets/pipeline/run.ts', ...options];

/** Builds everything. `artOptions` are options of the art pipeline. Resolves to whether all steps succeeded. */
export async function build(artOptions = []) {
  const sources = fingerprint();
  removeMarks();
  const results = await Promise.all([
    runStep('Packing the art', packArt(...artOptions)),
    runStep('Building the lobby', ['node_modules/vite/bin/vite.js', 'build']),
    runStep('Building the frame of the games', [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'tools/build/frame.config.ts',
    ]),
    runStep('Building the server', ['tools/build/build-server.mjs']),
  ]);
  if (!results.every(Boolean)) return false;
  writeMark(BUILT_FROM, sources);
  if (artOptions.length === 0) writeMark(PACKED_FROM, sources);
  return true;
}

/** Runs a step with Node, prints its duration, and prints its output if it failed. */
function runStep(name, args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (part) => output.push(part));
  child.stderr.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(code === 0 ? `${name}: ${seconds} s` : `${name} failed.`);
      resolve(code === 0);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !(await build())) process.exitCode = 1;
