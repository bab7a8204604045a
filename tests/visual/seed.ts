import { execFileSync } from 'node:child_process';
import { ROOT } from './static-server.ts';

/** Returns the seed that chooses a run's sample: the hash of the commit, or the date if there is no repository. */
export function readSeed(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return commit.toString('utf8').trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
