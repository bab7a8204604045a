import { ErrorCode } from '../../contract/errors.ts';
import { api } from '../api/api.ts';
import { isDecided } from '../api/api-error.ts';
import type { useAppDispatch } from '../store/hooks.ts';
import { roundShown, roundStarted } from '../store/live-slice.ts';
import { clearPendingRound, type PendingRound } from './pending-round.ts';
import type { Patch, RoundGame } from './round-game.ts';
import type { RoundEvent } from './round-machine.ts';
import type { RoundMessages } from './round-texts.ts';

/** Time without an answer after which the page announces that it is still checking, ms. */
const STILL_CHECKING_MS = 3_000;
/**
 * Time for which a result stays before the next round may begin, ms: a press that should skip the animation must not
 * buy a round.
 */
const LATE_SKIP_MS = 300;
const lateSkip = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATE_SKIP_MS));

/** What the functions here need of the page on which a round is played. */
export interface RoundPage<Ask extends object, Answer, Called extends Answer> {
  /** Returns the game with the options of the page's last render. */
  readonly latest: () => RoundGame<Ask, Answer, Called>;
  readonly send: (event: RoundEvent) => void;
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  readonly message: (key: keyof RoundMessages) => string;
  readonly formatProblem: (error: unknown) => string;
  /** Waits until a result was shown or the page was left. Resolves to true if the result was shown. */
  readonly wasShown: (showing: Promise<void>) => Promise<boolean>;
}

/**
 * Sends the request of a stored round and shows its outcome. `isResumed` is true for a round that was requested earlier
 * and never shown.
 */
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
    // If the page is left before the end, the round stays stored and is shown at the next visit.
    if (await page.wasShown(latest().presenter.land(answer, isResumed ? 'resumed' : 'live'))) {
      clearPendingRound(game, pending.clientTxnId);
      // The page's texts change only now, together with the end of the round, so that the page renders once.
      await lateSkip();
      latest().presenter.rest?.(answer);
      send({ type: 'announced', announcement: latest().formatResult(answer) });
      // The answer of a resumed round may be old: the server's state may have changed since then.
      if (!isResumed) patches = updates?.patchesOf(answer);
    }
  } catch (error) {
    clearTimeout(stillChecking);
    // A rate limit refuses this request only: the resumed round itself may have been played.
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

/** Replays a past round and announces its result. */
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
