import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filterHas } from './bloom-filter.ts';

/** Made by server/cli/breached-passwords.ts; beside this module, in the sources and in the built server alike. */
const filter = readFileSync(fileURLToPath(new URL('./breached-passwords.bin', import.meta.url)));

/** A password as the filter knows it. */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/** Returns whether lists of stolen passwords name this one, in any case; wrong for fewer than one in a thousand others. */
export const isBreached = (password: string): boolean => filterHas(filter, plainPassword(password));
