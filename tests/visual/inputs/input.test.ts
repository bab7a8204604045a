import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInputs, type Input, parseInputs } from './input.ts';

const input = fc.record(
  {
    kind: fc.constantFrom('camera', 'file', 'answer', 'picture') satisfies fc.Arbitrary<Input['kind']>,
    hash: fc.stringMatching(/^[0-9a-f]{16}$/),
    name: fc.stringMatching(/^[\w ./{}":,-]{1,40}$/),
    links: fc.uniqueArray(fc.nat(60), { minLength: 1 }).map((links) => links.toSorted((a, b) => a - b)),
  },
  { requiredKeys: ['kind', 'hash', 'name'] },
);

it('what was written is read again', () => {
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      expect(parseInputs(formatInputs(inputs))).toEqual(inputs);
    }),
  );
});

it('the references that were followed are written as ranges', () => {
  expect(formatInputs([{ kind: 'file', hash: 'a1', name: 'shell.js', links: [0, 1, 2, 5, 7, 8] }])).toBe(
    'file\ta1\tshell.js\t0-2,5,7-8\n',
  );
});

it('a file that is something else is refused', () => {
  expect(() => parseInputs('<<<<<<< HEAD\n')).toThrow('is no input');
});
