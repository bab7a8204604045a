import { ErrorCode } from '../../../contract/errors.ts';
import type { RefObject } from 'react';
import type { SettledDrop } from '../../../contract/coin-pusher.ts';
import { api } from '../../api/api.ts';
import { isApiError } from '../../api/api-error.ts';
import { dropSeen } from '../../api/coin-pusher.ts';
import type { AppDispatch, useErrorText } from '../../store/hooks.ts';
import { roundShown, roundStarted, stakePressed } from '../../store/live-slice.ts';
import { clearPendingRound, keepPendingRound, readPendingRounds } from '../../api/pending-round.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { alone } from '../../api/use-round.ts';
import type { useTexts } from '../../i18n/i18n.tsx';
import { type CourseState, createDropCourse } from './drop-course.ts';
import type { DropShow } from './drop-show.ts';
import type { coinPusherTexts } from './texts.ts';
import type { useDropWords } from './use-drop-words.ts';

/** One name for what is pending and which tab plays. */
const NAME = 'coin-pusher';
/** Money calls are five a second (docs/product-rules.md, Limits), so one leaves each so many ms at most. */
const PACE = 220;
/** Without an answer after this long (ms) the page says that it is still checking. */
const STILL_CHECKING = 3_000;
/** What another look must show anew once a drop is over. */
const STALE = ['CoinPusherRecords', 'CoinRecords', 'FairRounds'] as const;

const isAsk = (value: object): value is { x: number } => 'x' in value && typeof value.x === 'number';
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Parts {
  readonly userId: number;
  readonly dispatch: AppDispatch;
  readonly show: RefObject<DropShow | null>;
  /** Words and price as the page has them now. */
  readonly latest: RefObject<{
    readonly t: ReturnType<typeof useTexts<(typeof coinPusherTexts)['en']>>;
    readonly words: ReturnType<typeof useDropWords>;
    readonly errorText: ReturnType<typeof useErrorText>;
    readonly price: number;
  }>;
  readonly call: (request: { clientTxnId: string; x: number }) => Promise<SettledDrop>;
  readonly say: (words: string) => void;
  readonly complain: (words: string) => void;
  /** Hundredths that a drop has won and that have been seen. */
  readonly won: (coins: number) => void;
  readonly changed: (state: CourseState) => void;
}

/** The course of drops with this page's storage, network, stage and store around it. */
export function makeDrops({ userId, dispatch, show, latest, call, say, complain, won, changed }: Parts) {
  /** Coins of this visit whose result is still to come. */
  const onRail = new Set<string>();
  let lastSent = -PACE;
  let leavePage = (): void => undefined;
  let left: Promise<boolean> = Promise.resolve(false);
  /** True when it was shown, or could not be; false when the page was left before. */
  const seen = (showing: Promise<void>): Promise<boolean> =>
    Promise.race([
      showing.then(
        () => true,
        () => true,
      ),
      left,
    ]);

  const { press, check, leave } = createDropCourse<SettledDrop>({
    left: () =>
      readPendingRounds(NAME, userId, serverNow(), isAsk).map(({ clientTxnId, at, ask }) => ({
        clientTxnId,
        at,
        x: ask.x,
      })),
    keep: ({ clientTxnId, at, x }) => keepPendingRound(NAME, { userId, clientTxnId, at, ask: { x } }),
    clear: ({ clientTxnId }) => clearPendingRound(NAME, clientTxnId),
    alone: (run) => alone(NAME, run),
    async pace() {
      const rest = lastSent + PACE - performance.now();
      if (rest > 0) await wait(rest);
      lastSent = performance.now();
    },
    async send({ clientTxnId, x }) {
      const checking = setTimeout(() => say(latest.current.t('drop.checking')), STILL_CHECKING);
      try {
        return await call({ clientTxnId, x });
      } finally {
        clearTimeout(checking);
      }
    },
    failureOf(error) {
      const isRefused = isApiError(error) && error.kind === 'refused';
      return { isRefused, keeps: isRefused && error.errcode === ErrorCode.unauthorized };
    },
    waits({ clientTxnId, x }) {
      complain('');
      say('');
      dispatch(roundStarted());
      dispatch(stakePressed(latest.current.price));
      onRail.add(clientTxnId);
      show.current?.wait(clientTxnId, x);
    },
    returns({ clientTxnId, x }) {
      complain('');
      dispatch(roundStarted());
      if (onRail.has(clientTxnId)) show.current?.wait(clientTxnId, x);
    },
    async show({ clientTxnId }, drop) {
      // A coin of an earlier visit lies on no rail: its table fades over, and that is said.
      const isOfEarlier = !onRail.delete(clientTxnId);
      if (isOfEarlier) say(latest.current.t('drop.return'));
      const wasSeen = await seen(show.current?.settle(clientTxnId, drop, isOfEarlier) ?? Promise.resolve());
      if (!wasSeen) return false;
      dispatch(dropSeen(drop));
      won(drop.coins);
      say(latest.current.words(drop));
      return true;
    },
    failed({ clientTxnId }, error, { isRefused }) {
      if (isRefused) onRail.delete(clientTxnId);
      show.current?.fail(clientTxnId, isRefused);
      say('');
      complain(isRefused ? latest.current.errorText(error) : latest.current.t('drop.unknown'));
    },
    dropped({ clientTxnId }) {
      onRail.delete(clientTxnId);
      show.current?.fail(clientTxnId, true);
    },
    over() {
      dispatch(roundShown());
      dispatch(api.util.invalidateTags([...STALE]));
    },
    elsewhere: () => complain(latest.current.t('drop.elsewhere')),
    changed,
  });

  return {
    press,
    check,
    /** Enters the page. Returns how to leave it: what was not sent is given back, what is shown stays written down. */
    enter(): () => void {
      left = new Promise((resolve) => {
        leavePage = () => resolve(false);
      });
      return () => {
        leavePage();
        leave();
      };
    },
  };
}
