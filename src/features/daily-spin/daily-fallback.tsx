import type { DailySpinTypes } from '../../../scenes/daily-spin/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface DailyFallbackProps {
  /** What the scene would show; undefined until it is known. */
  readonly state: DailySpinTypes['props'] | undefined;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * The wheel without a canvas: its first frame. It is for the eye: the prizes stand in the table of odds and the result is
 * announced.
 */
export function DailyFallback({ state, isCovered }: DailyFallbackProps) {
  const sector = state?.restSector;
  return (
    <SceneFallback
      frame={frame}
      isCovered={isCovered}
      states={
        state?.isUsed === true
          ? ['used', sector !== undefined && `rest${sector}`]
          : [state?.canSpin !== true && 'off']
      }
      figures={{ line: state?.line }}
    />
  );
}
