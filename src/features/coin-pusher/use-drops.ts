import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CoinPusherInfo, PusherTable } from '../../../contract/coin-pusher.ts';
import type { CoinPusherTypes } from '../../../scenes/lobby/coin-pusher/types.ts';
import { coinPusherApi } from '../../api/coin-pusher.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { newTxnId } from '../../platform/txn-id.ts';
import { usePress } from '../../rounds/use-press.ts';
import { useRest } from '../../rounds/use-rest.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useAppDispatch, useErrorText, useUser } from '../../store/hooks.ts';
import { createDrops } from './create-drops.ts';
import type { DropPresenter, PastDrop } from './drop-presenter.ts';
import type { DropQueueState } from './drop-queue.ts';
import { coinPusherTexts } from './texts.ts';
import { useFormatDrop } from './use-format-drop.ts';

/** Pause after a drop, ms, so that the second click of a double click does not drop a second coin. */
const REST_MS = 300;

/**
 * Manages the drops of the coin pusher: sending and showing them, announcing their results, and drops without an
 * answer.
 */
export function useDrops(
  { cue }: GameScene<CoinPusherTypes>,
  { price, freeDrops }: Pick<CoinPusherInfo, 'price' | 'freeDrops'>,
) {
  const t = useTexts(coinPusherTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const userId = useUser()?.id;
  const dropCoin = useRoundCall(coinPusherApi.endpoints.dropCoin);
  const [queue, setQueue] = useState<DropQueueState>({ underWay: 0, isUnknown: false });
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState('');
  /** Coins won during this visit, in hundredths. */
  const [tray, setTray] = useState(0);
  const { formatDrop, onRun } = useFormatShown();
  const latest = useRef({ t, formatDrop, errorText, price, freeDrops });
  latest.current = { t, formatDrop, errorText, price, freeDrops };
  const { presenter, lying } = useDropPresenter(cue);

  const drops = useMemo(
    () =>
      userId === undefined
        ? undefined
        : createDrops({
            userId,
            dispatch,
            presenter,
            latest,
            call: dropCoin,
            announce: setAnnouncement,
            setProblem,
            onWon: (coins) => setTray((held) => held + coins),
            onChanged: setQueue,
          }),
    [dispatch, dropCoin, presenter, userId],
  );
  useEffect(() => drops?.enter(), [drops]);

  const onReplayStart = useCallback(() => setProblem(''), []);
  const onReplayed = useCallback((past: PastDrop) => setAnnouncement(latest.current.formatDrop(past)), []);
  const { replayed, endReplay, ...replaying } = useReplay(presenter, onReplayStart, onReplayed);

  /**
   * Drops a coin unless one was dropped less than REST_MS ago; the queue ignores presses beyond five coins under way.
   */
  const rest = useRest(REST_MS);
  const drop = usePress(
    drops &&
      ((x: number): void => {
        if (!rest.start()) return;
        endReplay();
        const at = serverNow();
        drops.press({ clientTxnId: newTxnId(at), at, x });
      }),
  );
  const check = useCallback((): void => drops?.check(), [drops]);

  return {
    ...queue,
    phase: queue.isUnknown ? ('unknown' as const) : ('idle' as const),
    announcement,
    problem,
    tray,
    /** Time of the replayed drop that the result line shows, ms since 1970; undefined if no drop was replayed. */
    replayedAt: replayed?.time,
    /** Whether a past drop is being replayed now. */
    isReplaying: replayed?.isMoving === true,
    /** Whether a coin was dropped less than REST_MS ago, so that a press is ignored. */
    isResting: rest.isResting,
    lying,
    onRun,
    drop,
    check,
    ...replaying,
  };
}

/** Returns a function that words the result of a drop, and `onRun`, which notes the pieces that fell in one run. */
function useFormatShown() {
  const t = useTexts(coinPusherTexts);
  const formatDrop = useFormatDrop();
  /** Number of pieces that the last shown drop pushed over the edge in one run. */
  const run = useRef(0);
  const onRun = useCallback((pieces: number): void => void (run.current = pieces), []);
  const formatShown: typeof formatDrop = (drop) => {
    const count = run.current;
    run.current = 0;
    return count > 0 ? `${t('won.run', { count })} ${formatDrop(drop)}` : formatDrop(drop);
  };
  return { formatDrop: formatShown, onRun };
}

/** Returns the presenter that shows drops in the scene, and the table after the last drop. */
function useDropPresenter(cue: GameScene<CoinPusherTypes>['cue']) {
  /** Table after the last drop; without a scene it is all that shows the result. */
  const [lying, setLying] = useState<PusherTable>();
  const presenter = useMemo<DropPresenter>(
    () => ({
      wait: (id, x) => void cue('drop', { id, x }),
      async settle(id, { x, price: paid, draw, before, after }, instant) {
        await cue('settle', { id, x, price: paid, draw, before, after, instant });
        setLying(after);
      },
      fail: (id, refused) => void cue('fail', { id, refused }),
      replace(table) {
        setLying(table);
        void cue('replace', { table });
      },
    }),
    [cue],
  );
  return { presenter, lying };
}

/** Returns a function that replays a past drop, and which drop is or was replayed last. */
function useReplay(presenter: DropPresenter, onStart: () => void, onShown: (past: PastDrop) => void) {
  const stageRef = useRef<HTMLDivElement>(null);
  const [replayed, setReplayed] = useState<{ readonly time: number; readonly isMoving: boolean }>();
  /** Replays a past drop on the table of that time, then puts back `table`, the player's current one. */
  const replay = useCallback(
    async (past: PastDrop, table: PusherTable): Promise<void> => {
      stageRef.current?.scrollIntoView({ block: 'start' });
      setReplayed({ time: past.time, isMoving: true });
      onStart();
      try {
        await presenter.settle(`again ${past.dropId}`, { ...past, ...past.tables }, false);
        onShown(past);
        presenter.replace(table);
      } finally {
        setReplayed({ time: past.time, isMoving: false });
      }
    },
    [onShown, onStart, presenter],
  );
  const endReplay = useCallback(() => setReplayed(undefined), []);
  return { stageRef, replayed, replay, endReplay };
}
