/** Parses a player's choice, which is untrusted: throws a RangeError for anything that a game does not offer. */

/** Returns false if `read` throws a RangeError, which means that the game does not offer the choice; else true. */
export function isOffered(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns one field of a choice; throws a RangeError if the field is missing. */
export function fieldOf(choice: unknown, name: string): unknown {
  const fields = new Map<string, unknown>(Object.entries(choice ?? {}));
  if (!fields.has(name)) throw new RangeError(`no ${name} was chosen`);
  return fields.get(name);
}

/** Returns a field of a choice that must be an integer from `least` to `most`. */
export const wholeOf = (choice: unknown, name: string, least: number, most: number): number =>
  wholeIn(fieldOf(choice, name), name, least, most);

/** Returns a value that must be an integer from `least` to `most`. */
export function wholeIn(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most)
    throw new RangeError(`${name} is a whole number from ${least} to ${most}`);
  return value;
}

/** Returns a field of a choice that must be one of the given values. */
export function oneOf<T>(choice: unknown, name: string, among: readonly T[]): T {
  const value = fieldOf(choice, name);
  const found = among.find((one) => one === value);
  if (found === undefined) throw new RangeError(`${name} is one of ${among.join(', ')}`);
  return found;
}

/**
 * Returns a field of a choice that must be a list of different integers, with limits for the integers and for the
 * length.
 */
export function differentOf(
  choice: unknown,
  name: string,
  { least, most, fewest, longest }: { least: number; most: number; fewest: number; longest: number },
): number[] {
  const value = fieldOf(choice, name);
  if (!Array.isArray(value) || value.length < fewest || value.length > longest)
    throw new RangeError(`${name} are ${fewest} to ${longest}`);
  const numbers = value.map((one: unknown) => wholeIn(one, name, least, most));
  if (new Set(numbers).size < numbers.length) throw new RangeError(`${name} are different`);
  return numbers;
}

/** Returns the names of a table's entries, as the values from which players choose. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table) as Name[];
