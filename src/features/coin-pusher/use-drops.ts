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

/** Pause between two drops, ms: the second click of a double click must not drop a second coin. */
const REST_MS = 300;

/** Manages the drops of this page: requests, sending, showing, announcements, and missing results. */
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
  /** Hundredths won during this visit. */
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

  /** Drops a coin; presses beyond the fifth coin under way do nothing. */
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
    /** Time of the past drop in the result line, milliseconds since 1970. */
    replayedAt: replayed?.time,
    /** Whether a past drop is being replayed. */
    isReplaying: replayed?.isMoving === true,
    /** True for a moment after a drop, in which the next press does not count. */
    isResting: rest.isResting,
    lying,
    onRun,
    drop,
    check,
    ...replaying,
  };
}

/** Returns how to announce a drop that has been shown, with the pieces that fell in one run. */
function useFormatShown() {
  const t = useTexts(coinPusherTexts);
  const formatDrop = useFormatDrop();
  /** Number of pieces that fell in one run of the last shown drop. */
  const run = useRef(0);
  const onRun = useCallback((pieces: number): void => void (run.current = pieces), []);
  const formatShown: typeof formatDrop = (drop) => {
    const count = run.current;
    run.current = 0;
    return count > 0 ? `${t('won.run', { count })} ${formatDrop(drop)}` : formatDrop(drop);
  };
  return { formatDrop: formatShown, onRun };
}

/** Returns how drops are shown by the scene, and the table that the last one left. */
function useDropPresenter(cue: GameScene<CoinPusherTypes>['cue']) {
  /** The table after the last drop: without a scene it shows the result. */
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

/** Returns how to show a past drop, and which one is or was shown last. */
function useReplay(presenter: DropPresenter, onStart: () => void, onShown: (past: PastDrop) => void) {
  const stageRef = useRef<HTMLDivElement>(null);
  const [replayed, setReplayed] = useState<{ readonly time: number; readonly isMoving: boolean }>();
  /** Replays a past drop on its own table, then restores the player's current `table`. */
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
