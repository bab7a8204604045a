import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  gameServerCalls,
  type SharedBet,
  type GameServerRefusal,
  type GameServerRefused,
} from '../../../contract/game-server.ts';
import { sessionStored } from '../../platform/storage.ts';
import { newTxnId } from '../../platform/txn-id.ts';
import { takeRefusal } from '../pending-call.ts';
import type { GameServerConnection } from '../use-game-server.ts';
import { NO_VISIT_FIGURES, type VisitFigures, withSettledBet } from '../visit-figures.ts';
import type { LiveTable } from './use-shared-table.ts';

/** placing: the stake is on its way; unknown: no answer came; in: in the round; cancelling and leaving: requested. */
export type SpotStatus = 'placing' | 'unknown' | 'in' | 'cancelling' | 'leaving';

/** Where a bet is placed: a panel or a field, by its name. */
export interface BetSpot {
  readonly status: SpotStatus;
  readonly request: v.InferOutput<typeof gameServerCalls.placeBet.request>;
  /** Id of the bet once it is in. */
  readonly roundId: string | undefined;
}

/** Why a bet was not placed. */
export type SpotNote = GameServerRefusal | 'unknown';

/** The player's bets in shared rounds. */
export interface SharedBets {
  readonly spots: ReadonlyMap<string, BetSpot>;
  readonly notes: ReadonlyMap<string, SpotNote>;
  /** Totals of this visit's settled bets. */
  readonly figures: VisitFigures;
  /** Places a bet in the current round; does nothing where there is one already. */
  place(spot: string, stake: number, choice: unknown): void;
  cancel(spot: string): void;
  getOff(spot: string): void;
}

interface Options {
  readonly gameServer: GameServerConnection;
  readonly live: LiveTable;
  /** Returns the free spot for a bet that an earlier visit placed. */
  readonly spotOf: (bet: SharedBet, taken: ReadonlySet<string>) => string | undefined;
  /** Called when the end of a bet is known. */
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

type Spots = ReadonlyMap<string, BetSpot>;
const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([name]) => name !== key));

/**
 * Keeps the player's bets: each is stored with its id before it is requested, so that a reload or a broken connection
 * never loses or doubles one. The stream reports the outcome of a bet; the records do if the stream was down.
 */
