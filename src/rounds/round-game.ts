import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { GameName, RoundRecord } from '../../contract/fair.ts';
import type { api } from '../api/api.ts';
import type { AppState } from '../store/hooks.ts';
import type { RoundMessages } from './round-texts.ts';

/** Why a result is shown: the round was just bought, it was pending from an earlier visit, or it is replayed. */
export type LandingKind = 'live' | 'resumed' | 'replayed';

/** The part of a game's page that shows rounds. */
export interface RoundPresenter<Ask extends object, Answer> {
  /** Called while the outcome is not known yet, with the request's parameters; without them before a replay. */
  start?(ask: Ask | undefined): void;
  /**
   * Shows a result; for a resumed round, only from the moment when the animation reaches the result. Resolves when the
   * result was shown, and also if it cannot be shown.
   */
  land(answer: Answer, landing: LandingKind): Promise<void>;
  /**
   * Called after the result was shown. Changes the page's own display of the result, in the same render in which the
   * round ends.
   */
  rest?(answer: Answer): void;
  fail?(isRefused: boolean): void;
}

/** An update of cached data, to be dispatched to the store. */
export type Patch = ThunkAction<unknown, AppState, unknown, UnknownAction> | UnknownAction;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** Options of a game whose rounds are bought one by one. */
export interface RoundGame<Ask extends object, Answer, Called extends Answer = Answer> {
  /** Name of the game, in the keys of its pending rounds and of the lock between tabs. */
  readonly game: GameName;
  /**
   * True when everything needed to show a round is loaded. A pending round is then resumed, and a replay that was asked
   * for starts.
   */
  readonly isReady: boolean;
  /** Sends the request; rejects with the same error as the mutation's unwrap(). */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  readonly isAsk: (value: object) => value is Ask;
  readonly presenter: RoundPresenter<Ask, Answer>;
  /** Returns the sentence that announces a result after it was shown. */
  readonly formatResult: (answer: Answer) => string;
  /** Texts of this game that replace the usual ones. */
  readonly messages?: Partial<RoundMessages>;
  readonly formatFailure?: (errcode: number) => string;
  /**
   * Returns whether the server's message for an error code is shown unchanged; by default for codes below 9000, which
   * are the game's own.
   */
  readonly hasOwnMessage?: (errcode: number) => boolean;
  /** Tags of cached data that a round changes; they are invalidated after the round was shown. */
  readonly invalidates: Tags;
  /**
   * Tags of cached data that the answer itself can update. If a round ends without such an update, these tags are
   * invalidated too.
   */
  readonly updates?: {
    readonly tags: Tags;
    /** Returns the updates from an answer; undefined if only the server knows the new data. */
    readonly patchesOf: (answer: Called) => readonly Patch[] | undefined;
  };
  /** Returns the answer to replay from the record of a past round; undefined if the round cannot be replayed. */
  readonly fromRecord?: (record: RoundRecord) => Answer | undefined;
}
