import { useCallback, useRef } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { redWars } from '../../../contract/red-packet.ts';
import { formatExact } from '../../../contract/money.ts';
import type { RedPacketRainTypes } from '../../../scenes/lobby/red-packet-rain/types.ts';
import { patchesOfRain, redPacketApi } from '../../api/red-packet.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCoinFlight } from '../../rounds/use-coin-flight.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { rainTexts } from './texts.ts';
import type { RainConfig } from './use-action.tsx';

interface Ask {
  readonly rainId: string;
}
const isAsk = (value: object): value is Ask => 'rainId' in value && typeof value.rainId === 'string';

/**
 * Manages the rounds of the red packet rain: joining decides and pays the player's packet, and the scene then shows it.
 */
export function useRain(scene: GameScene<RedPacketRainTypes>, config: RainConfig | undefined) {
  const t = useTexts(rainTexts);
  const joinRain = useRoundCall(redPacketApi.endpoints.joinRedPacketRain);
  const flyCoins = useCoinFlight();
  /** Whether the scene is showing the rain; the next ref: whether the player asked to skip the rain before that. */
  const isShowing = useRef(false);
  const isSkipAsked = useRef(false);
  const round = useRound<Ask, { readonly amount: number }, ResponseOf<typeof redWars>>({
    game: 'red-packet-rain',
    isReady: config !== undefined && scene.hasSettled,
    isAsk,
    call: joinRain,
    presenter: {
      start() {
        isSkipAsked.current = false;
      },
      async land({ amount }, landing) {
        // A resumed rain is already over, so the scene starts at its end, with the packet to be opened.
        const elapsedMs = config?.rainMs ?? 0;
        const shown = scene.cue('start', { amount, ...(landing === 'resumed' ? { elapsedMs } : {}) });
        isShowing.current = true;
        if (isSkipAsked.current) void scene.cue('skip', {});
        await shown;
        isShowing.current = false;
        isSkipAsked.current = false;
        if (landing !== 'replayed') flyCoins(amount, { x: innerWidth / 2, y: innerHeight / 2 });
      },
    },
    formatResult: ({ amount }) => t('won', { amount: formatExact(amount) }),
    messages: { unknown: t('unknown'), back: t('back'), elsewhere: t('elsewhere') },
    formatFailure: (code) => t('failed', { code }),
    invalidates: ['CoinRecords', 'FairRounds', 'FairSeeds'],
    updates: { tags: ['RedPacketRain'], patchesOf: patchesOfRain },
    fromRecord: ({ payout }) => ({ amount: payout }),
  });
  const { buy } = round;
  const join = useCallback((rainId: string) => buy({ rainId }), [buy]);
  /** Ends the animation of the rain now, or as soon as the server has answered. */
  const skip = useCallback((): void => {
    if (isShowing.current) void scene.cue('skip', {});
    else isSkipAsked.current = true;
  }, [scene]);
  return { ...round, join, skip };
}
