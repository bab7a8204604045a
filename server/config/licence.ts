import type * as v from 'valibot';
import type { configKeys } from '../../contract/config.ts';
import { type Env, readText, SettingsError } from '../settings.ts';

/** The casino's licensee and licence number. */
export type Licence = NonNullable<v.InferOutput<typeof configKeys>['licence']>;

/** Returns the licence that the environment names; undefined without one. Throws SettingsError for half of one. */
export function licenceFrom(env: Env): Licence | undefined {
  const licensee = readText(env, 'PERYA_LICENSEE');
  const number = readText(env, 'PERYA_LICENCE_NUMBER');
  if ((licensee === undefined) !== (number === undefined))
    throw new SettingsError(
      'PERYA_LICENSEE and PERYA_LICENCE_NUMBER belong together: one of them is missing.',
    );
  return licensee === undefined || number === undefined ? undefined : { licensee, number };
}
