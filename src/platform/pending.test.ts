// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markPending } from './pending.ts';

const isPending = (): boolean => document.documentElement.matches('[data-pending]');

it('the document is marked as pending until every returned function was called; calling one of them twice counts once', () => {
  const first = markPending();
  const second = markPending();
  first();
  first();
  expect(isPending()).toBe(true);
  second();
  expect(isPending()).toBe(false);
});
