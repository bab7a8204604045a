import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

const ORIGIN = 'https://perya.test';

describe('the way back after log-in', () => {
  it('survives the log-in page with its query', () => {
    const query = new URL(loginPath('/?gameId=1001&x=a b'), ORIGIN).searchParams;
    expect(safeRedirect(query.get('redirect'), ORIGIN)).toBe('/?gameId=1001&x=a%20b');
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
  ])('is the lobby for %j', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBe('/');
  });
});
