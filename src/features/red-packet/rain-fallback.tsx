import { formatExact } from '../../../contract/money.ts';
import type { RainProps } from '../../../scenes/lobby/red-packet-rain/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface RainFallbackProps {
  /** The scene's props; undefined until they are known. */
  readonly state: RainProps | undefined;
  /** Whether the canvas covers it: it is then not painted. */
  readonly isCovered: boolean;
}

/** Draws the rain without a canvas: its first frame, and the content of the player's packet. */
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
