import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameServerResult, HallRound } from '../../contract/game-server.ts';
import { newTxnId } from '../platform/txn-id.ts';
import {
  askPending,
  keepPending,
  LATE_PRESS_MS,
  pause,
  type PendingCall,
  readPending,
  type RoundNote,
  takeRefusal,
} from './pending-call.ts';
import { useMachine } from '../ui/use-machine.ts';
import {
  isStepFree,
  isOpenRound,
  NEW_STEP_VISIT,
  reduceStep,
  type StepEvent,
  type StepPhase,
  type StepState,
} from './step-machine.ts';
import type { GameServerCalls } from './game-server-calls.ts';
import type { GameServerConnection } from './use-game-server.ts';
import { useWatchedRound, type WatchedRound } from './use-watched-round.ts';
import type { VisitFigures } from './visit-figures.ts';

/** Functions with which rounds use a scene with steps. Without a scene, every result is shown immediately. */
export interface StepScene {
  /** Called when a bet is on its way: removes the last round from the picture. */
  start(): void;
  /** Called when a step is on its way: the pressed tile moves, without a result. */
  press(step: unknown): void;
  /**
   * Shows the state of a round, open or settled; resolves when it was shown. If `instant`, the animation is left out.
   */
  show(round: HallRound, instant: boolean): Promise<void>;
  /** Called when a request has failed: restores the picture from before the request. */
  fail(): void;
  skip(): void;
}

/** The rounds of this visit, and the functions that play and replay them. */
export interface StepRounds {
  readonly status: StepPhase;
  readonly note: RoundNote | undefined;
  /** The open round, as far as it was shown; undefined if no round is open. */
  readonly round: HallRound | undefined;
  /** Last settled rounds that were shown, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all settled rounds of this visit. */
  readonly figures: VisitFigures;
  bet(stake: number, choice: unknown): void;
  /** Takes a step; does nothing while a request is on its way or its result is being shown. */
  step(choice: unknown): void;
  /** Cashes the round out; does nothing before a step was won. */
  cashOut(): void;
  /** Asks again for the outcome of a request that got no answer. */
  check(): void;
  skip(): void;
  /** The past round that is being replayed; undefined if none is. */
  readonly watched: WatchedRound | undefined;
  /** Replays a past round by its states (see stepStatesOf); does nothing while a round is open. */
  watch(states: readonly HallRound[]): void;
  endWatch(): void;
}

/** Refusals which mean that the round has changed elsewhere: another screen has continued it, or it has expired. */
const ELSEWHERE: ReadonlySet<RoundNote> = new Set([
  'roundOpen',
  'roundSettled',
  'unknownRound',
  'choiceNotOffered',
  'nothingToCashOut',
]);

const stepsOf = (one: HallRound | undefined): number => one?.round?.taken.length ?? 0;

/**
 * Plays the rounds of a game with steps: bet, steps, cash-out. `scene.show` gets any state of a round; controls depend
 * on `round` and `status`. `useStepGame` adds stake, choice and keys, and `StepGameView` the screen.
 *
 * Every request is stored with its id before it is sent. A request without an answer makes the status `unknown`.
 * `check()`, or a reload of the page, sends it again with the same id, so that it is carried out only once. A round
 * that an earlier visit left open comes with the opened game and continues; `note` is then `back`. The server may
 * settle a round by itself: after the last step, or if the next step could exceed the maximum win. The scene then gets
 * a settled round as usual. The server does not send the layout before the round is settled.
 */
export function useStepRound(gameServer: GameServerConnection, scene: StepScene): StepRounds {
  const { game } = gameServer;
  const gameId = game?.gameId;
  const { state, current, send } = useMachine(reduceStep, NEW_STEP_VISIT);
  const latest = useRef({ gameServer, scene });
  latest.current = { gameServer, scene };

  const calls = useStepCalls({ latest, current, send });

  const check = useLeftRound(game, { latest, current, send }, calls);

  const watching = useWatchedRound({
    start: () => latest.current.scene.start(),
    show: (past, instant) => latest.current.scene.show(past, instant),
    skip: () => latest.current.scene.skip(),
  });
  const { watched } = watching;

  const request = (call: PendingCall): void => {
    if (gameId !== undefined) void calls.ask(call, gameId, false);
  };
  const { phase, note, round, shown, figures } = state;
  return {
    status: phase,
    note,
    round,
    shown,
    figures,
    bet(stake, choice) {
      if (current().phase === 'idle')
        request({ call: 'play', request: { clientTxnId: newTxnId(), stake, choice } });
    },
    step(choice) {
      const open = openRoundOf(current());
      if (open)
        request({ call: 'step', request: { clientTxnId: newTxnId(), roundId: open.roundId, choice } });
    },
    cashOut() {
      const open = openRoundOf(current());
      if ((open?.round?.cashOut ?? 0) > 0 && open)
        request({ call: 'cashOut', request: { clientTxnId: newTxnId(), roundId: open.roundId } });
    },
    check,
    skip: watched ? watching.skip : () => latest.current.scene.skip(),
    watched,
    watch(states) {
      if (current().phase !== 'idle') return;
      send({ type: 'watched' });
      watching.watch(states);
    },
    endWatch() {
      send({ type: 'watchEnded' });
      watching.end();
    },
  };
}

const openRoundOf = ({ phase, round }: StepState): HallRound | undefined =>
  phase === 'open' ? round : undefined;

