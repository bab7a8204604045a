import { execFileSync } from 'node:child_process';
import { ROOT } from './static-server.ts';

/**
 * Returns the seed of a run's sample: the commit, so that every commit has another sample; the day without a commit.
 */
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
