import { expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { apiError, isDecided } from './api-error.ts';

it('only a refusal proves that nothing was done, and an internal error does not count as one', () => {
  const refused = (errcode: number) => apiError('refused', 'receiveDrawChance', { errcode });
  expect(isDecided(refused(ErrorCode.noChanceLeft))).toBe(true);
  expect(isDecided(refused(ErrorCode.internalError))).toBe(false);
  for (const kind of ['timeout', 'offline', 'network', 'shape'] as const)
    expect(isDecided(apiError(kind, 'receiveDrawChance'))).toBe(false);
  expect(isDecided(new Error('other'))).toBe(false);
});
