import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { gameServerCalls, type SharedBet } from '../../../contract/game-server.ts';
import { sessionStored } from '../../platform/storage.ts';
import { newTxnId } from '../../platform/txn-id.ts';
import { useCommandMachine } from '../../ui/use-machine.ts';
import { takeRefusal } from '../pending-call.ts';
import type { GameServerConnection } from '../use-game-server.ts';
import type { VisitFigures } from '../visit-figures.ts';
import {
  type BetInSpot,
  reduceSharedBets,
  type SharedBetsCommand,
  type SharedBetsEvent,
  sharedBetsOf,
  type BetSpot,
  type SpotNote,
  type SpotOf,
  unansweredIn,
} from './shared-bets-machine.ts';
import type { LiveTable } from './use-shared-table.ts';

/** The player's bets in shared rounds, and the functions that place and change them. */
export interface SharedBets {
  readonly spots: ReadonlyMap<string, BetSpot>;
  readonly notes: ReadonlyMap<string, SpotNote>;
  /** Totals of the settled bets of this visit. */
  readonly figures: VisitFigures;
  /** Places a bet in the current round; does nothing if the place `spot` already has a bet. */
  place(spot: string, stake: number, choice: unknown): void;
  cancel(spot: string): void;
  getOff(spot: string): void;
}

interface Options {
  readonly gameServer: GameServerConnection;
  readonly live: LiveTable;
  /** Returns a free place for a bet from an earlier visit; undefined if there is none. */
  readonly spotOf: SpotOf;
  /** Called once when it is known how a bet has ended. */
  readonly onOver: (bet: SharedBet) => void;
}

const kept = v.array(v.object({ spot: v.string(), request: gameServerCalls.placeBet.request }));
const keyOf = (gameId: number): string => `perya.game-frame.${gameId}.bets`;

function readKept(gameId: number): v.InferOutput<typeof kept> {
  try {
    const parsed = v.safeParse(kept, JSON.parse(sessionStored.read(keyOf(gameId)) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/**
 * Keeps the player's bets in shared rounds. Each bet is stored with its id before it is sent, so that a reload or a
 * lost connection neither loses nor repeats it. The stream reports how a bet ends; if the stream was broken at that
 * time, the records show it.
 */
export function useSharedBets(options: Options): SharedBets {
  const { gameServer, live } = options;
  const gameId = gameServer.game?.gameId ?? 0;
  const [initial] = useState(() => sharedBetsOf(readKept(gameId)));
  const latest = useRef(options);
  latest.current = options;
  const { state, send } = useCommandMachine(reduceSharedBets, initial, (command, answer) =>
    run(command, answer, () => latest.current),
  );
  const { spots, notes, figures } = state;

  useEffect(() => {
    sessionStored.write(keyOf(gameId), JSON.stringify(unansweredIn(spots)));
  }, [spots, gameId]);

  // The player's own bets in the current round, as the stream lists them.
  const mine = live.table?.mine;
  useEffect(() => {
    if (mine) send({ type: 'streamed', bets: mine, spotOf: latest.current.spotOf });
  }, [mine, send]);

  // After the stream was broken, sends unanswered bets again and looks up bets of earlier rounds.
  const { states } = live;
  const number = live.table?.round?.number;
  const phase = live.table?.round?.phase;
  useEffect(() => {
    if (states === 0) return;
    const listed = new Set(latest.current.live.table?.mine.map(({ roundId }) => roundId));
    send({ type: 'resumed', number, listed });
  }, [states, number, phase, send]);

  return {
    spots,
    notes,
    figures,
    place(spot, stake, choice) {
      const { round } = live.table ?? {};
      if (round?.phase !== 'betting' || !live.isLive) return;
      const request = { clientTxnId: newTxnId(), number: round.number, stake, choice };
      send({ type: 'placed', spot, request });
    },
    cancel: (spot) => send({ type: 'cancelPressed', spot }),
    getOff: (spot) => send({ type: 'cashOutPressed', spot }),
  };
}

type Send = (event: SharedBetsEvent) => void;
type Latest = () => Options;
type CommandOf<Type extends SharedBetsCommand['type']> = Extract<SharedBetsCommand, { readonly type: Type }>;

function run(command: SharedBetsCommand, send: Send, latest: Latest): void {
  const { gameServer, onOver } = latest();
  switch (command.type) {
    case 'announceBet':
      return gameServer.link.send({ type: 'betPlaced', stake: command.stake });
    case 'announceRefusal':
      return gameServer.link.send({ type: 'betRefused' });
    case 'announceEnd': {
      const { stake, payout } = command.bet;
      gameServer.link.send({ type: 'roundSettled', stake, payout });
      return onOver(command.bet);
    }
    case 'place':
      return void place(command, send, latest);
    case 'cancel':
      return void cancel(command, send, latest);
    case 'cashOut':
      return void cashOut(command, send, latest);
    case 'readRecords':
      return void readRecords(command, send, latest);
  }
}

async function place({ spot, request }: CommandOf<'place'>, send: Send, latest: Latest): Promise<void> {
  const answer = await latest()
    .gameServer.calls.ask('placeBet', request)
    .catch(() => undefined);
  if (answer === undefined || (answer.status === 'refused' && answer.code === 'tryAgain'))
    return send({ type: 'lost', spot });
  const { gameServer } = latest();
  if (answer.status === 'refused') {
    send({ type: 'refused', spot, code: answer.code });
    return takeRefusal(gameServer, answer);
  }
  gameServer.take(answer.result);
  send({ type: 'accepted', spot, roundId: answer.result.bet.roundId });
}

async function cancel({ spot, roundId }: BetInSpot, send: Send, latest: Latest): Promise<void> {
  const answer = await latest()
    .gameServer.calls.ask('cancelBet', { roundId })
    .catch(() => undefined);
  const { gameServer, live } = latest();
  if (answer?.status !== 'done') {
    if (answer) takeRefusal(gameServer, answer);
    return send({ type: 'kept', spot, roundId, code: answer?.code });
  }
  gameServer.take(answer.result);
  live.drop(roundId);
  send({ type: 'cancelled', roundId });
}

async function cashOut({ spot, roundId }: BetInSpot, send: Send, latest: Latest): Promise<void> {
  const answer = await latest()
    .gameServer.calls.ask('cashOut', { clientTxnId: newTxnId(), roundId })
    .catch(() => undefined);
  const { gameServer } = latest();
  if (answer?.status === 'done') return gameServer.take({ balance: answer.result.balance });
  // If the round is already settled, the stream reports its outcome, so no reason for the refusal needs to be shown.
  const code = answer?.code === 'roundSettled' ? undefined : answer?.code;
  if (answer && code !== undefined) takeRefusal(gameServer, answer);
  send({ type: 'kept', spot, roundId, code });
}

async function readRecords(
  { roundIds }: CommandOf<'readRecords'>,
  send: Send,
  latest: Latest,
): Promise<void> {
  const { gameServer } = latest();
  const answer = await gameServer.calls.ask('rounds', { pageSize: 50 }).catch(() => undefined);
  if (answer?.status !== 'done') return;
  for (const { roundId, stake, choice, multiplier, payout } of answer.result.list)
    if (roundIds.has(roundId))
      send({
        type: 'ended',
        bet: { roundId, number: 0, stake, choice, status: 'over', multiplier, payout },
      });
  gameServer.reload();
}
