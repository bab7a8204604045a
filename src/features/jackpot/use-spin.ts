import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Tier as PoolTier } from '../../../contract/pools.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lucky-jackpot/types.ts';
import { useSpinJackpotMutation } from '../../api/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { anyAsk } from '../../rounds/pending-round.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useRound } from '../../rounds/use-round.ts';
import { type Drawn, drawnOfAnswer, drawnOfRecord, pastDraw, tierOf } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { useFormatResult } from './use-format-result.ts';

/** Refusals whose text says enough by itself. */
const OWN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.noChanceLeft,
  ErrorCode.jackpotClosed,
  ErrorCode.drawInProgress,
  ErrorCode.drawNotAllowed,
]);

/** A jackpot that the wheel shows, until the player closes it. */
export interface WheelAward {
  readonly tier: PoolTier;
  /** Hundredths. */
  readonly amount: number;
  readonly onClosed: () => void;
}

/** The course of a spin: a bought round whose price is one chance. The light walks to its cell; at the jackpot the wheel turns. */
export function useSpin(scene: GameScene<LuckyJackpotTypes>, isReady: boolean) {
  const t = useTexts(jackpotTexts);
  const formatResult = useFormatResult();
  const [drawChance] = useSpinJackpotMutation();
  /** The winning cell of the last round. */
  const [litCell, setLitCell] = useState<number>();
  const [wheelAward, setWheelAward] = useState<WheelAward>();
  const round = useRound<object, Drawn>({
    game: 'lucky-jackpot',
    isReady,
    isAsk: anyAsk,
    call: async ({ clientTxnId }) => drawnOfAnswer((await drawChance({ clientTxnId }).unwrap()).data),
    presenter: {
      start() {
        setLitCell(undefined);
        void scene.cue('start', {});
      },
      async land({ cell, prize, jackpot }, landing) {
        const instant = landing === 'resumed';
        await scene.cue('land', { cell, tier: tierOf(prize), amount: prize.amount, instant });
        setLitCell(cell);
        if (!jackpot) return;
        await new Promise<void>((onClosed) => setWheelAward({ ...jackpot, onClosed }));
        setWheelAward(undefined);
      },
      fail: (refused) => void scene.cue('fail', { refused }),
    },
    formatResult,
    messages: { unknown: t('spin.unknown'), back: t('spin.return'), elsewhere: t('spin.elsewhere') },
    formatFailure: (code) => t('spin.failed', { code }),
    hasOwnMessage: (code) => OWN_CODES.has(code),
    invalidates: ['Jackpot', 'JackpotRecords', 'JackpotRank', 'CoinRecords'],
    fromRecord({ outcome, time }) {
      const past = v.safeParse(pastDraw, { ...outcome, time });
      return past.success ? drawnOfRecord(past.output) : undefined;
    },
  });
  const { buy } = round;
  const spin = useCallback(() => buy({}), [buy]);
  return { ...round, litCell, wheelAward, spin };
}
