import type { SceneSettings } from '../engine/definition.ts';
import { type PegRelease, pegReleases } from '../parts/wheel/pegs.ts';
import { planSpin, type Spin } from './landing.ts';
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
  type Tier,
} from './tuning.ts';

/** A whole showing of one award. All times in ms from the moment the disc starts; the opening lies before 0. */
export interface Run {
  readonly tier: Tier;
  readonly spin: Spin;
  readonly pegs: readonly PegRelease[];
  /** One fade instead of a spin. */
  readonly isReduced: boolean;
  /** The wheel was not on show before. */
  readonly opens: boolean;
  readonly shakes: boolean;
  /** ms before 0. */
  readonly lead: number;
  /** The stop. */
  readonly landed: number;
  /** The wheel steps back: its show begins. */
  readonly end: number;
}

/** What a run is made of. */
export interface RunRequest {
  readonly tier: Tier;
  /** The disc's angle before, degrees. */
  readonly from: number;
  readonly offset: number;
  readonly opens: boolean;
  readonly settings: Pick<SceneSettings, 'reduceMotion' | 'turbo' | 'calmMode'>;
}

/** Works a run out in full before anything moves. */
export function planRun({ tier, from, offset, opens, settings }: RunRequest): Run {
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
