import { expect, it } from 'vitest';
import { createGrants, MOST_KEPT } from './identity-sandbox.ts';

const grant = (name: string) =>
  ({ party: 'facebook', name, redirectUri: '', nonce: '', challenge: '' }) as const;

it('the sandbox keeps a limited number of codes and tokens, and forgets the oldest first', () => {
  const grants = createGrants();
  const codes = Array.from({ length: MOST_KEPT + 10 }, (_, index) => grants.keep(grant(`name ${index}`)));
  expect(codes.filter((code) => grants.find(code) !== undefined)).toEqual(codes.slice(10));
  expect(grants.take(codes.at(-1) ?? '')?.name).toBe(`name ${MOST_KEPT + 9}`);
  expect(grants.take(codes.at(-1) ?? '')).toBeUndefined();
});
