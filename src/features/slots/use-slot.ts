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

/** A past round of a slot in the player's record. */
export interface PastSpin {
  readonly id: string;
  /** Time of the round, ms since 1970. */
  readonly time: number;
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
}

interface Ask {
  readonly bet: number;
}
const isAsk = (value: object): value is Ask => 'bet' in value && typeof value.bet === 'number';

/** The parts of a spin's answer that all slots share. */
export interface SlotAnswer {
  readonly outcome: SlotOutcome;
  readonly proof: Proof;
  /** Time of the spin, ms since 1970; undefined if the server does not send it. */
  readonly time?: number | undefined;
}

/** Data of a slot, and the call that plays a round of it. */
export interface SlotOptions<Called extends SlotAnswer = SlotAnswer> {
  readonly config: SlotConfig;
  /** State of the slot for this player; undefined until the server has answered. */
  readonly info: SlotInfo | undefined;
  /** Sends a spin to the server; rejects like the mutation's unwrap(). */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  /** Tags of cached data that are fetched again after a round. */
  readonly invalidates: RoundGame<Ask, SlotAnswer>['invalidates'];
  /** Cached data that are changed from the answer, without fetching. */
  readonly updates: NonNullable<RoundGame<Ask, SlotAnswer, Called>['updates']>;
}

function answerOfRecord({ outcome, proof, time }: RoundRecord): SlotAnswer | undefined {
  const parsed = v.safeParse(slotOutcome, outcome);
  return parsed.success ? { outcome: parsed.output, proof, time } : undefined;
}

/** Manages the rounds of a slot, whose price is the bet, and what its reels show. */
export function useSlot<Called extends SlotAnswer>(
  scene: GameScene<SlotSceneTypes>,
  { config, info, call, invalidates, updates }: SlotOptions<Called>,
) {
  const t = useTexts(slotTexts);
  const names = config.texts[useLocale()];
  const dispatch = useAppDispatch();
  /** Symbols on the reels after this visit's last round; undefined before it, when the server's symbols are shown. */
  const [standing, setStanding] = useState<SlotInfo['rest']>();
  /** Amount won in the round that the reels show, in hundredths. */
  const [won, setWon] = useState<number>();
  /** Whether the scene still holds the result on the screen, until a tap or a short delay ends it. */
  const [isHeld, setHeld] = useState(false);
  const [freeLeft, setFreeLeft] = useState(0);
  /** Answer to the round that the reels showed last. */
  const shown = useRef<SlotAnswer>(undefined);
  /** The jackpot whose animation has ended and whose card is open; undefined if there is none. */
  const [closing, setClosing] = useState<SlotAnswer>();

  const round = useRound<Ask, SlotAnswer, Called>({
    game: config.game,
    // A round of an earlier visit is shown on the reels, so it waits until the scene is ready or has failed.
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
    /** Whether a press skips the current animation instead of buying a spin. */
    isBusy: round.inRound || (isHeld && scene.status === 'painted'),
    /** Number of the round's free spins that are still to be shown. */
    freeLeft,
    setFreeLeft,
    /** Call it when the result no longer stays on the screen: the player closed it, or the scene was created again. */
    release: () => setHeld(false),
    closing,
    /** Opens the card that follows the animation of a jackpot. */
    openCard: () => setClosing(shown.current),
    closeCard: () => setClosing(undefined),
  };
}
