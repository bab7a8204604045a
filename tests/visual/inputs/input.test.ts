import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInputs, type Input, parseInputs } from './input.ts';

const input = fc.record({
  kind: fc.constantFrom('camera', 'module', 'answer', 'picture') satisfies fc.Arbitrary<Input['kind']>,
  hash: fc.stringMatching(/^[0-9a-f]{16}$/),
  name: fc.stringMatching(/^[\w ./{}":,-]{1,40}$/),
});

it('parseInputs() returns the inputs that formatInputs() has written', () => {
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      expect(parseInputs(formatInputs(inputs))).toEqual(inputs);
    }),
  );
});

it('parseInputs() throws for a file in another format', () => {
  expect(() => parseInputs('<<<<<<< HEAD\n')).toThrow('is no input');
});
