/** Finds the Chromium with which the tests run; installs one if there is none. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installPackages, onPath } from './machine.mjs';
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
 * Resolves to `{ path }` of the first that exists: PERYA_CHROMIUM, the machine's Chromium, one installed from the
 * system's packages (as root). Otherwise Playwright downloads its own and finds it by itself; `path` is then undefined.
 */
export async function findChromium() {
  chromium ??= await lookForChromium();
  return chromium;
}

/**
 * Resolves to `{ path }` of a browser for tests that check no pixels: Chromium's headless shell, which needs half of the
 * CPU time, if the machine has it or can install it; else any Chromium.
 */
export async function findHeadlessShell() {
  shell ??= await lookForShell();
  return shell;
}

async function lookForChromium() {
  const here = given() ?? ofMachine();
  if (here !== undefined) return { path: here };
  await installPackages('chromium');
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
  await installPackages(SHELL);
  const installed = onPath(SHELL);
  return installed === undefined ? findChromium() : { path: installed };
}

function given() {
  const path = process.env.PERYA_CHROMIUM;
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Error(`PERYA_CHROMIUM names ${path}, which is not there`);
}

const ofMachine = () => names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path));
