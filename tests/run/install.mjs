/** Installs the packages of package-lock.json into node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from './step.mjs';

/** Installs when something is missing or of another version; resolves to { ok }. */
export async function install() {
  if (isInstalled()) return { ok: true };
  return runStep({
    name: 'Packages',
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'],
    // The browser is found when it is needed, and the machine's own is preferred.
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
