import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioResult, StudioRound } from '../../contract/studio.ts';
import { newTxnId } from '../platform/txn-id.ts';
import {
  askPending,
  keepPending,
  KEPT_ROUNDS,
  LATE_PRESS_MS,
  type PendingCall,
  readPending,
  type RoundNote,
  takeRefusal,
} from './pending-call.ts';
import type { Studio } from './use-studio.ts';
import { useWatchedRound, type WatchedRound } from './use-watched-round.ts';
import { NO_FIGURES, type VisitFigures, withBet } from './visit-figures.ts';

/** The scene of a step game as its rounds know it; without a scene everything is shown at once. */
export interface StepScene {
  /** A bet is on its way: the last round is put away. */
  start(): void;
  /** A step is on its way: what was pressed answers, without a result. */
  press(step: unknown): void;
  /** Shows a round as it stands, open or settled; resolves when it is on the screen. `instant` shows its last frame. */
  show(round: StudioRound, instant: boolean): Promise<void>;
  /** Nothing came of what was on its way: the picture from before. */
  fail(): void;
  skip(): void;
}

/**
 * idle: a bet may be made; open: a step or a cash-out may be asked; asking: a call is on its way; showing: what a call brought
 * is on show, and the round goes on; ending: its end is on show; unknown: no answer came, the result has to be asked for;
 * watching: a past round is shown again.
 */
export type StepRoundStatus = 'idle' | 'open' | 'asking' | 'showing' | 'ending' | 'unknown' | 'watching';

/** The rounds of this visit. */
export interface StepRounds {
  readonly status: StepRoundStatus;
  readonly note: RoundNote | undefined;
  /** The open round as far as it has been shown; undefined when none is open. */
  readonly round: StudioRound | undefined;
  /** The last of what has been settled and shown, newest first. */
  readonly shown: readonly StudioRound[];
  /** What all of it came to. */
  readonly figures: VisitFigures;
  bet(stake: number, choice: unknown): void;
  /** Does nothing while a call is on its way or on show. */
  step(choice: unknown): void;
  /** Does nothing before a step has won. */
  cashOut(): void;
  /** Asks what became of a call without an answer. */
  check(): void;
  skip(): void;
  /** The past round that is shown again. */
  readonly watched: WatchedRound | undefined;
  /** Shows a past round again by its states (`statesOf`), while no round is open. */
  watch(states: readonly StudioRound[]): void;
  endWatch(): void;
}

/** Refusals that tell that the round stands otherwise than is shown here: another screen played it on, or its time was over. */
const ELSEWHERE: ReadonlySet<RoundNote> = new Set([
  'roundOpen',
  'roundSettled',
  'unknownRound',
  'choiceNotOffered',
  'nothingToCashOut',
]);

const isOpen = ({ round }: StudioRound): boolean => round?.status === 'open';
const stepsOf = (one: StudioRound | undefined): number => one?.round?.taken.length ?? 0;

/**
 * The rounds of a step game: bet, steps, cash-out. Give it a scene that shows any round it is handed (`show`), and draw what
 * may be pressed from `round` and `status`; `useStepGame` adds stake, choice and keys, and `StepGameView` the screen.
 *
 * Every call is written down with its id before it is asked. One without an answer makes the status `unknown`; `check`, and
 * a reload of the page, ask it again with the same id, so that it is done once. A round that an earlier visit left open comes
 * with the opened game and goes on (`note` is then `back`). The server may settle by itself, after the last step and where the
 * next could pass the maximum win: that is a `show` of a settled round like any other. Nothing here knows the layout before
 * it is settled: the server does not tell it.
 */
