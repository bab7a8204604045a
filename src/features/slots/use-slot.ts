import { useCallback, useState } from 'react';
import * as v from 'valibot';
import type { Proof } from '../../../contract/fair.ts';
import { type SlotInfo, type SlotOutcome, slotOutcome } from '../../../contract/slots.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type RoundGame, useRound } from '../../rounds/use-round.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { stakePressed } from '../../store/live-slice.ts';
import { formatOutcome } from './format-outcome.ts';
import type { ReelGame } from './scenes.ts';
import type { SlotConfig } from './slot-configs.ts';
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

interface Answer {
  readonly outcome: SlotOutcome;
}

/** A slot as its page knows it. */
export interface SlotOptions {
  readonly config: SlotConfig;
  /** State of the slot for this player. */
  readonly info: SlotInfo | undefined;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Answer>;
  /** Cached data that a round changes. */
  readonly invalidates: RoundGame<Ask, Answer>['invalidates'];
}

/** The course of a spin: a bought round whose price is the bet. */
export function useSlot(scene: GameScene<ReelGame>, { config, info, call, invalidates }: SlotOptions) {
  const t = useTexts(slotTexts);
  const dispatch = useAppDispatch();
  /** What stands on the reels since this visit's last round; before it, where the server says that they rest. */
  const [standing, setStanding] = useState<SlotInfo['rest']>();
  /** Hundredths that the round on the reels has won. */
  const [won, setWon] = useState<number>();
  /** A result stands in the scene and asks for a tap or a moment before the next spin. */
  const [isHeld, setHeld] = useState(false);
  const [freeLeft, setFreeLeft] = useState(0);

  const round = useRound<Ask, Answer>({
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
        void scene.cue('spin', {});
      },
      async land({ outcome }, landing) {
        setHeld(true);
        await scene.cue('land', { outcome, instant: landing === 'resumed' });
        setFreeLeft(0);
        setWon(outcome.total);
        const last = outcome.spins.at(-1);
        if (last) setStanding({ stops: last.stops, window: last.window });
      },
      fail: (refused) => void scene.cue('fail', { refused }),
    },
    formatResult: ({ outcome }) => (info ? formatOutcome(outcome, { config, info, t }) : ''),
    messages: {
      checking: t('spin.checking'),
      unknown: t('spin.unknown'),
      back: t('spin.return'),
      elsewhere: t('spin.elsewhere'),
    },
    formatFailure: (code) => t('spin.failed', { code }),
    invalidates,
    fromRecord(record) {
      const outcome = v.safeParse(slotOutcome, record.outcome);
      return outcome.success ? { outcome: outcome.output } : undefined;
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
  };
}
