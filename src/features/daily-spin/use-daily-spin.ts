import { type RefObject, useCallback, useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { dailySpin } from '../../../contract/daily-spin.ts';
import { formatExact } from '../../../contract/money.ts';
import type { DailySpinTypes } from '../../../scenes/lobby/daily-spin/types.ts';
import { dailySpinApi, patchesOfDailySpin } from '../../api/daily-spin.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { anyAsk } from '../../rounds/pending-round.ts';
import { useCoinFlight } from '../../rounds/use-coin-flight.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { dailySpinTexts } from './texts.ts';

/** Result of a spin: the sector, from 0, clockwise from the top, and the prize in hundredths of a coin. */
export interface SpinResult {
  readonly sector: number;
  readonly amount: number;
}

/** Middle of the wheel, in design pixels (scenes/lobby/daily-spin). */
const WHEEL = { x: 360, y: 600 } as const;
const DESIGN_WIDTH = 720;

/** Returns the point of the window from which a prize flies to the balance, CSS px: the middle of the wheel. */
function prizeSpot(stage: HTMLElement | null): { x: number; y: number } {
  const { left = 0, top = 0, width = 0 } = stage?.getBoundingClientRect() ?? {};
  const scale = width / DESIGN_WIDTH;
  return { x: left + WHEEL.x * scale, y: top + WHEEL.y * scale };
}

/** Manages the rounds of the daily spin, and the result that the wheel shows. */
export function useDailySpin(
  scene: GameScene<DailySpinTypes>,
  stage: RefObject<HTMLElement | null>,
  isReady: boolean,
) {
  const t = useTexts(dailySpinTexts);
  const spinDaily = useRoundCall(dailySpinApi.endpoints.spinDaily);
  const flyCoins = useCoinFlight();
  const [result, setResult] = useState<SpinResult>();
  const round = useRound<object, SpinResult, ResponseOf<typeof dailySpin>>({
    game: 'daily-spin',
    isReady,
    isAsk: anyAsk,
    call: ({ clientTxnId }) => spinDaily({ clientTxnId }),
    presenter: {
      start() {
        setResult(undefined);
        void scene.cue('start', {});
      },
      async land({ sector, amount }, landing) {
        const instant = landing === 'resumed';
        await scene.cue('land', { sector, amount, instant });
        if (landing !== 'replayed') flyCoins(amount, prizeSpot(stage.current));
      },
      rest: ({ sector, amount }) => setResult({ sector, amount }),
      fail: (refused) => void scene.cue('fail', { refused }),
    },
    formatResult: ({ amount }) => t('won', { amount: formatExact(amount) }),
    messages: { unknown: t('unknown'), back: t('back'), elsewhere: t('elsewhere') },
    formatFailure: (code) => t('failed', { code }),
    invalidates: ['DailySpinLog', 'CoinRecords', 'FairRounds', 'FairSeeds'],
    updates: { tags: ['DailySpin'], patchesOf: patchesOfDailySpin },
    fromRecord: ({ outcome, payout }) => ({ sector: Number(outcome['sector']), amount: payout }),
  });
  const { buy } = round;
  const spin = useCallback(() => buy({}), [buy]);
  return { ...round, result, spin };
}
