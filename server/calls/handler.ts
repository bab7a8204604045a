import type { Call, RequestOf, ResponseOf } from '../../contract/call.ts';
import type { CallName, calls } from '../../contract/calls.ts';
import type { Locale } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LiveHub } from '../live/hub.ts';
import type { PlayerRefusal, Session } from '../sessions/authenticate.ts';

/** Where a handler reports what operators should know; players never see it. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** What every handler gets beside the request. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly log: Log;
  readonly locale: Locale;
  readonly ip: string;
  /** The request's User-Agent header; empty when it has none. */
  readonly agent: string;
  /** Present when a living token came with the request. */
  readonly session: Session | undefined;
  /** True when a token came and is dead. */
  readonly deadToken: boolean;
  /** Why the player of a dead token may not log in again; undefined when nothing keeps them from it. */
  readonly keptOutBy: PlayerRefusal | undefined;
}

/** The context of a call whose token is required. */
export interface PlayerContext extends Context {
  readonly session: Session;
}

/** Returns a call's response; throws CallError for a refusal. */
export type Handler<C extends Call> = (
  request: RequestOf<C>,
  context: C['token'] extends 'required' ? PlayerContext : Context,
) => Promise<ResponseOf<C>>;

/** One handler for every call: the server does not compile, let alone start, without. */
export type Handlers = { readonly [Name in CallName]: Handler<(typeof calls)[Name]> };
