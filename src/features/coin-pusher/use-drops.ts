import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DropRecord, PusherTable } from '../../../contract/coin-pusher.ts';
import { useDropCoinMutation } from '../../api/coin-pusher.ts';
import { useAppDispatch, useErrorText } from '../../store/hooks.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { newTxnId } from '../../platform/txn-id.ts';
import type { CourseState } from './drop-course.ts';
import type { DropShow, PastDrop } from './drop-show.ts';
import { makeDrops } from './make-drops.ts';
import { coinPusherTexts } from './texts.ts';
import { useDropWords } from './use-drop-words.ts';

/** A second press within this long (ms) is the same press (specification 9). */
const DEBOUNCE = 300;

/** The course of drops on this page: what is pressed for, sent, shown, said, and what waits for a result. */
export function useDrops({
  userId,
  price,
  show,
}: {
  readonly userId: number | undefined;
  readonly price: number;
  readonly show: RefObject<DropShow | null>;
}) {
  const t = useTexts(coinPusherTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const words = useDropWords();
  const [dropCoin] = useDropCoinMutation();
  const [course, setCourse] = useState<CourseState>({ underWay: 0, isUnknown: false });
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  /** Hundredths won while the player is here. */
  const [tray, setTray] = useState(0);
  const [replayed, setReplayed] = useState<DropRecord>();
  const lastPress = useRef(-DEBOUNCE);
  const latest = useRef({ t, words, errorText, price });
  latest.current = { t, words, errorText, price };

  const drops = useMemo(
    () =>
      userId === undefined
        ? undefined
        : makeDrops({
            userId,
            dispatch,
            show,
            latest,
            call: (request) => dropCoin(request).unwrap(),
            say: setSaid,
            complain: setProblem,
            won: (coins) => setTray((held) => held + coins),
            changed: setCourse,
          }),
    [dispatch, dropCoin, show, userId],
  );
  useEffect(() => drops?.enter(), [drops]);

  /** Drops a coin; presses within 300 ms of the last one, and those beyond the fifth coin under way, do nothing. */
  const drop = useCallback(
    (x: number): void => {
      const now = performance.now();
      if (!drops || now - lastPress.current < DEBOUNCE) return;
      lastPress.current = now;
      const at = serverNow();
      drops.press({ clientTxnId: newTxnId(at), at, x });
    },
    [drops],
  );

  const check = useCallback((): void => drops?.check(), [drops]);

  /** Shows a past drop once more on its own table, then lays the player's own table back. */
  const replay = useCallback(
    async (past: PastDrop, lying: PusherTable): Promise<void> => {
      setReplayed(past);
      setProblem('');
      try {
        await show.current?.settle(`again ${past.dropId}`, { ...past, ...past.tables }, false);
        setSaid(latest.current.words(past));
        show.current?.replace(lying);
      } finally {
        setReplayed(undefined);
      }
    },
    [show],
  );

  return { ...course, said, problem, tray, replayed, drop, check, replay };
}
