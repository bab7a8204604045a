import fc from 'fast-check';
import { GAMES, isPayTable, PAY_TABLES } from '../contract/catalogue/games.ts';
import type { Fields, GameManifest, Values } from '../contract/catalogue/games/manifest.ts';

/** Arbitrary choices of tests by property, from the manifests. */

function valueOf(values: Values): fc.Arbitrary<unknown> {
  if ('oneOf' in values) return fc.constantFrom(...values.oneOf);
  if ('from' in values) return fc.integer({ min: values.from, max: values.to });
  const { from, to, fewest, most } = values.different;
  return fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: fewest, maxLength: most });
}

const fieldsOf = (fields: Fields): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, valueOf(values)])));

/** Returns choices by rules of a name; the rules may refuse some. No choice for rules without a pay table. */
export function arbitraryChoice(name: string): fc.Arbitrary<unknown> {
  if (!isPayTable(name)) return fc.constant({});
  const { choices }: GameManifest = GAMES[PAY_TABLES[name].game];
  return fc.oneof(...choices.map(fieldsOf));
}
