import { formatExact } from '../../../contract/money.ts';
import type { RainProps } from '../../../scenes/lobby/red-packet-rain/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface RainFallbackProps {
  /** Props of the scene; undefined until the server has answered. */
  readonly state: RainProps | undefined;
  /** Whether the canvas covers the fallback, which then paints nothing. */
  readonly isCovered: boolean;
}

/** Draws the rain without a canvas: its first frame, and what the player's packet holds. */
export function RainFallback({ state, isCovered }: RainFallbackProps) {
  const isOver = state?.state === 'result';
  const amount = state?.amount ?? 0;
  return (
    <SceneFallback
      frame={frame}
      isCovered={isCovered}
      states={[isOver && (amount > 0 ? 'result' : 'nothing')]}
      figures={{
        gate: state?.texts.gate,
        ...(isOver && (amount > 0 ? { amount: formatExact(amount) } : { nothing: state.texts.nothing })),
      }}
    />
  );
}
