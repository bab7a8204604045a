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

/**
 * Plan of the presentation of one award. Times in ms from the moment the disc starts to turn; the opening has negative
 * times.
 */
export interface WheelRun {
  readonly tier: WheelTier;
  readonly spin: WheelSpin;
  readonly pegs: readonly PegRelease[];
  /** Whether a fade replaces the spin, for reduced motion. */
  readonly isReduced: boolean;
  /** Whether the wheel was hidden and has to open first. */
  readonly opens: boolean;
  readonly shakes: boolean;
  /** Duration of the opening before time 0, in ms. */
  readonly lead: number;
  /** Time at which the disc stops. */
  readonly landed: number;
  /** Time at which the wheel moves to the background and the award's celebration begins. */
  readonly end: number;
}

/** Arguments of `planRun`. */
export interface RunRequest {
  readonly tier: WheelTier;
  /** The disc's angle before the run, degrees. */
  readonly from: number;
  readonly offset: number;
  readonly opens: boolean;
  readonly settings: Pick<SceneSettings, 'reduceMotion' | 'turbo' | 'calmMode'>;
}

/** Returns the plan of a whole run, before anything moves. */
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
