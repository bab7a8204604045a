import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import type { RoundRecord } from '../../../contract/fair.ts';
import type { Proof } from '../../../contract/proof.ts';
import { type SlotInfo, type SlotOutcome, slotOutcome } from '../../../contract/slots.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import type { RoundGame } from '../../rounds/round-game.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { stakePressed } from '../../store/live-slice.ts';
import { formatOutcome } from './format-outcome.ts';
import type { SlotSceneTypes } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import { slotTexts } from './texts.ts';

/** A past round from a record. */
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

/** The part of a spin's answer that its slot needs. */
export interface SlotAnswer {
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
  /** Milliseconds since 1970. */
  readonly time?: number | undefined;
}

/** Data and call of a slot's page. */
export interface SlotOptions<Called extends SlotAnswer = SlotAnswer> {
  readonly config: SlotConfig;
  /** State of the slot for this player. */
  readonly info: SlotInfo | undefined;
  /** Makes the call; rejects like the mutation's unwrap(). */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  /** Tags of cached data that a round changes. */
  readonly invalidates: RoundGame<Ask, SlotAnswer>['invalidates'];
  /** Cached data that the answer updates directly. */
  readonly updates: NonNullable<RoundGame<Ask, SlotAnswer, Called>['updates']>;
}

function answerOfRecord({ outcome, proof, time }: RoundRecord): SlotAnswer | undefined {
  const parsed = v.safeParse(slotOutcome, outcome);
  return parsed.success ? { outcome: parsed.output, proof, time } : undefined;
}

/** Manages a spin: a bought round whose price is the bet. */
export function useSlot<Called extends SlotAnswer>(
  scene: GameScene<SlotSceneTypes>,
  { config, info, call, invalidates, updates }: SlotOptions<Called>,
) {
  const t = useTexts(slotTexts);
  const names = config.texts[useLocale()];
  const dispatch = useAppDispatch();
  /** Symbols on the reels after this visit's last round; before it, the server's resting position. */
  const [standing, setStanding] = useState<SlotInfo['rest']>();
  /** Hundredths won by the round on the reels. */
  const [won, setWon] = useState<number>();
  /** Whether a result is held in the scene until a tap or a short delay. */
  const [isHeld, setHeld] = useState(false);
  const [freeLeft, setFreeLeft] = useState(0);
  /** The answer last shown on the reels. */
  const shown = useRef<SlotAnswer>(undefined);
  /** The jackpot whose show is over and whose card is open. */
  const [closing, setClosing] = useState<SlotAnswer>();

  const round = useRound<Ask, SlotAnswer, Called>({
    game: config.game,
    // Only once the reels are ready: a resumed round is shown on them, from its landing on.
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
    messages: { unknown: t('spin.unknown'), back: t('spin.return'), elsewhere: t('spin.elsewhere') },
    formatFailure: (code) => t('spin.failed', { code }),
    invalidates,
    updates,
    fromRecord: answerOfRecord,
  });

  const { buy } = round;
  const spin = useCallback((bet: number) => buy({ bet }), [buy]);
  return {
    ...round,
    spin,
    won,
    rest: standing ?? info?.rest,
    /** Whether a press skips instead of buying. */
    isBusy: round.inRound || (isHeld && scene.status === 'painted'),
    /** Number of the round's free spins still to be shown. */
    freeLeft,
    setFreeLeft,
    /** Releases the held result: it was closed, or the scene is new. */
    release: () => setHeld(false),
    closing,
    /** Opens the card after the show of a jackpot. */
    openCard: () => setClosing(shown.current),
    closeCard: () => setClosing(undefined),
  };
}
