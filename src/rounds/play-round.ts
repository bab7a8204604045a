import { ErrorCode } from '../../contract/errors.ts';
import { api } from '../api/api.ts';
import { isDecided } from '../api/api-error.ts';
import type { useAppDispatch } from '../store/hooks.ts';
import { roundShown, roundStarted } from '../store/live-slice.ts';
import { clearPendingRound, type PendingRound } from './pending-round.ts';
import type { Patch, RoundGame } from './round-game.ts';
import type { RoundEvent } from './round-machine.ts';
import type { RoundMessages } from './round-texts.ts';

/** Time without an answer after which the page reports that it is still checking, ms. */
const STILL_CHECKING_MS = 3_000;
/** How long a result stays on the screen before the next round, ms: a press meant to skip it must not buy another. */
const LATE_SKIP_MS = 300;
const lateSkip = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATE_SKIP_MS));

/** The page on which a round is played. */
export interface RoundPage<Ask extends object, Answer, Called extends Answer> {
  /** Returns the game as last rendered. */
  readonly latest: () => RoundGame<Ask, Answer, Called>;
  readonly send: (event: RoundEvent) => void;
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  readonly message: (key: keyof RoundMessages) => string;
  readonly formatProblem: (error: unknown) => string;
  /** Waits until a result is shown or the page is left; true if it was shown. */
  readonly wasShown: (showing: Promise<void>) => Promise<boolean>;
}

/** Requests a stored round and shows its outcome; `isResumed` marks one that an earlier visit began. */
export async function playRound<Ask extends object, Answer, Called extends Answer>(
  page: RoundPage<Ask, Answer, Called>,
  pending: PendingRound<Ask>,
  isResumed: boolean,
): Promise<void> {
  const { latest, send, dispatch, message, formatProblem } = page;
  const { game, call, presenter, invalidates, updates } = latest();
  send({ type: 'started', announcement: isResumed ? message('back') : '' });
  dispatch(roundStarted());
  if (!isResumed) presenter.start?.(pending.ask);
  const stillChecking = setTimeout(
    () => send({ type: 'announced', announcement: message('checking') }),
    STILL_CHECKING_MS,
  );
  let isUnknown = false;
  let patches: readonly Patch[] | undefined;
  try {
    const answer = await call({ ...pending.ask, clientTxnId: pending.clientTxnId });
    clearTimeout(stillChecking);
    // If the page is left midway, the round stays stored and is shown at the next visit.
    if (await page.wasShown(latest().presenter.land(answer, isResumed ? 'resumed' : 'live'))) {
      clearPendingRound(game, pending.clientTxnId);
      // The page changes afterwards, with the end of the round: it renders once.
      await lateSkip();
      latest().presenter.rest?.(answer);
      send({ type: 'announced', announcement: latest().formatResult(answer) });
      // The answer to a resumed round is old: the server has gone on since.
      if (!isResumed) patches = updates?.patchesOf(answer);
    }
  } catch (error) {
    clearTimeout(stillChecking);
    // A rate limit tells nothing about a round that was begun before.
    const isRefused = isDecided(error) && !(isResumed && error.errcode === ErrorCode.rateLimited);
    latest().presenter.fail?.(isRefused);
    if (isRefused && error.errcode !== ErrorCode.unauthorized) clearPendingRound(game, pending.clientTxnId);
    isUnknown = !isRefused;
    send({ type: 'failed', problem: formatProblem(error) });
    if (isRefused) await lateSkip();
  } finally {
    dispatch(roundShown());
    for (const patch of patches ?? []) dispatch(patch);
    const stale = patches === undefined ? (updates?.tags ?? []) : [];
    dispatch(api.util.invalidateTags([...invalidates, ...stale]));
    send({ type: 'ended', isUnknown });
  }
}

/** Shows a past round again and announces its result. */
export async function showReplay<Ask extends object, Answer, Called extends Answer>(
  { latest, send, wasShown }: RoundPage<Ask, Answer, Called>,
  answer: Answer,
): Promise<void> {
  const { presenter } = latest();
  presenter.start?.(undefined);
  await wasShown(presenter.land(answer, 'replayed'));
  latest().presenter.rest?.(answer);
  send({ type: 'announced', announcement: latest().formatResult(answer) });
}
