import type { RefObject } from 'react';
import type { SettledDrop } from '../../../contract/coin-pusher.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { api } from '../../api/api.ts';
import { isApiError, isDecided } from '../../api/api-error.ts';
import { dropSeen } from '../../api/coin-pusher.ts';
import type { AppDispatch, useErrorText } from '../../store/hooks.ts';
import { roundShown, roundStarted, stakePressed } from '../../store/live-slice.ts';
import { clearPendingRound, keepPendingRound, readPendingRounds } from '../../rounds/pending-round.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { withTabLock } from '../../rounds/with-tab-lock.ts';
import type { useTexts } from '../../i18n/i18n.tsx';
import { createDropQueue, type DropQueueDeps, type DropQueueState, type Press } from './drop-queue.ts';
import type { DropPresenter } from './drop-presenter.ts';
import type { coinPusherTexts } from './texts.ts';
import type { useFormatDrop } from './use-format-drop.ts';

/** Name of the list of stored drops, and of the lock that lets only one tab play. */
const NAME = 'coin-pusher';
/**
 * Minimum interval between two requests, in ms: the server accepts five money calls a second (docs/product-rules.md,
 * Limits).
 */
const PACE_MS = 220;
/** Time without an answer after which the page announces that it is still checking, in ms. */
const STILL_CHECKING_MS = 3_000;
/** Tags of cached data that a drop changes; they are fetched again after the drop. */
const INVALIDATES = [
  'CoinPusherRecords',
  'CoinRecords',
  'FairRounds',
  'HalloweenTickets',
  'Jackpot',
] as const;

const isAsk = (value: object): value is { x: number } => 'x' in value && typeof value.x === 'number';
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface DropsOptions {
  readonly userId: number;
  readonly dispatch: AppDispatch;
  readonly presenter: DropPresenter;
  /** Texts and price as the page last rendered them. */
  readonly latest: RefObject<{
    readonly t: ReturnType<typeof useTexts<(typeof coinPusherTexts)['en']>>;
    readonly formatDrop: ReturnType<typeof useFormatDrop>;
    readonly errorText: ReturnType<typeof useErrorText>;
    readonly price: number;
    /** Number of free coins left, including free coins that wait on the rail. */
    readonly freeDrops: number;
  }>;
  readonly call: (request: { clientTxnId: string; x: number }) => Promise<SettledDrop>;
  readonly announce: (announcement: string) => void;
  readonly setProblem: (problem: string) => void;
  /** Called with the coins that a drop won, in hundredths, after the drop has been shown. */
  readonly onWon: (coins: number) => void;
  readonly onChanged: (state: DropQueueState) => void;
}

/** Creates the queue of drops of this page, with its storage, server calls, scene and store. */
export function createDrops(options: DropsOptions) {
  const stay = createStay();
  const queue = createDropQueue<SettledDrop>({ ...callsOf(options), ...showingOf(options, stay.seen) });
  return {
    press: (press: Press): boolean => queue.press(press),
    check: (): void => queue.check(),
    /**
     * Starts the queue when the page is entered. Returns the function to call when the page is left: it cancels drops
     * that were not sent; drops that were not fully shown stay stored for the next visit.
     */
    enter(): () => void {
      const leave = stay.enter();
      return () => {
        leave();
        queue.leave();
      };
    },
  };
}

type Deps = DropQueueDeps<SettledDrop>;

/** Returns the queue's access to the stored drops and to the server, with requests at least PACE_MS apart. */
function callsOf({
  userId,
  latest,
  call,
  announce,
}: DropsOptions): Pick<Deps, 'pending' | 'keep' | 'clear' | 'withTabLock' | 'pace' | 'send' | 'failureOf'> {
  let lastSent = -PACE_MS;
  return {
    pending: () =>
      readPendingRounds(NAME, userId, serverNow(), isAsk).map(({ clientTxnId, at, ask }) => ({
        clientTxnId,
        at,
        x: ask.x,
      })),
    keep: ({ clientTxnId, at, x }) => keepPendingRound(NAME, { userId, clientTxnId, at, ask: { x } }),
    clear: ({ clientTxnId }) => clearPendingRound(NAME, clientTxnId),
    withTabLock: (run) => withTabLock(NAME, run),
    async pace() {
      const rest = lastSent + PACE_MS - performance.now();
      if (rest > 0) await wait(rest);
      lastSent = performance.now();
    },
    async send({ clientTxnId, x }) {
      const checking = setTimeout(() => announce(latest.current.t('checking')), STILL_CHECKING_MS);
      try {
        return await call({ clientTxnId, x });
      } finally {
        clearTimeout(checking);
      }
    },
    failureOf(error) {
      const isRefused = isDecided(error);
      return { isRefused, keeps: isRefused && error.errcode === ErrorCode.unauthorized };
    },
  };
}

/** Returns the queue's handlers that update the scene, the page and the store. */
function showingOf(
  { dispatch, presenter, latest, announce, setProblem, onWon, onChanged }: DropsOptions,
  seen: (showing: Promise<void>) => Promise<boolean>,
): Omit<Deps, keyof ReturnType<typeof callsOf>> {
  /** Ids of this visit's coins that wait on the rail for their result. */
  const onRail = new Set<string>();
  return {
    onQueued({ clientTxnId, x }) {
      setProblem('');
      announce('');
      dispatch(roundStarted());
      const { price, freeDrops } = latest.current;
      dispatch(stakePressed(onRail.size < freeDrops ? 0 : price));
      onRail.add(clientTxnId);
      presenter.wait(clientTxnId, x);
    },
    onResumed({ clientTxnId, x }) {
      setProblem('');
      dispatch(roundStarted());
      if (onRail.has(clientTxnId)) presenter.wait(clientTxnId, x);
    },
    async present({ clientTxnId }, drop) {
      // A coin of an earlier visit is not on the rail: the table fades to its result, and the page announces why.
      const isOfEarlier = !onRail.delete(clientTxnId);
      if (isOfEarlier) announce(latest.current.t('drop.return'));
      return seen(presenter.settle(clientTxnId, drop, isOfEarlier));
    },
    onSeen(drop) {
      dispatch(dropSeen(drop));
      onWon(drop.coins);
      announce(latest.current.formatDrop(drop));
    },
    onFailed({ clientTxnId }, error, { isRefused }) {
      if (isRefused) onRail.delete(clientTxnId);
      presenter.fail(clientTxnId, isRefused);
      announce('');
      const isExplained = isApiError(error) && error.kind === 'refused';
      setProblem(isExplained ? latest.current.errorText(error) : latest.current.t('drop.unknown'));
    },
    onCancelled({ clientTxnId }) {
      onRail.delete(clientTxnId);
      presenter.fail(clientTxnId, true);
    },
    onSettled() {
      dispatch(roundShown());
      dispatch(api.util.invalidateTags([...INVALIDATES]));
    },
    onElsewhere: () => setProblem(latest.current.t('drop.elsewhere')),
    onChanged,
  };
}

/** Tracks whether the player is on the page: `enter` begins a stay, `seen` waits for a drop during the stay. */
function createStay() {
  let left: Promise<boolean> = Promise.resolve(false);
  return {
    /**
     * Resolves with true when the drop has been shown or cannot be shown; with false if the page is left before that.
     */
    seen: (showing: Promise<void>): Promise<boolean> =>
      Promise.race([
        showing.then(
          () => true,
          () => true,
        ),
        left,
      ]),
    enter(): () => void {
      let leave = (): void => undefined;
      left = new Promise((resolve) => {
        leave = () => resolve(false);
      });
      return leave;
    },
  };
}
