import fc from 'fast-check';
import { GAMES, isPayTable, PAY_TABLES } from '../contract/catalogue/games.ts';
import type { Fields, GameManifest, Values } from '../contract/catalogue/games/manifest.ts';

/** Arbitrary choices for property-based tests, made from the manifests of games. */

function valueOf(values: Values): fc.Arbitrary<unknown> {
  if ('oneOf' in values) return fc.constantFrom(...values.oneOf);
  if ('from' in values) return fc.integer({ min: values.from, max: values.to });
  const { from, to, fewest, most } = values.different;
  return fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: fewest, maxLength: most });
}

const fieldsOf = (fields: Fields): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, valueOf(values)])));

/**
 * Returns arbitrary choices for a pay table; the rules may refuse some. Without such a pay table, every choice is
 * empty.
 */
export function arbitraryChoice(name: string): fc.Arbitrary<unknown> {
  if (!isPayTable(name)) return fc.constant({});
  const { choices }: GameManifest = GAMES[PAY_TABLES[name].game];
  return fc.oneof(...choices.map(fieldsOf));
}
