// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '../store/store.ts';
import { sendHeartbeats } from './background.ts';

let beats: unknown[];
const minute = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => {
  vi.useFakeTimers();
  beats = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/online')) beats.push((JSON.parse(body) as { gameId?: number }).gameId ?? 'none');
    return Response.json({ errcode: 0, serverTime: 1 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(undefined, '', '/');
});

it('heartbeats report the player once a minute, with the id of the open game if any, until they are stopped', async () => {
  const stop = sendHeartbeats(makeStore());
  await minute();
  history.replaceState(undefined, '', '/game/start?gameId=12');
  await minute();
  history.replaceState(undefined, '', '/member');
  await minute();
  expect(beats).toEqual(['none', 12, 'none']);
  stop();
  await minute();
  expect(beats).toHaveLength(3);
});
