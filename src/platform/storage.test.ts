import { afterEach, expect, it, vi } from 'vitest';
import { sessionStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStored.remove('a');
});

it('without session storage, a stored value lasts until the page is left', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
    removeItem: () => {
      throw new Error('closed');
    },
  });
  expect(sessionStored.read('a')).toBeUndefined();
  sessionStored.write('a', '1');
  expect(sessionStored.read('a')).toBe('1');
  sessionStored.remove('a');
  expect(sessionStored.read('a')).toBeUndefined();
});

it('if session storage is full and refuses a value, that value is read in place of the stored one until storage accepts values again', () => {
  const stored = new Map<string, string>([['a', 'old']]);
  let isFull = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  sessionStored.write('a', 'new');
  expect(sessionStored.read('a')).toBe('new');
  isFull = false;
  sessionStored.write('a', 'newest');
  expect([sessionStored.read('a'), stored.get('a')]).toEqual(['newest', 'newest']);
});
