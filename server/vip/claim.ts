import type { Locale } from '../../contract/errors.ts';
import type { CommandBy } from '../calls/run-command.ts';

/** A claim of a VIP award, as sent by a player. */
export interface Claim extends CommandBy {
  readonly clientTxnId: string;
  readonly locale: Locale;
}
