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

/** Error codes whose text explains the refusal without further words. */
const OWN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.noChanceLeft,
  ErrorCode.jackpotClosed,
  ErrorCode.drawInProgress,
  ErrorCode.drawNotAllowed,
]);

/** Jackpot that the wheel shows until the player closes it. */
export interface WheelAward {
  readonly tier: PoolTier;
  /** Amount of the jackpot, in hundredths of a coin. */
  readonly amount: number;
  readonly onClosed: () => void;
}

/** Result of a draw, with its proof and time. */
export interface ProvenDraw extends DrawResult {
  readonly proof: Proof;
  /** Time of the draw, ms since 1970. */
  readonly time: number;
}

/** Result of a draw, with the server's whole answer. */
interface Called extends ProvenDraw {
  readonly answer: ResponseOf<typeof receiveDrawChance>;
}

/**
 * Manages the rounds of the Lucky Jackpot, whose price is one chance. A light runs to the cell that wins; for a jackpot
 * the wheel then turns.
 */
export function useSpin(scene: GameScene<LuckyJackpotTypes>, isReady: boolean) {
  const t = useTexts(jackpotTexts);
  const formatResult = useFormatResult();
  const drawChance = useRoundCall(jackpotApi.endpoints.spinJackpot);
  /** Index of the cell that won the last round, from 0. */
  const [litCell, setLitCell] = useState<number>();
  const [wheelAward, setWheelAward] = useState<WheelAward>();
  /** The jackpot whose wheel the player has closed and whose card is now open. */
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
        // Loads the code of the card that follows, without waiting for it: the round can end without the card.
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
