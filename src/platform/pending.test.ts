// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markPending } from './pending.ts';

const isPending = (): boolean => document.documentElement.matches('[data-pending]');

it('marks the document until everything that was pending is over, each once', () => {
  const first = markPending();
  const second = markPending();
  first();
  first();
  expect(isPending()).toBe(true);
  second();
  expect(isPending()).toBe(false);
});
