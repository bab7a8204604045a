import type { ResponseOf } from '../../contract/call.ts';
import type { CallName, calls, RequestOf } from '../../contract/calls.ts';
import type { Locale } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LiveHub } from '../live/hub.ts';
import type { PlayerRefusal, Session } from '../sessions/authenticate.ts';

/** Log for operators; players never see it. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** What every handler receives besides the request's body. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly log: Log;
  readonly locale: Locale;
  readonly ip: string;
  /** False switches the limits of stored rows off, for load tests (sessions/stored-limit.ts). */
  readonly limits: boolean;
  /** The request's User-Agent header; empty if absent. */
  readonly agent: string;
  /** The player's session; present if the request has a valid token. */
  readonly session: Session | undefined;
  /** Whether the request has a token that is no longer valid. */
  readonly deadToken: boolean;
  /** Why the player of a token that is no longer valid may not log in again; undefined if nothing prevents it. */
  readonly keptOutBy: PlayerRefusal | undefined;
}

/** What the handler of a call that requires a token receives besides the request's body. */
export interface PlayerContext extends Context {
  readonly session: Session;
}

/** Returns a call's response; throws a CallError to refuse the call. */
export type Handler<Name extends CallName> = (
  request: RequestOf<Name>,
  context: (typeof calls)[Name]['token'] extends 'required' ? PlayerContext : Context,
) => Promise<ResponseOf<(typeof calls)[Name]>>;

/** One handler per call of the contract; a missing one is a compile error. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
