import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filterHas } from './bloom-filter.ts';

/** File made by server/cli/breached-passwords.ts; it is beside this module in the sources and in the built server. */
const filter = readFileSync(fileURLToPath(new URL('./breached-passwords.bin', import.meta.url)));

/** Returns a password in the form stored in the filter: Unicode NFKC, lower case. */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/**
 * Returns whether a password, in upper or lower case, is on lists of stolen passwords. Fewer than one in a thousand
 * other passwords is reported by mistake.
 */
export const isBreached = (password: string): boolean => filterHas(filter, plainPassword(password));
