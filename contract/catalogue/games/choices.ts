import type { Fields, Values } from './manifest.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Returns the values of a field that are worth trying: all of them, or only the part that the manifest calls
 * sufficient.
 */
export function valuesOf(values: Values): readonly unknown[] {
  if ('oneOf' in values) return values.isAlike ? values.oneOf.slice(0, 1) : values.oneOf;
  if ('different' in values) {
    const { from, fewest, most } = values.different;
    // Only the number of integers matters, not which ones are chosen.
    return upTo(most)
      .slice(fewest - 1)
      .map((count) => upTo(count).map((place) => from + place - 1));
  }
  const { from, to, samples } = values;
  return samples ?? upTo(to - from + 1).map((place) => from + place - 1);
}

/**
 * Returns all combinations of the fields' values; the first field changes slowest. The rules may refuse some of them
 * (`readChoice`, `readStep`).
 */
export const combinationsOf = (fields: Fields): readonly Readonly<Record<string, unknown>>[] =>
  Object.entries(fields).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (found, [name, values]) =>
      found.flatMap((one) => valuesOf(values).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
