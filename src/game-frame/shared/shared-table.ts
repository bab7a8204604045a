import type { SharedBet } from '../../../contract/game-server.ts';
import type {
  PastSharedRound,
  SeenBet,
  SharedMessage,
  SharedRound,
  SharedTotals,
} from '../../../contract/shared-rounds.ts';

/** State of a shared game, as far as this player's live stream has reported it. */
export interface SharedTableState {
  /** The current round; null while the game waits for its first player. */
  readonly round: SharedRound | null;
  /** Bets of the round that are shown, by id, in order of arrival. */
  readonly bets: ReadonlyMap<string, SeenBet>;
  readonly totals: SharedTotals;
  /** The player's own bets of the round. */
  readonly mine: readonly SharedBet[];
  /** Past rounds, newest first. */
  readonly history: readonly PastSharedRound[];
  readonly chain: Extract<SharedMessage, { type: 'state' }>['chain'];
  readonly mostBets: number;
}

const NOTHING: SharedTotals = { bets: 0, staked: 0, paid: 0 };
/** Maximum number of past rounds that are kept. */
const HISTORY = 30;

/** Returns the table after a message of the stream; undefined until a message with the whole state has arrived. */
export function tableAfter(
  table: SharedTableState | undefined,
  message: SharedMessage,
): SharedTableState | undefined {
  if (message.type === 'state') {
    const { round, bets, totals, mine, history, chain, mostBets } = message;
    return { round, bets: new Map(bets.map((bet) => [bet.id, bet])), totals, mine, history, chain, mostBets };
  }
  if (table === undefined) return undefined;
  if (message.type === 'round') return afterRound(table, message.round);
  if (message.type === 'bets') {
    const bets = new Map(table.bets);
    for (const bet of message.bets) bets.set(bet.id, bet);
    for (const id of message.gone) bets.delete(id);
    return { ...table, bets, totals: message.totals };
  }
  if (message.type === 'mine') {
    const { bet } = message;
    const others = table.mine.filter(({ roundId }) => roundId !== bet.roundId);
    return bet.number === table.round?.number ? { ...table, mine: [...others, bet] } : table;
  }
  return table;
}

function afterRound(table: SharedTableState, round: SharedRound): SharedTableState {
  const { past } = round;
  const isKnown = past === null || table.history[0]?.number === past.number;
  const history = isKnown ? table.history : [past, ...table.history].slice(0, HISTORY);
  if (round.number === table.round?.number) return { ...table, round, history };
  return { ...table, round, history, bets: new Map(), mine: [], totals: NOTHING };
}

/** Returns the table without a bet that the player has cancelled. */
export const tableWithout = (table: SharedTableState, roundId: string): SharedTableState => ({
  ...table,
  mine: table.mine.filter((bet) => bet.roundId !== roundId),
});
