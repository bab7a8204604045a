import { expect, it } from 'vitest';
import { stepsOf } from './table.ts';

it('stepsOf() reads the steps from the output of `npm test` and ignores all other lines', () => {
  const output = [
    'Types: good, 12.1 s',
    '  Types                 12.1 s   1 passed, 0 failed',
    '  Server and sizes     118.0 s   412 passed, 1 failed',
    '  Everything           700.2 s',
    '413 passed, 1 failed',
  ].join('\n');
  expect(stepsOf(output)).toEqual([
    { what: 'npm test: Types', value: '12.1 s, 1 passed, 0 failed', goal: '' },
    { what: 'npm test: Server and sizes', value: '118.0 s, 412 passed, 1 failed', goal: '' },
  ]);
});
