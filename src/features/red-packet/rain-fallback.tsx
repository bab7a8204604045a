import { formatExact } from '../../../contract/money.ts';
import type { RainProps } from '../../../scenes/red-packet-rain/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface RainFallbackProps {
  /** What the scene would show; undefined until it is known. */
  readonly state: RainProps | undefined;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/** The rain without a canvas: its first frame, and what the player's packet held. */
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
