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

/** Functions with which rounds use a game's scene. Without a scene, every result is shown immediately. */
export interface RoundScene {
  start(): void;
  /** Shows the result of a round; resolves when it was shown. If `instant`, the animation is left out. */
  land(round: HallRound, instant: boolean): Promise<void>;
  /** Whether the player has to uncover the result, perhaps much later. Until then, a reload requests it again. */
  readonly isCovered?: boolean;
  fail(): void;
  skip(): void;
}

/** The rounds of this visit, and the functions that play and replay them. */
export interface InstantRounds {
  readonly status: InstantPhase;
  readonly note: RoundNote | undefined;
  /** Last settled rounds that were shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all settled rounds of this visit. */
  readonly figures: VisitFigures;
  play(stake: number, choice: unknown): void;
  /** Asks again for the outcome of a bet that got no answer. */
  check(): void;
  skip(): void;
  /** The past round that is being replayed; undefined if none is. */
  readonly watched: WatchedRound | undefined;
  /** Replays a past round; does nothing while another round is running. */
  watch(round: HallRound): void;
  endWatch(): void;
}

/** Returns the stored bet of a game that got no answer; undefined if there is none. */
function readBet(gameId: number): GameServerRequest<'play'> | undefined {
  const pending = readPending(gameId);
  return pending?.call === 'play' ? pending.request : undefined;
}

/**
 * Plays the rounds of a game whose round is a single draw. A bet is stored with its id, sent, and shown by the scene.
 * If it gets no answer, it is sent again with the same id, so that it is played and paid only once.
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

  // Shows the result of a bet that got no answer in an earlier visit.
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

/**
 * Returns a function that sends a bet and shows its result; `isLeft` is true for a bet of an earlier visit that got no
 * answer.
 */
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
      // Everything that the round changes on the screen changes together, when the next bet may be placed.
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
