import { expect, it } from 'vitest';
import { addresses } from '../pages/pages.ts';
import { isOfSecondEdition } from '../ui/edition.ts';

it('every address with v2 is of the second edition, and no other', () => {
  for (const { path } of addresses) expect(isOfSecondEdition(path), path).toBe(/\bv2\b/.test(path));
});
