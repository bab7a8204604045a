import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import type { Untimed, Watcher } from './audience.ts';
import type { Chain } from './chain.ts';
import {
  isShown,
  type LiveBet,
  type LiveRound,
  ownOf,
  seenOf,
  toSharedRound,
  totalsOf,
} from './live-round.ts';
import type { SharedRules } from './shared-rules.ts';

/** Recipients of a message: all watchers, one player, or those who play for coins or for fun. */
export type Recipients =
  | { readonly owner?: undefined; readonly isFun?: undefined }
  | { readonly owner: string; readonly isFun?: undefined }
  | { readonly owner?: undefined; readonly isFun: boolean };

/** A message of the stream and its recipients. */
export interface Mail {
  readonly type: 'send';
  readonly message: Untimed;
  readonly to: Recipients;
}

/** Returns whether a watcher is among the recipients. */
export const isRecipient = (to: Recipients, watcher: Pick<Watcher, 'owner' | 'isFun'>): boolean =>
  (to.owner ?? watcher.owner) === watcher.owner && (to.isFun ?? watcher.isFun) === watcher.isFun;

/** Returns the keep-alive message. */
export const helloMail = (): Mail => ({ type: 'send', message: { type: 'hello' }, to: {} });

/** Returns the message that the round has entered its next phase. */
export const roundMail = (round: LiveRound, rules: SharedRules): Mail => ({
  type: 'send',
  message: { type: 'round', round: toSharedRound(round, rules) },
  to: {},
});

/** Returns the message that informs a player of a change of one of the player's bets. */
export const ownBetMail = (round: LiveRound, bet: LiveBet): Mail => ({
  type: 'send',
  message: { type: 'mine', bet: ownOf(bet, round) },
  to: { owner: bet.owner },
});

/** Changes of the list of bets. The keys are bet ids; the values tell whether a bet is for fun. */
export interface BetChanges {
  /** New and changed bets. */
  readonly changed: ReadonlyMap<string, boolean>;
  /** Cancelled bets. */
  readonly gone: ReadonlyMap<string, boolean>;
}

/** Returns the messages that change the list of bets, separately for those who play for coins and for fun. */
export function betsMails(round: LiveRound | undefined, { changed, gone }: BetChanges): Mail[] {
  if (round === undefined) return [];
  return [false, true].flatMap((isFun) => {
    const idsOf = (bets: ReadonlyMap<string, boolean>): string[] =>
      [...bets].filter(([, fun]) => fun === isFun).map(([id]) => id);
    const ids = idsOf(changed);
    const left = idsOf(gone);
    if (ids.length + left.length === 0) return [];
    const bets = ids.flatMap((id) => round.bets.get(id) ?? []).filter((bet) => isShown(round, bet));
    const message: Untimed = {
      type: 'bets',
      bets: bets.map(seenOf),
      gone: left,
      totals: totalsOf(round, isFun),
    };
    return [{ type: 'send', message, to: { isFun } }];
  });
}

/** What a stream shows first; `undefined` if there is no chain or no round yet. */
export interface TableView {
  readonly chain: Chain | undefined;
  readonly round: LiveRound | undefined;
  /** Past rounds, newest first. */
  readonly history: readonly PastSharedRound[];
}

/** Returns the first message of a stream: everything that the watching player may see. */
export function stateMessage(
  { chain, round, history }: TableView,
  rules: SharedRules,
  { owner, isFun }: Pick<Watcher, 'owner' | 'isFun'>,
): Untimed {
  const common = {
    type: 'state' as const,
    history: [...history],
    chain: chain === undefined ? null : { anchor: chain.anchor, salt: chain.salt, length: chain.length },
    mostBets: rules.mostBets,
  };
  if (round === undefined)
    return { ...common, round: null, bets: [], totals: { bets: 0, staked: 0, paid: 0 }, mine: [] };
  const bets = [...round.bets.values()];
  return {
    ...common,
    round: toSharedRound(round, rules),
    bets: bets.filter((bet) => bet.isFun === isFun && isShown(round, bet)).map(seenOf),
    totals: totalsOf(round, isFun),
    mine: bets.filter((bet) => bet.owner === owner).map((bet) => ownOf(bet, round)),
  };
}
