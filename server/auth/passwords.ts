import { hash, verify, type Options } from '@node-rs/argon2';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { isBreached } from './breached-passwords.ts';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the hash of a password for the database. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

/**
 * Hash that matches no password, for accounts that do not exist. It is computed once per process, at the same cost as a
 * real hash.
 */
let nobody: Promise<string> | undefined;

/** Returns whether the password is right. It takes equally long if the account does not exist or has no password. */
export async function isCorrectPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const right = await verify(stored ?? (await nobody), password);
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
