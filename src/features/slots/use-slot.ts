import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Proof } from '../../../contract/fair.ts';
import { type SlotInfo, type SlotOutcome, slotOutcome } from '../../../contract/slots.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type RoundGame, useRound } from '../../rounds/use-round.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { stakePressed } from '../../store/live-slice.ts';
import { formatOutcome } from './format-outcome.ts';
import type { ReelGame } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import { slotTexts } from './texts.ts';

/** A past round, as a record knows it. */
export interface PastSpin {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
}

interface Ask {
  readonly bet: number;
}
const isAsk = (value: object): value is Ask => 'bet' in value && typeof value.bet === 'number';

/** The answer to a spin, as far as its slot needs it. */
export interface SlotAnswer {
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
  /** Milliseconds since 1970. */
  readonly time?: number | undefined;
}

/** A slot as its page knows it. */
export interface SlotOptions<Called extends SlotAnswer = SlotAnswer> {
  readonly config: SlotConfig;
  /** State of the slot for this player. */
  readonly info: SlotInfo | undefined;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  /** Cached data that a round changes. */
  readonly invalidates: RoundGame<Ask, SlotAnswer>['invalidates'];
  /** Cached data that the answer brings up to date. */
  readonly updates: NonNullable<RoundGame<Ask, SlotAnswer, Called>['updates']>;
}

/** The course of a spin: a bought round whose price is the bet. */
export function useSlot<Called extends SlotAnswer>(
  scene: GameScene<ReelGame>,
  { config, info, call, invalidates, updates }: SlotOptions<Called>,
) {
  const t = useTexts(slotTexts);
  const names = config.texts[useLocale()];
  const dispatch = useAppDispatch();
  /** What stands on the reels since this visit's last round; before it, where the server says that they rest. */
  const [standing, setStanding] = useState<SlotInfo['rest']>();
  /** Hundredths that the round on the reels has won. */
  const [won, setWon] = useState<number>();
  /** A result stands in the scene and asks for a tap or a moment before the next spin. */
  const [isHeld, setHeld] = useState(false);
  const [freeLeft, setFreeLeft] = useState(0);
  /** What the reels have shown last. */
  const shown = useRef<SlotAnswer>(undefined);
  /** The jackpot whose show is over and whose card is open. */
  const [closing, setClosing] = useState<SlotAnswer>();

  const round = useRound<Ask, SlotAnswer, Called>({
    game: config.game,
    // Not before the reels stand: a round that was left is shown on them, from its landing on.
    isReady: info !== undefined && scene.hasSettled,
    isAsk,
    call,
    presenter: {
      start(ask) {
        if (ask) {
          dispatch(stakePressed(ask.bet));
          setWon(undefined);
        }
        setHeld(true);
        setClosing(undefined);
        void scene.cue('spin', {});
      },
      async land(answer, landing) {
        const { outcome } = answer;
        shown.current = answer;
        if (landing === 'resumed') setHeld(true);
        await scene.cue('land', { outcome, instant: landing === 'resumed' });
      },
      rest({ outcome }) {
        setFreeLeft(0);
        setWon(outcome.total);
        const last = outcome.spins.at(-1);
        if (last) setStanding({ stops: last.stops, window: last.window });
      },
      fail(refused) {
        setHeld(false);
        void scene.cue('fail', { refused });
      },
    },
    formatResult: ({ outcome }) => (info ? formatOutcome(outcome, { names, info, t }) : ''),
    messages: {
      unknown: t('spin.unknown'),
      back: t('spin.return'),
      elsewhere: t('spin.elsewhere'),
    },
    formatFailure: (code) => t('spin.failed', { code }),
    invalidates,
    updates,
    fromRecord(record) {
      const outcome = v.safeParse(slotOutcome, record.outcome);
      const { proof, time } = record;
      return outcome.success ? { outcome: outcome.output, proof, time } : undefined;
    },
  });

  const { buy } = round;
  const spin = useCallback((bet: number) => buy({ bet }), [buy]);
  return {
    ...round,
    spin,
    won,
    rest: standing ?? info?.rest,
    /** True while a press skips instead of buying. */
    isBusy: round.inRound || (isHeld && scene.status === 'painted'),
    /** Free spins of the round that are still to be shown. */
    freeLeft,
    setFreeLeft,
    /** The scene holds no result any longer: it was closed, or the scene is a new one. */
    release: () => setHeld(false),
    closing,
    /** The show of a jackpot is over: its card comes. */
    openCard: () => setClosing(shown.current),
    closeCard: () => setClosing(undefined),
  };
}