export function useSharedBets({ gameServer, live, spotOf, onOver }: Options): SharedBets {
  const gameId = gameServer.game?.gameId ?? 0;
  const [spots, setSpots] = useState<Spots>(
    () =>
      new Map(
        readKept(gameId).map(({ spot, request }) => [
          spot,
          { status: 'unknown', request, roundId: undefined },
        ]),
      ),
  );
  const [notes, setNotes] = useState<ReadonlyMap<string, SpotNote>>(new Map());
  const [figures, setFigures] = useState(NO_VISIT_FIGURES);
  const latest = useRef({ gameServer, live, spotOf, onOver, spots });
  latest.current = { gameServer, live, spotOf, onOver, spots };
  /** Bets whose end has been reported. */
  const reported = useRef(new Set<string>());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const open = [...spots].flatMap(([spot, { status, request }]) =>
      status === 'placing' || status === 'unknown' ? [{ spot, request }] : [],
    );
    sessionStored.write(keyOf(gameId), JSON.stringify(open));
  }, [spots, gameId]);

  const set = useCallback((spot: string, next: Partial<BetSpot> | undefined): void => {
    setSpots((before) => {
      const now = before.get(spot);
      if (next === undefined) return without(before, spot);
      return now === undefined ? before : new Map(before).set(spot, { ...now, ...next });
    });
  }, []);
  const note = useCallback((spot: string, next: SpotNote | undefined): void => {
    setNotes((before) => (next === undefined ? without(before, spot) : new Map(before).set(spot, next)));
  }, []);
  const refuse = useCallback(
    (spot: string, answer: GameServerRefused): void => {
      takeRefusal(latest.current.gameServer, answer);
      note(spot, answer.code);
    },
    [note],
  );

  const ask = useCallback(
    async (spot: string, request: BetSpot['request']): Promise<void> => {
      if (asked.current.has(request.clientTxnId)) return;
      asked.current.add(request.clientTxnId);
      const { calls } = latest.current.gameServer;
      const answer = await calls.ask('placeBet', request).catch(() => undefined);
      asked.current.delete(request.clientTxnId);
      if (answer === undefined || (answer.status === 'refused' && answer.code === 'tryAgain')) {
        set(spot, { status: 'unknown' });
        note(spot, 'unknown');
      } else if (answer.status === 'refused') {
        set(spot, undefined);
        latest.current.gameServer.link.send({ type: 'betRefused' });
        refuse(spot, answer);
      } else {
        note(spot, undefined);
        latest.current.gameServer.take(answer.result);
        set(spot, { status: 'in', roundId: answer.result.bet.roundId });
      }
    },
    [note, refuse, set],
  );

  const end = useCallback((bet: SharedBet): void => {
    if (reported.current.has(bet.roundId)) return;
    reported.current.add(bet.roundId);
    setSpots((before) => new Map([...before].filter(([, { roundId }]) => roundId !== bet.roundId)));
    setFigures((before) => withSettledBet(before, bet));
    latest.current.gameServer.link.send({ type: 'roundSettled', stake: bet.stake, payout: bet.payout });
    latest.current.onOver(bet);
  }, []);

  // The player's own bets in the stream.
  const mine = live.table?.mine;
  useEffect(() => {
    for (const bet of mine ?? []) {
      if (bet.status === 'over' || bet.status === 'returned') {
        end(bet);
        continue;
      }
      const known = [...latest.current.spots.values()];
      const isKnown = known.some(({ roundId, status }) => roundId === bet.roundId || status === 'placing');
      if (isKnown) continue;
      setSpots((before) => {
        const spot = latest.current.spotOf(bet, new Set(before.keys()));
        if (spot === undefined || [...before.values()].some(({ roundId }) => roundId === bet.roundId))
          return before;
        const request = { clientTxnId: '', number: bet.number, stake: bet.stake, choice: bet.choice };
        return new Map(before).set(spot, { status: 'in', roundId: bet.roundId, request });
      });
    }
  }, [mine, end]);

  // After a break, resolves bets without an answer and bets whose round is over.
  const { states } = live;
  const number = live.table?.round?.number;
  const phase = live.table?.round?.phase;
  useEffect(() => {
    if (states === 0) return;
    const { spots: now, live: table, gameServer: session } = latest.current;
    const here = new Set(table.table?.mine.map(({ roundId }) => roundId));
    const missing = new Set<string>();
    for (const [spot, { status, request, roundId }] of now) {
      if (status === 'unknown') void ask(spot, request);
      if (roundId !== undefined && request.number !== number && !here.has(roundId)) missing.add(roundId);
    }
    if (missing.size === 0) return;
    session.calls.ask('rounds', { pageSize: 50 }).then(
      (answer) => {
        if (answer.status === 'refused') return;
        for (const { roundId, stake, choice, multiplier, payout } of answer.result.list)
          if (missing.has(roundId))
            end({ roundId, number: 0, stake, choice, status: 'over', multiplier, payout });
        session.reload();
      },
      () => undefined,
    );
  }, [states, number, phase, ask, end]);

  return {
    spots,
    notes,
    figures,
    place(spot, stake, choice) {
      const { round } = live.table ?? {};
      if (spots.has(spot) || round?.phase !== 'betting' || !live.isLive) return;
      const request = { clientTxnId: newTxnId(), number: round.number, stake, choice };
      setSpots((before) => new Map(before).set(spot, { status: 'placing', request, roundId: undefined }));
      note(spot, undefined);
      gameServer.link.send({ type: 'betPlaced', stake });
      void ask(spot, request);
    },
    cancel(spot) {
      const roundId = spots.get(spot)?.roundId;
      if (roundId === undefined || spots.get(spot)?.status !== 'in') return;
      set(spot, { status: 'cancelling' });
      gameServer.calls.ask('cancelBet', { roundId }).then(
        (answer) => {
          if (answer.status === 'refused') {
            set(spot, { status: 'in' });
            return refuse(spot, answer);
          }
          gameServer.take(answer.result);
          live.drop(roundId);
          set(spot, undefined);
          gameServer.link.send({ type: 'betRefused' });
        },
        () => set(spot, { status: 'in' }),
      );
    },
    getOff(spot) {
      const roundId = spots.get(spot)?.roundId;
      if (roundId === undefined || spots.get(spot)?.status !== 'in') return;
      set(spot, { status: 'leaving' });
      gameServer.calls.ask('cashOut', { clientTxnId: newTxnId(), roundId }).then(
        (answer) => {
          if (answer.status === 'done') return gameServer.take({ balance: answer.result.balance });
          // The stream reports the outcome in any case.
          set(spot, { status: 'in' });
          if (answer.code !== 'roundSettled') refuse(spot, answer);
        },
        () => set(spot, { status: 'in' }),
      );
    },
  };
}
