import type * as v from 'valibot';
import type { configKeys } from '../../contract/config.ts';

/** The casino's licensee and licence number. */
export type Licence = NonNullable<v.InferOutput<typeof configKeys>['licence']>;

/** Returns the licence that the environment names; undefined if one of its two variables is missing. */
export function licenceFrom(env: Readonly<Record<string, string | undefined>>): Licence | undefined {
  const licensee = env['PERYA_LICENSEE']?.trim() ?? '';
  const number = env['PERYA_LICENCE_NUMBER']?.trim() ?? '';
  return licensee === '' || number === '' ? undefined : { licensee, number };
}
