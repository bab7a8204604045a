import { expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { apiError, isDecided } from './api-error.ts';

it('a refusal by the server proves that nothing was done; an internal error does not prove it', () => {
  const refused = (errcode: number) => apiError('refused', 'receiveDrawChance', { errcode });
  expect(isDecided(refused(ErrorCode.noChanceLeft))).toBe(true);
  expect(isDecided(refused(ErrorCode.internalError))).toBe(false);
  for (const kind of ['timeout', 'offline', 'network', 'shape'] as const)
    expect(isDecided(apiError(kind, 'receiveDrawChance'))).toBe(false);
  expect(isDecided(new Error('other'))).toBe(false);
});