export function useStepRound(studio: Studio, scene: StepScene): StepRounds {
  const { game } = studio;
  const gameId = game?.gameId;
  const [status, setStatus] = useState<StepRoundStatus>('idle');
  const [note, setNote] = useState<RoundNote>();
  const [round, setRound] = useState<StudioRound>();
  const [shown, setShown] = useState<readonly StudioRound[]>([]);
  const [figures, setFigures] = useState(NO_FIGURES);
  const busy = useRef(false);
  const endedAt = useRef(-Infinity);
  const latest = useRef({ studio, scene, round, shown });
  latest.current = { studio, scene, round, shown };

  /** Shows what a call has brought, and stands where the round then stands. */
  const show = useCallback(async (result: StudioRound, instant: boolean): Promise<void> => {
    const { link } = latest.current.studio;
    if (isOpen(result)) {
      setStatus('showing');
      await latest.current.scene.show(result, instant);
      link.send({ type: 'resultShown' });
      setRound(result);
      setStatus('open');
      return;
    }
    setStatus('ending');
    await latest.current.scene.show(result, instant);
    link.send({ type: 'roundSettled', stake: result.stake, payout: result.payout });
    setShown((before) => [result, ...before].slice(0, KEPT_ROUNDS));
    setFigures((before) => withBet(before, result));
    setRound(undefined);
    setStatus('idle');
    endedAt.current = performance.now();
  }, []);

  const ask = useCallback(
    async (pending: PendingCall, id: number, isLeft: boolean): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setStatus('asking');
      setNote(undefined);
      keepPending(id, pending);
      const { studio: before, scene: stage } = latest.current;
      if (pending.call === 'play' && !isLeft) {
        stage.start();
        before.link.send({ type: 'betPlaced', stake: pending.request.stake });
      } else {
        if (pending.call === 'step' && !isLeft) stage.press(pending.request.choice);
        before.link.send({ type: 'resultAwaited' });
      }
      const answer = await askPending(before.calls, pending);
      const { studio: now, scene: stageNow, round: openRound } = latest.current;
      if (answer === undefined) {
        stageNow.fail();
        setNote('unknown');
        setStatus('unknown');
        busy.current = false;
        return;
      }
      keepPending(id, undefined);
      if (answer.status === 'refused') {
        stageNow.fail();
        now.link.send({ type: pending.call === 'play' && !isLeft ? 'betRefused' : 'resultShown' });
        takeRefusal(now, answer);
        setNote(answer.code);
        setStatus(openRound === undefined ? 'idle' : 'open');
        busy.current = false;
        if (ELSEWHERE.has(answer.code)) now.reload();
        return;
      }
      const { result } = answer;
      if (isLeft) setNote('back');
      // The stake is gone at once; what was won is not told before it has been seen.
      if (pending.call === 'play') now.take(result);
      await show(result, isLeft);
      latest.current.studio.take(isOpen(result) ? seedsOf(result) : result);
      busy.current = false;
    },
    [show],
  );

  const check = useCallback(() => {
    const pending = gameId === undefined ? undefined : readPending(gameId);
    if (gameId !== undefined && pending) void ask(pending, gameId, true);
    else setStatus(latest.current.round === undefined ? 'idle' : 'open');
  }, [ask, gameId]);

  /** Takes the round from the game as it was opened, where it is another than is shown here. */
  const follow = useCallback(
    async (opened: StudioResult<'open'>): Promise<void> => {
      const { round: here, shown: settled, studio: now } = latest.current;
      const left = opened.round;
      let next: StudioRound | undefined;
      if (left !== null) {
        const isNews = left.roundId !== here?.roundId || stepsOf(left) > stepsOf(here);
        // An answer that was asked for before the round's end may come after it.
        if (isNews && !settled.some(({ roundId }) => roundId === left.roundId)) next = left;
      } else if (here !== undefined) {
        const answer = await now.calls.ask('rounds', { pageSize: 20 }).catch(() => undefined);
        if (answer?.status === 'done')
          next = answer.result.list.find(({ roundId }) => roundId === here.roundId);
      }
      if (next === undefined || busy.current) return;
      busy.current = true;
      setNote('back');
      await show(next, true);
      busy.current = false;
    },
    [show],
  );

  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    queueMicrotask(() => {
      if (isGone || busy.current) return;
      // A call that an earlier visit left without an answer tells more than the round it was about.
      if (readPending(game.gameId)) check();
      else void follow(game);
    });
    return () => {
      isGone = true;
    };
  }, [game, check, follow]);

  const watching = useWatchedRound({
    start: () => latest.current.scene.start(),
    show: (state, instant) => latest.current.scene.show(state, instant),
    skip: () => latest.current.scene.skip(),
  });
  const { watched } = watching;

  const may = (call: PendingCall): void => {
    if (gameId !== undefined) void ask(call, gameId, false);
  };
  return {
    status: watched ? 'watching' : status,
    note,
    round,
    shown,
    figures,
    bet(stake, choice) {
      const isLate = performance.now() - endedAt.current < LATE_PRESS_MS;
      if (status === 'idle' && !watched && !isLate)
        may({ call: 'play', request: { clientTxnId: newTxnId(), stake, choice } });
    },
    step(choice) {
      if (status === 'open' && round !== undefined)
        may({ call: 'step', request: { clientTxnId: newTxnId(), roundId: round.roundId, choice } });
    },
    cashOut() {
      if (status === 'open' && round !== undefined && (round.round?.cashOut ?? 0) > 0)
        may({ call: 'cashOut', request: { clientTxnId: newTxnId(), roundId: round.roundId } });
    },
    check,
    skip: watched ? watching.skip : () => latest.current.scene.skip(),
    watched,
    watch(states) {
      if (status !== 'idle' || busy.current) return;
      busy.current = true;
      setNote(undefined);
      watching.watch(states);
    },
    endWatch() {
      busy.current = false;
      endedAt.current = performance.now();
      watching.end();
    },
  };
}

const seedsOf = ({ clientSeed, nonce, nextSeedHash }: StudioResult<'play'>) => ({
  clientSeed,
  nonce,
  nextSeedHash,
});
