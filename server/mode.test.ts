import { expect, it } from 'vitest';
import { describeMode, hostFor, modeFrom } from './mode.ts';

it('the mode is development unless PERYA_MODE names another one', () => {
  expect(modeFrom(undefined)).toBe('development');
  expect(modeFrom('')).toBe('development');
  expect(modeFrom('production')).toBe('production');
  expect(() => modeFrom('prod')).toThrow('PERYA_MODE is "prod"');
});

it.each([
  ['development', undefined, '127.0.0.1', 'only this machine can reach it'],
  ['test', '', '127.0.0.1', 'only this machine can reach it'],
  ['development', '0.0.0.0', '0.0.0.0', 'everybody who can reach 0.0.0.0 sees the text messages'],
  ['production', undefined, '0.0.0.0', 'production: for real players'],
  ['production', '10.0.0.7', '10.0.0.7', 'production: for real players'],
] as const)(
  'in mode %s with HOST %s, the server listens on %s and prints who can reach it',
  (mode, host, listensOn, line) => {
    expect(hostFor(mode, host)).toBe(listensOn);
    expect(describeMode(mode, listensOn)).toContain(line);
  },
);
