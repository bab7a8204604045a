import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Proof } from '../../../contract/fair.ts';
import type { SlotInfo, SlotOutcome } from '../../../contract/slots.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { stakePressed } from '../../store/live-slice.ts';
import { type RoundGame, useRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SlotFace } from './faces.ts';
import { slotTexts } from './texts.ts';
import { outcomeWords } from './words.ts';

/** What the stage of a slot can show. Each promise settles when it has been shown, also when it cannot be shown. */
export interface SlotShow {
  start(): void;
  land(outcome: SlotOutcome, instant: boolean): Promise<void>;
  fail(refused: boolean): void;
}

/** A round that lies behind, as a record knows it. */
export interface PastSpin {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
}

/** What a round makes stale once it has been shown. */
export type StaleTags = RoundGame<object, object>['stale'];

interface Ask {
  readonly bet: number;
}
/** What a page knows of its slot. */
export interface SlotCourse {
  readonly face: SlotFace;
  readonly info: SlotInfo | undefined;
  readonly userId: number | undefined;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<{ readonly outcome: SlotOutcome }>;
  readonly show: RefObject<SlotShow | null>;
  readonly stale: StaleTags;
}

const isAsk = (value: object): value is Ask => 'bet' in value && typeof value.bet === 'number';

/** The course of a spin: a bought round whose price is the bet. */
export function useSlot({ face, info, userId, call, show, stale }: SlotCourse) {
  const t = useTexts(slotTexts);
  const dispatch = useAppDispatch();
  const [replayed, setReplayed] = useState<PastSpin>();
  /** What stands on the reels since this visit's last round; before it, where the server says that they rest. */
  const [standing, setStanding] = useState<SlotInfo['rest']>();
  /** Hundredths that the round on the reels has won. */
  const [won, setWon] = useState<number>();
  const latest = useRef(info);
  latest.current = info;

  const words = useCallback(
    (outcome: SlotOutcome): string =>
      latest.current ? outcomeWords(outcome, { face, info: latest.current, t }) : '',
    [face, t],
  );
  const land = useCallback(
    async (outcome: SlotOutcome, instant: boolean): Promise<void> => {
      await show.current?.land(outcome, instant);
      setWon(outcome.total);
      const last = outcome.spins.at(-1);
      if (last) setStanding({ stops: last.stops, window: last.window });
    },
    [show],
  );

  const {
    buy,
    replay: replayRound,
    ...round
  } = useRound<Ask, { readonly outcome: SlotOutcome }>({
    name: face.game,
    userId,
    isAsk,
    call,
    show: {
      start({ bet }) {
        dispatch(stakePressed(bet));
        setWon(undefined);
        show.current?.start();
      },
      land: ({ outcome }, instant) => land(outcome, instant),
      fail: (refused) => show.current?.fail(refused),
    },
    words: ({ outcome }) => words(outcome),
    texts: {
      checking: t('spin.checking'),
      unknown: t('spin.unknown'),
      back: t('spin.return'),
      elsewhere: t('spin.elsewhere'),
    },
    failed: (code) => t('spin.failed', { code }),
    ownCodes: (code) => code < 9_000,
    stale,
  });

  const spin = useCallback((bet: number) => buy({ bet }), [buy]);

  /** Shows a past spin once more, from its stored outcome. */
  const replay = useCallback(
    async (past: PastSpin): Promise<void> => {
      setReplayed(past);
      await replayRound(() => {
        show.current?.start();
        return land(past.outcome, false);
      }, words(past.outcome));
      setReplayed(undefined);
    },
    [land, replayRound, show, words],
  );

  return { ...round, spin, replay, replayed, won, rest: standing ?? info?.rest };
}
