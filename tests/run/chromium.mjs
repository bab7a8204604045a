/** Finds a Chromium for the tests, and gets one when there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runStep } from './step.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

let found;

/**
 * Answers { path }: PERYA_CHROMIUM, else one of the machine, else one installed by the system's packages (as root),
 * else undefined once Playwright has fetched its own, which it finds by itself.
 */
export async function findChromium() {
  found ??= await look();
  return found;
}

async function look() {
  const given = process.env.PERYA_CHROMIUM;
  if (given) {
    if (existsSync(given)) return { path: given };
    throw new Error(`PERYA_CHROMIUM names ${given}, which is not there`);
  }
  const here = ofMachine();
  if (here) return { path: here };
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const apt = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runStep({ name: 'Chromium by apt-get', command: ['sh', '-c', apt], env, minutes: 8 });
    const installed = ofMachine();
    if (installed) return { path: installed };
  }
  const cli = 'node_modules/@playwright/test/cli.js';
  const fetched = await runStep({
    name: 'Chromium by Playwright',
    command: [process.execPath, cli, 'install', 'chromium'],
    minutes: 8,
  });
  if (!fetched.ok) throw new Error('no Chromium was found or installed: name one with PERYA_CHROMIUM');
  return { path: undefined };
}

const ofMachine = () => names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path));

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path) && starts(path));
}

/** Some systems keep a stub in this place that only says where to get the real one. */
function starts(path) {
  if (path.endsWith('apt-get')) return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
