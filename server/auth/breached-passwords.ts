import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filterHas } from './bloom-filter.ts';

/** Made by server/cli/breached-passwords.ts; located beside this module both in the sources and in the built server. */
const filter = readFileSync(fileURLToPath(new URL('./breached-passwords.bin', import.meta.url)));

/** Normalises a password for the filter. */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/**
 * Returns whether a password is on lists of stolen passwords, in any case; fewer than one false positive in a
 * thousand.
 */
export const isBreached = (password: string): boolean => filterHas(filter, plainPassword(password));
