import type { Locale } from '../../contract/errors.ts';
import type { CommandBy } from '../calls/run-command.ts';

/** A claim as received by the call. */
export interface Claim extends CommandBy {
  readonly clientTxnId: string;
  readonly locale: Locale;
}
