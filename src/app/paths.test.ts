import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths, type Guard } from './paths.ts';
import { plannedPaths } from './planned-paths.ts';

// The specification's own list: a path and, after it, its marks.
const routes = readFileSync(new URL('routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [path = '', ...marks] = line.split(' ');
    return { path, guard: (marks.find((mark) => mark.endsWith('auth')) ?? 'open') as Guard };
  });

/** Pages beside the specification's list. */
const added = ['/fair', '/activity/red-packet-rain'];

const known = new Map<string, Guard>([
  ...paths.map(({ path, guard }) => [path, guard] as const),
  ...plannedPaths,
]);
const strength: Readonly<Record<Guard, number>> = { open: 0, 'activity-auth': 1, auth: 2 };

describe('paths', () => {
  it('know every route of the specification and no other but the added ones', () => {
    expect(new Set(known.keys())).toEqual(new Set([...routes.map(({ path }) => path), ...added]));
  });

  it('name each address once', () => {
    expect(known.size).toBe(paths.length + plannedPaths.length);
  });

  it('guard at least as the specification does', () => {
    const weaker = routes.filter(({ path, guard }) => strength[known.get(path) ?? 'open'] < strength[guard]);
    expect(weaker).toEqual([]);
  });
});
