/** Commands on this machine's path, and installation of system packages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runStep } from './step.mjs';

/** Finds a command that starts; undefined if there is none. */
export const onPath = (name) => filesOnPath(name).find(starts);

/** The same for a command without a version option. */
export const fileOnPath = (name) => filesOnPath(name)[0];

/** Installs Debian or Ubuntu packages where possible; a system without them is not an error here. */
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

/** Some systems have a stub here that only prints where to get the real command. */
function starts(path) {
  if (path.endsWith('apt-get')) return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
