import { ErrorCode } from '../../../contract/errors.ts';
import { useCallback, useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot.ts';
import { useSpinJackpotMutation } from '../../api/jackpot.ts';
import { anyAsk } from '../../api/pending-round.ts';
import { useRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Drawn, drawnOfAnswer, drawnOfRecord, type PastDraw } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { useResultText } from './use-result-text.ts';

/** The name under which spins are kept until they are shown. */
export const SPIN = 'lucky-jackpot';

/** What the stage of the panel can show. Each promise settles when it has been shown, also when it cannot be shown. */
export interface SpinShow {
  start(): void;
  land(drawn: Drawn, instant: boolean): Promise<void>;
  fail(refused: boolean): void;
  wheel(jackpot: NonNullable<Drawn['jackpot']>): Promise<void>;
}

/** Refusals whose text says enough by itself. */
const OWN_CODES: ReadonlySet<number> = new Set([
  ErrorCode.noChanceLeft,
  ErrorCode.jackpotClosed,
  ErrorCode.drawInProgress,
  ErrorCode.drawNotAllowed,
]);

type DrawAnswer = ResponseOf<typeof receiveDrawChance>;

/** The light walks to its cell and, at the jackpot, the wheel turns. */
async function showDrawn(show: SpinShow, drawn: Drawn, instant: boolean): Promise<void> {
  await show.land(drawn, instant);
  if (drawn.jackpot) await show.wheel(drawn.jackpot);
}

/** The course of a spin: a bought round whose price is one chance. */
export function useSpin(userId: number | undefined, show: SpinShow) {
  const t = useTexts(jackpotTexts);
  const resultText = useResultText();
  const [askForDraw] = useSpinJackpotMutation();
  const [replayed, setReplayed] = useState<PastDraw>();
  const round = useRound<object, DrawAnswer>({
    name: SPIN,
    userId,
    isAsk: anyAsk,
    call: (request) => askForDraw({ clientTxnId: request.clientTxnId }).unwrap(),
    show: {
      start: () => show.start(),
      land: (answer, instant) => showDrawn(show, drawnOfAnswer(answer.data), instant),
      fail: (refused) => show.fail(refused),
    },
    words: (answer) => resultText(drawnOfAnswer(answer.data)),
    texts: { unknown: t('spin.unknown'), back: t('spin.return'), elsewhere: t('spin.elsewhere') },
    failed: (code) => t('spin.failed', { code }),
    ownCodes: (code) => OWN_CODES.has(code),
    stale: ['Jackpot', 'JackpotRecords', 'JackpotRank', 'CoinRecords'],
  });
  const { buy, replay: replayRound } = round;

  const spin = useCallback(() => buy({}), [buy]);

  /** Shows a past draw once more, from its stored outcome. */
  const replay = useCallback(
    async (record: PastDraw): Promise<void> => {
      setReplayed(record);
      const drawn = drawnOfRecord(record);
      await replayRound(() => {
        show.start();
        return showDrawn(show, drawn, false);
      }, resultText(drawn));
      setReplayed(undefined);
    },
    [replayRound, resultText, show],
  );

  return { ...round, replayed, spin, replay };
}
