import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameServerRequest, GameServerResult, HallRound } from '../../contract/game-server.ts';
import { newTxnId } from '../platform/txn-id.ts';
import { useMachine } from '../ui/use-machine.ts';
import {
  type InstantEvent,
  type InstantPhase,
  type InstantState,
  isInstantFree,
  NEW_INSTANT_VISIT,
  reduceInstant,
} from './instant-machine.ts';
import {
  askPending,
  keepPending,
  LATE_PRESS_MS,
  pause,
  readPending,
  type RoundNote,
  takeRefusal,
} from './pending-call.ts';
import type { GameServerConnection } from './use-game-server.ts';
import { useWatchedRound, type WatchedRound } from './use-watched-round.ts';
import type { VisitFigures } from './visit-figures.ts';

/** A game's scene as its rounds use it; without a scene every result is shown immediately. */
export interface RoundScene {
  start(): void;
  /** Resolves when the result is on the screen. */
  land(round: HallRound, instant: boolean): Promise<void>;
  /** The player uncovers the result, maybe much later: until then a reload requests it again. */
  readonly isCovered?: boolean;
  fail(): void;
  skip(): void;
}

/** Rounds of this visit. */
export interface InstantRounds {
  readonly status: InstantPhase;
  readonly note: RoundNote | undefined;
  /** Most recent rounds shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of the visit. */
  readonly figures: VisitFigures;
  play(stake: number, choice: unknown): void;
  /** Requests the outcome of a bet without an answer. */
  check(): void;
  skip(): void;
  /** Past round that is shown again. */
  readonly watched: WatchedRound | undefined;
  /** Shows a past round again, while nothing else is running. */
  watch(round: HallRound): void;
  endWatch(): void;
}

/** Returns the stored bet of a game that got no answer. */
function readBet(gameId: number): GameServerRequest<'play'> | undefined {
  const pending = readPending(gameId);
  return pending?.call === 'play' ? pending.request : undefined;
}

/**
 * Plays the rounds of a game of one draw: a bet is stored with its id, sent once, and shown by the scene. A bet without an
 * answer is sent again with the same id, so that it is played and paid once.
 */
export function useInstantRound(gameServer: GameServerConnection, scene: RoundScene): InstantRounds {
  const gameId = gameServer.game?.gameId;
  const { state, current, send } = useMachine(reduceInstant, NEW_INSTANT_VISIT);
  const latest = useRef({ gameServer, scene });
  latest.current = { gameServer, scene };

  const ask = useInstantCalls({ latest, current, send });

  const check = useCallback(() => {
    const bet = gameId === undefined ? undefined : readBet(gameId);
    if (gameId !== undefined && bet) void ask(bet, gameId, true);
    else send({ type: 'cleared' });
  }, [ask, gameId, send]);

  // A bet that an earlier visit left without an answer.
  useEffect(() => {
    if (gameId === undefined || !readBet(gameId)) return;
    let isLeft = false;
    queueMicrotask(() => {
      if (!isLeft) check();
    });
    return () => {
      isLeft = true;
    };
  }, [gameId, check]);

  const watching = useWatchedRound({
    start: () => latest.current.scene.start(),
    show: (round, instant) => latest.current.scene.land(round, instant),
    skip: () => latest.current.scene.skip(),
  });
  const { watched } = watching;

  return {
    status: state.phase,
    note: state.note,
    shown: state.shown,
    figures: state.figures,
    play(stake, choice) {
      if (gameId !== undefined && current().phase === 'idle')
        void ask({ clientTxnId: newTxnId(), stake, choice }, gameId, false);
    },
    check,
    skip: watched ? watching.skip : () => latest.current.scene.skip(),
    watched,
    watch(round) {
      if (current().phase !== 'idle') return;
      send({ type: 'watched' });
      watching.watch([round]);
    },
    endWatch() {
      send({ type: 'watchEnded' });
      watching.end();
    },
  };
}

interface InstantCallsOptions {
  readonly latest: RefObject<{ readonly gameServer: GameServerConnection; readonly scene: RoundScene }>;
  readonly current: () => InstantState;
  readonly send: (event: InstantEvent) => void;
}

/** Returns how to send a bet and show its result; `isLeft` marks one that an earlier visit left without an answer. */
function useInstantCalls({ latest, current, send }: InstantCallsOptions) {
  const show = useCallback(
    async (result: GameServerResult<'play'>, game: number, isLeft: boolean): Promise<void> => {
      const {
        scene: view,
        gameServer: { link },
      } = latest.current;
      if (view.isCovered !== true) keepPending(game, undefined);
      if (isLeft) send({ type: 'recovered' });
      await view.land(result, isLeft);
      keepPending(game, undefined);
      // Whatever the round changes on the screen changes together, when the next bet may be made.
      if (!isLeft) await pause(LATE_PRESS_MS);
      latest.current.gameServer.take(result);
      link.send({ type: 'roundSettled', stake: result.stake, payout: result.payout });
      send({ type: 'settled', round: result });
    },
    [latest, send],
  );

  return useCallback(
    async (bet: GameServerRequest<'play'>, game: number, isLeft: boolean): Promise<void> => {
      if (!isInstantFree(current())) return;
      send({ type: 'asked' });
      const pending = { call: 'play', request: bet } as const;
      keepPending(game, pending);
      const { link } = latest.current.gameServer;
      if (!isLeft) {
        latest.current.scene.start();
        link.send({ type: 'betPlaced', stake: bet.stake });
      }
      const answer = await askPending(latest.current.gameServer.calls, pending);
      if (answer === undefined) {
        latest.current.scene.fail();
        send({ type: 'lost' });
      } else if (answer.status === 'refused') {
        keepPending(game, undefined);
        latest.current.scene.fail();
        if (!isLeft) link.send({ type: 'betRefused' });
        takeRefusal(latest.current.gameServer, answer);
        send({ type: 'refused', code: answer.code });
      } else await show(answer.result, game, isLeft);
    },
    [current, latest, send, show],
  );
}
