import type { SceneSettings } from '../../engine/definition.ts';
import { type PegRelease, pegReleases } from '../../parts/wheel/pegs.ts';
import { planSpin, type WheelSpin } from './landing.ts';
import {
  DIRECTION,
  CALM_MARGIN,
  MARGIN,
  OPENING,
  TIMING,
  REDUCED,
  RESULT,
  SHAKE,
  TURBO_TIMING,
  type WheelTier,
} from './tuning.ts';

/** A complete presentation of one award. All times in ms from the start of the disc; the opening lies before 0. */
export interface WheelRun {
  readonly tier: WheelTier;
  readonly spin: WheelSpin;
  readonly pegs: readonly PegRelease[];
  /** One fade instead of a spin. */
  readonly isReduced: boolean;
  /** Whether the wheel was hidden before. */
  readonly opens: boolean;
  readonly shakes: boolean;
  /** Length of the opening, ms before 0. */
  readonly lead: number;
  /** Time of the stop. */
  readonly landed: number;
  /** Time at which the wheel recedes and its show begins. */
  readonly end: number;
}

/** Input of a run. */
export interface RunRequest {
  readonly tier: WheelTier;
  /** The disc's angle before the run, degrees. */
  readonly from: number;
  readonly offset: number;
  readonly opens: boolean;
  readonly settings: Pick<SceneSettings, 'reduceMotion' | 'turbo' | 'calmMode'>;
}

/** Plans a run in full before anything moves. */
export function planRun({ tier, from, offset, opens, settings }: RunRequest): WheelRun {
  const spin = planSpin({
    tier,
    from,
    offset,
    margin: settings.calmMode ? CALM_MARGIN : MARGIN,
    timing: settings.turbo ? TURBO_TIMING : TIMING,
    direction: DIRECTION,
  });
  if (settings.reduceMotion) {
    const landed = REDUCED.fade;
    return { tier, spin, opens, landed, pegs: [], isReduced: true, shakes: false, lead: 0, end: landed };
  }
  return {
    tier,
    spin,
    opens,
    landed: spin.length,
    pegs: pegReleases(spin),
    isReduced: false,
    shakes: SHAKE.tiers.includes(tier) && !settings.calmMode,
    lead: opens ? OPENING.lead : OPENING.windUp,
    end: spin.length + RESULT.closeAt,
  };
}
