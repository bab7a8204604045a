import { afterEach, expect, it, vi } from 'vitest';
import { canReachServer } from './can-reach-server.ts';

afterEach(() => void vi.unstubAllGlobals());

const connect = (onLine: boolean, isServerThere: boolean): void => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 404 });
  });
};

it.each([
  [true, true, true],
  [false, true, true],
  [false, false, false],
])(
  'if the device says online = %s and the server answers = %s, the server can be reached: %s',
  async (onLine, isServerThere, expected) => {
    connect(onLine, isServerThere);
    expect(await canReachServer()).toBe(expected);
  },
);
