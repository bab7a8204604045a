import type { DailySpinTypes } from '../../../scenes/lobby/daily-spin/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface DailyFallbackProps {
  /** Props of the scene; undefined until the server has answered. */
  readonly state: DailySpinTypes['props'] | undefined;
  /** Whether the canvas covers the fallback, which then paints nothing. */
  readonly isCovered: boolean;
}

/**
 * Draws the wheel without a canvas: its first frame. It needs no text for screen readers, since the table of odds lists
 * the prizes and the page announces the result.
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