/**
 * Shows what an earlier visit or another screen has left, once the game is open. Returns a function that asks again
 * for the outcome of a request that got no answer.
 */
function useLeftRound(
  game: GameServerConnection['game'],
  { latest, current, send }: StepCallsOptions,
  { ask, show }: ReturnType<typeof useStepCalls>,
): () => void {
  const gameId = game?.gameId;
  const check = useCallback(() => {
    const pending = gameId === undefined ? undefined : readPending(gameId);
    if (gameId !== undefined && pending) void ask(pending, gameId, true);
    else send({ type: 'cleared' });
  }, [ask, gameId, send]);

  /** Shows the round with which the game was opened, if it differs from the round on the screen. */
  const follow = useCallback(
    async (opened: Pick<GameServerResult<'open'>, 'round'>): Promise<void> => {
      const next = await findOtherRound(opened, current(), latest.current.gameServer.calls);
      if (next === undefined || !isStepFree(current())) return;
      send({ type: 'recovered' });
      await show(next, true);
    },
    [current, latest, send, show],
  );

  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    queueMicrotask(() => {
      if (isGone || !isStepFree(current())) return;
      // The answer to a request of an earlier visit is newer than the round with which the game was opened.
      if (readPending(game.gameId)) check();
      else void follow(game);
    });
    return () => {
      isGone = true;
    };
  }, [game, check, follow, current]);
  return check;
}

interface StepCallsOptions {
  readonly latest: RefObject<{ readonly gameServer: GameServerConnection; readonly scene: StepScene }>;
  readonly current: () => StepState;
  readonly send: (event: StepEvent) => void;
}

/** Returns a function that sends requests of a round and shows their results. */
function useStepCalls({ latest, current, send }: StepCallsOptions) {
  /** Shows a state of a round; resolves when the next press counts. */
  const show = useCallback(
    async (result: HallRound, instant: boolean): Promise<void> => {
      const { link } = latest.current.gameServer;
      send({ type: 'arrived', round: result });
      await latest.current.scene.show(result, instant);
      if (isOpenRound(result)) link.send({ type: 'resultShown' });
      else {
        if (!instant) await pause(LATE_PRESS_MS);
        link.send({ type: 'roundSettled', stake: result.stake, payout: result.payout });
      }
      send({ type: 'shown', round: result });
    },
    [latest, send],
  );

  const ask = useCallback(
    async (pending: PendingCall, id: number, isLeft: boolean): Promise<void> => {
      if (!isStepFree(current())) return;
      send({ type: 'asked' });
      keepPending(id, pending);
      const isBet = pending.call === 'play' && !isLeft;
      announceCall(pending, isLeft, latest.current);
      const [answer] = await Promise.all([
        askPending(latest.current.gameServer.calls, pending),
        // The second press of a double press on the bet button must not take the first step.
        isBet ? pause(LATE_PRESS_MS) : undefined,
      ]);
      const { gameServer, scene } = latest.current;
      if (answer === undefined) {
        scene.fail();
        send({ type: 'lost' });
        return;
      }
      keepPending(id, undefined);
      if (answer.status === 'refused') {
        scene.fail();
        gameServer.link.send({ type: isBet ? 'betRefused' : 'resultShown' });
        takeRefusal(gameServer, answer);
        send({ type: 'refused', code: answer.code });
        if (ELSEWHERE.has(answer.code)) gameServer.reload();
        return;
      }
      const { result } = answer;
      if (isLeft) send({ type: 'recovered' });
      // The stake leaves the balance now; a win is added only after it was shown.
      if (pending.call === 'play') gameServer.take(result);
      await show(result, isLeft);
      latest.current.gameServer.take(isOpenRound(result) ? seedsOf(result) : result);
    },
    [current, latest, send, show],
  );
  return { ask, show };
}

/** Shows in the scene that a request is on its way, and reports it to the lobby. */
function announceCall(
  pending: PendingCall,
  isLeft: boolean,
  { gameServer, scene }: { readonly gameServer: GameServerConnection; readonly scene: StepScene },
): void {
  if (pending.call === 'play' && !isLeft) {
    scene.start();
    gameServer.link.send({ type: 'betPlaced', stake: pending.request.stake });
    return;
  }
  if (pending.call === 'step' && !isLeft) scene.press(pending.request.choice);
  gameServer.link.send({ type: 'resultAwaited' });
}

/**
 * Resolves to the round with which the game was opened, or to the settled form of the round on the screen, if it
 * differs from what is shown; else to undefined.
 */
async function findOtherRound(
  { round: left }: Pick<GameServerResult<'open'>, 'round'>,
  { round: here, shown }: StepState,
  calls: GameServerCalls,
): Promise<HallRound | undefined> {
  if (left !== null) {
    const isNews = left.roundId !== here?.roundId || stepsOf(left) > stepsOf(here);
    // An answer that was requested before the end of a round may arrive after it: a round already shown as settled is
    // old.
    return isNews && !shown.some(({ roundId }) => roundId === left.roundId) ? left : undefined;
  }
  if (here === undefined) return undefined;
  const answer = await calls.ask('rounds', { pageSize: 20 }).catch(() => undefined);
  return answer?.status === 'done'
    ? answer.result.list.find(({ roundId }) => roundId === here.roundId)
    : undefined;
}

const seedsOf = ({ clientSeed, nonce, nextSeedHash }: GameServerResult<'play'>) => ({
  clientSeed,
  nonce,
  nextSeedHash,
});
