import type { DailySpinTypes } from '../../../scenes/lobby/daily-spin/types.ts';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';

interface DailyFallbackProps {
  /** The scene's props; undefined until they are known. */
  readonly state: DailySpinTypes['props'] | undefined;
  /** Whether the canvas covers it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * Draws the wheel without a canvas: its first frame. Purely visual: the prizes are in the table of odds and the
 * result is announced.
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
