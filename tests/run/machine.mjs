/** Finds installed commands, and installs system packages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runStep } from './step.mjs';

/** Returns the path of an installed command that runs with `--version`; undefined if there is none. */
export const onPath = (name) => filesOnPath(name).find(starts);

/** Returns the path of an installed command without running it; undefined if there is none. */
export const fileOnPath = (name) => filesOnPath(name)[0];

/** Tries to install packages of Debian or Ubuntu. Does nothing on other systems, or without root's rights. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return;
  const all = names.join(' ');
  const apt = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${all}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep({ name: `${all} by apt-get`, command: ['sh', '-c', apt], env, minutes: 5 });
}

function filesOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** Returns whether a command really runs: some systems have a stub that only prints where to get the command. */
function starts(path) {
  if (path.endsWith('apt-get')) return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
