/** Finds a Chromium for the tests, and gets one when there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runStep } from './step.mjs';

const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

let chromium;
let shell;

/**
 * Resolves to { path }: PERYA_CHROMIUM, else one of the machine, else one installed by the system's packages (as root),
 * else undefined once Playwright has fetched its own, which it finds by itself.
 */
export async function findChromium() {
  chromium ??= await lookForChromium();
  return chromium;
}

/**
 * The same for those that look at no pixel: Chromium without a window, which needs half of the processor, where the
 * machine has it or can install it; else any Chromium.
 */
export async function findHeadlessShell() {
  shell ??= await lookForShell();
  return shell;
}

async function lookForChromium() {
  const here = given() ?? ofMachine();
  if (here !== undefined) return { path: here };
  await installPackage('chromium');
  const installed = ofMachine();
  if (installed !== undefined) return { path: installed };
  const cli = 'node_modules/@playwright/test/cli.js';
  const fetched = await runStep({
    name: 'Chromium by Playwright',
    command: [process.execPath, cli, 'install', 'chromium'],
    minutes: 8,
  });
  if (!fetched.ok) throw new Error('no Chromium was found or installed: name one with PERYA_CHROMIUM');
  return { path: undefined };
}

async function lookForShell() {
  const here = given() ?? onPath(SHELL);
  if (here !== undefined) return { path: here };
  await installPackage(SHELL);
  const installed = onPath(SHELL);
  return installed === undefined ? findChromium() : { path: installed };
}

function given() {
  const path = process.env.PERYA_CHROMIUM;
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Error(`PERYA_CHROMIUM names ${path}, which is not there`);
}

/** Installs a package of Debian or Ubuntu where that is possible; a system that does not have it is no failure here. */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return;
  const apt = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep({ name: `${name} by apt-get`, command: ['sh', '-c', apt], env, minutes: 5 });
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
