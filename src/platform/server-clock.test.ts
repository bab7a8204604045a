import { expect, it } from 'vitest';
import { noteServerTime, serverOffset } from './server-clock.ts';

it("the server's offset is the median of the last five answers, so that one slow answer does not change it", () => {
  for (const offset of [1000, 1010, 990, 60_000, 1005]) noteServerTime(offset + 50, 0, 100);
  expect(serverOffset()).toBe(1005);
  for (const offset of [0, 0, 0]) noteServerTime(offset + 50, 0, 100);
  expect(serverOffset()).toBe(0);
});
