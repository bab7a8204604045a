import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Proof } from '../../../contract/proof.ts';
import type { PoolTier } from '../../../contract/pools.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lobby/lucky-jackpot/types.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot.ts';
import { jackpotApi } from '../../api/jackpot.ts';
import { loadCard } from '../../casino/closing-card.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { anyAsk } from '../../rounds/pending-round.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { patchesOfDraw } from './patches-of-draw.ts';
import { type DrawResult, resultOfAnswer, resultOfRecord, drawReplay } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { useFormatResult } from './use-format-result.ts';

/** Refusals whose text needs no addition. */
const OWN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.noChanceLeft,
  ErrorCode.jackpotClosed,
  ErrorCode.drawInProgress,
  ErrorCode.drawNotAllowed,
]);

/** Jackpot shown by the wheel; it stays until its card is closed. */
export interface WheelAward {
  readonly tier: PoolTier;
  /** Hundredths. */
  readonly amount: number;
  readonly onClosed: () => void;
}

/** A draw with its proof. */
export interface ProvenDraw extends DrawResult {
  readonly proof: Proof;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** A draw with the server's answer. */
interface Called extends ProvenDraw {
  readonly answer: ResponseOf<typeof receiveDrawChance>;
}

/**
 * Manages a spin: a bought round whose price is one chance. The light walks to its cell; at the jackpot the wheel
 * turns.
 */
export function useSpin(scene: GameScene<LuckyJackpotTypes>, isReady: boolean) {
  const t = useTexts(jackpotTexts);
  const formatResult = useFormatResult();
  const drawChance = useRoundCall(jackpotApi.endpoints.spinJackpot);
  /** The winning cell of the last round. */
  const [litCell, setLitCell] = useState<number>();
  const [wheelAward, setWheelAward] = useState<WheelAward>();
  /** The jackpot whose show is over and whose card is open. */
  const [closing, setClosing] = useState<ProvenDraw>();
  const close = useCallback(() => {
    setClosing(undefined);
    setWheelAward(undefined);
  }, []);
  const round = useRound<object, ProvenDraw, Called>({
    game: 'lucky-jackpot',
    isReady,
    isAsk: anyAsk,
    async call({ clientTxnId }) {
      const answer = await drawChance({ clientTxnId });
      const { data, proof } = answer;
      return { ...resultOfAnswer(data), proof, time: data.time ?? serverNow(), answer };
    },
    presenter: {
      start() {
        setLitCell(undefined);
        close();
        void scene.cue('start', {});
      },
      async land({ cell, prize, jackpot }, landing) {
        const instant = landing === 'resumed';
        await scene.cue('land', { cell, amount: prize.amount, instant });
        if (!jackpot) return;
        setLitCell(cell);
        // The card is optional; do not wait for it.
        loadCard().catch(() => undefined);
        await new Promise<void>((onClosed) => setWheelAward({ ...jackpot, onClosed }));
      },
      rest(drawn) {
        setLitCell(drawn.cell);
        if (drawn.jackpot) setClosing(drawn);
      },
      fail: (refused) => void scene.cue('fail', { refused }),
    },
    formatResult,
    messages: { unknown: t('spin.unknown'), back: t('spin.return'), elsewhere: t('spin.elsewhere') },
    formatFailure: (code) => t('spin.failed', { code }),
    hasOwnMessage: (code) => OWN_CODES.has(code),
    invalidates: ['JackpotRank', 'CoinRecords'],
    updates: { tags: ['Jackpot', 'JackpotRecords'], patchesOf: ({ answer }) => patchesOfDraw(answer) },
    fromRecord({ outcome, time, proof }) {
      const past = v.safeParse(drawReplay, { ...outcome, time });
      return past.success ? { ...resultOfRecord(past.output), proof, time } : undefined;
    },
  });
  const { buy } = round;
  const spin = useCallback(() => buy({}), [buy]);
  return { ...round, litCell, wheelAward, closing, close, spin };
}
