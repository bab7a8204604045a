import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const ORIGIN = 'https://perya.test';

describe('the way back after log-in', () => {
  it('keeps its query', () => {
    expect(safeRedirect('/?gameId=1001&x=a b', ORIGIN)).toBe('/?gameId=1001&x=a%20b');
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'member',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
  ])('is the lobby for %j', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBe('/');
  });

  it('is an address of this site for any hostile input', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'a',
      'evil.example',
    ];
    const targets = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(targets, fc.string()), (target) => {
        const back = safeRedirect(target, ORIGIN);
        // A browser resolves the address to this site, and passing the address to safeRedirect again does not change
        // it.
        expect(new URL(back, ORIGIN).origin).toBe(ORIGIN);
        expect(back).toMatch(/^\/(?![/\\])/);
        expect(safeRedirect(back, ORIGIN)).toBe(back);
      }),
      { numRuns: 5_000 },
    );
  });
});
