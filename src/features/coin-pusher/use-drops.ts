import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DropRecord, PusherTable } from '../../../contract/coin-pusher.ts';
import type { CoinPusherTypes } from '../../../scenes/coin-pusher/types.ts';
import { useDropCoinMutation } from '../../api/coin-pusher.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { newTxnId } from '../../platform/txn-id.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useAppDispatch, useErrorText, useUser } from '../../store/hooks.ts';
import { createDrops } from './create-drops.ts';
import type { DropPresenter, PastDrop } from './drop-presenter.ts';
import type { DropQueueState } from './drop-queue.ts';
import { coinPusherTexts } from './texts.ts';
import { useFormatDrop } from './use-format-drop.ts';

/** A second press within this long (ms) is the same press. */
const DEBOUNCE_MS = 300;

/** The drops of this page: what is pressed for, sent, shown, announced, and what waits for a result. */
export function useDrops({ cue }: GameScene<CoinPusherTypes>, price: number) {
  const t = useTexts(coinPusherTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const formatDrop = useFormatDrop();
  const userId = useUser()?.id;
  const [dropCoin] = useDropCoinMutation();
  const [queue, setQueue] = useState<DropQueueState>({ underWay: 0, isUnknown: false });
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState('');
  /** Hundredths won while the player is here. */
  const [tray, setTray] = useState(0);
  const [replayed, setReplayed] = useState<DropRecord>();
  /** What the last drop left on the table: without a scene it is the picture of the result. */
  const [lying, setLying] = useState<PusherTable>();
  const stageRef = useRef<HTMLDivElement>(null);
  const lastPress = useRef(-DEBOUNCE_MS);
  const latest = useRef({ t, formatDrop, errorText, price });
  latest.current = { t, formatDrop, errorText, price };

  const presenter = useMemo<DropPresenter>(
    () => ({
      wait: (id, x) => void cue('drop', { id, x }),
      async settle(id, { x, draw, before, after }, instant) {
        await cue('settle', { id, x, draw, before, after, instant });
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

  const drops = useMemo(
    () =>
      userId === undefined
        ? undefined
        : createDrops({
            userId,
            dispatch,
            presenter,
            latest,
            call: (request) => dropCoin(request).unwrap(),
            announce: setAnnouncement,
            setProblem,
            onWon: (coins) => setTray((held) => held + coins),
            onChanged: setQueue,
          }),
    [dispatch, dropCoin, presenter, userId],
  );
  useEffect(() => drops?.enter(), [drops]);

  /** Drops a coin; presses within 300 ms of the last one, and those beyond the fifth coin under way, do nothing. */
  const drop = useCallback(
    (x: number): void => {
      const now = performance.now();
      if (!drops || now - lastPress.current < DEBOUNCE_MS) return;
      lastPress.current = now;
      const at = serverNow();
      drops.press({ clientTxnId: newTxnId(at), at, x });
    },
    [drops],
  );

  const check = useCallback((): void => drops?.check(), [drops]);

  /** Shows a past drop once more on its own table, then lays the player's own `table` back. */
  const replay = useCallback(
    async (past: PastDrop, table: PusherTable): Promise<void> => {
      stageRef.current?.scrollIntoView({ block: 'start' });
      setReplayed(past);
      setProblem('');
      try {
        await presenter.settle(`again ${past.dropId}`, { ...past, ...past.tables }, false);
        setAnnouncement(latest.current.formatDrop(past));
        presenter.replace(table);
      } finally {
        setReplayed(undefined);
      }
    },
    [presenter],
  );

  return {
    ...queue,
    phase: queue.isUnknown ? ('unknown' as const) : ('idle' as const),
    announcement,
    problem,
    tray,
    replayedAt: replayed?.time,
    lying,
    stageRef,
    drop,
    check,
    replay,
  };
}
