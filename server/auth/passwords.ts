import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { isBreached } from './breached-passwords.ts';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Returns the hash of a password for the database. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

/** Returns bytes in base64 without padding, as in the text of a hash. */
const textOf = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/**
 * Hash that matches no password, for accounts that do not exist: random bytes in the form of a hash, so that not even
 * the first log-in of a process has to compute one.
 */
const NOBODY = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$${textOf(16)}$${textOf(32)}`;

/** Returns whether the password is right. It takes equally long if the account does not exist or has no password. */
export async function isCorrectPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const right = await verify(stored ?? NOBODY, password);
  return right && stored !== null && stored !== undefined;
}

/** Throws validationFailed for a password on the lists of stolen passwords, or one that equals the account name. */
export function assertGoodPassword(password: string, account?: string): void {
  if (account !== undefined && password.toLowerCase() === account.toLowerCase()) {
    throw new CallError(ErrorCode.validationFailed, {}, { password: 'passwordIsAccount' });
  }
  if (isBreached(password))
    throw new CallError(ErrorCode.validationFailed, {}, { password: 'passwordBreached' });
}
