import { expect, it } from 'vitest';
import { licenceFrom } from './licence.ts';

it.each([
  [{}, undefined],
  [{ PERYA_LICENSEE: ' ', PERYA_LICENCE_NUMBER: '' }, undefined],
  [
    { PERYA_LICENSEE: ' Perya Inc. ', PERYA_LICENCE_NUMBER: '26-001' },
    { licensee: 'Perya Inc.', number: '26-001' },
  ],
])('with the environment variables %j the licence is %j', (env, licence) => {
  expect(licenceFrom(env)).toEqual(licence);
});

it.each([{ PERYA_LICENSEE: 'Perya Inc.' }, { PERYA_LICENSEE: ' ', PERYA_LICENCE_NUMBER: '26-001' }])(
  'half of a licence, %j, is refused',
  (env) => {
    expect(() => licenceFrom(env)).toThrow('belong together');
  },
);
