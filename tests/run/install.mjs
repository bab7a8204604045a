/** Installs the packages of package-lock.json into node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from './step.mjs';

/** Installs the packages if one is missing or has another version; resolves to `{ ok }`. */
export async function install() {
  if (isInstalled()) return { ok: true };
  return runStep({
    name: 'Packages',
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'],
    // Tests look for a browser when they need one, and prefer that of the machine.
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    minutes: 10,
  });
}

function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const wanted = Object.entries(packagesOf('package-lock.json'));
  const there = packagesOf(installed);
  return wanted.every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
