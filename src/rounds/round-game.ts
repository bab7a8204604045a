import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { GameName, RoundRecord } from '../../contract/fair.ts';
import type { api } from '../api/api.ts';
import type { AppState } from '../store/hooks.ts';
import type { RoundMessages } from './round-texts.ts';

/** Origin of a shown result: just bought, pending from an earlier visit, or a replay. */
export type LandingKind = 'live' | 'resumed' | 'replayed';

/** Shows a game's rounds. */
export interface RoundPresenter<Ask extends object, Answer> {
  /** Called while the outcome is on its way. Without an ask, a replay is about to start. */
  start?(ask: Ask | undefined): void;
  /** Shows a result, a resumed one starting at its landing. Resolves when it has been shown, also if it cannot be. */
  land(answer: Answer, landing: LandingKind): Promise<void>;
  /**
   * Called once it has been shown: the page's own display of it changes now, in one render with the end of the round.
   */
  rest?(answer: Answer): void;
  fail?(isRefused: boolean): void;
}

/** A change of cached data, to be dispatched. */
export type Patch = ThunkAction<unknown, AppState, unknown, UnknownAction> | UnknownAction;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** A game of bought rounds. */
export interface RoundGame<Ask extends object, Answer, Called extends Answer = Answer> {
  /** Key of the pending rounds and of the lock for the playing tab. */
  readonly game: GameName;
  /** True when everything needed to show a round is there: pending rounds are then resumed, requested ones replayed. */
  readonly isReady: boolean;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  readonly isAsk: (value: object) => value is Ask;
  readonly presenter: RoundPresenter<Ask, Answer>;
  /** Returns the sentence for the live region after a result was shown. */
  readonly formatResult: (answer: Answer) => string;
  /** The game's own texts where the usual ones do not fit. */
  readonly messages?: Partial<RoundMessages>;
  readonly formatFailure?: (errcode: number) => string;
  /**
   * Returns whether a code's message is complete by itself; by default not for those of the transport (9000 and
   * more).
   */
  readonly hasOwnMessage?: (errcode: number) => boolean;
  /** Cached data that a round changes; invalidated once it has been shown. */
  readonly invalidates: Tags;
  /** Cached data that the answer itself updates. If a round ends in any other way, they are invalidated too. */
  readonly updates?: {
    readonly tags: Tags;
    /** Returns the changes; undefined when only the server knows them. */
    readonly patchesOf: (answer: Called) => readonly Patch[] | undefined;
  };
  /** Returns the replayable answer from the record of a past round; undefined if it cannot be shown. */
  readonly fromRecord?: (record: RoundRecord) => Answer | undefined;
}
