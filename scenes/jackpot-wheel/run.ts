import type { SceneSettings } from '../engine/definition.ts';
import type { Random } from '../engine/random.ts';
import { type PegRelease, pegReleases } from '../parts/wheel/pegs.ts';
import { fountainMs, type CoinThrow, throwCoins } from './coins.ts';
import { planSpin, type Spin } from './landing.ts';
import {
  DIRECTION,
  CALM_MARGIN,
  MARGIN,
  OPENING,
  TIMING,
  REDUCED,
  RESULT,
  TIER_EFFECTS,
  TURBO_TIMING,
  type Tier,
} from './tuning.ts';

/** A whole showing of one award. All times in ms from the moment the disc starts; the opening lies before 0. */
export interface Run {
  readonly tier: Tier;
  /** Hundredths. */
  readonly amount: number;
  readonly spin: Spin;
  readonly pegs: readonly PegRelease[];
  readonly coins: readonly CoinThrow[];
  /** One fade instead of a spin. */
  readonly isReduced: boolean;
  /** The wheel was not on show before. */
  readonly opens: boolean;
  readonly shakes: boolean;
  /** ms before 0. */
  readonly lead: number;
  /** The stop. */
  readonly landed: number;
  readonly closes: number;
  readonly closed: number;
  readonly countFrom: number;
  readonly countMs: number;
  /** The amount stands. */
  readonly shown: number;
  readonly end: number;
}

/** What a run is made of. */
export interface RunRequest {
  readonly tier: Tier;
  readonly amount: number;
  /** The disc's angle before, degrees. */
  readonly from: number;
  readonly offset: number;
  readonly opens: boolean;
  readonly settings: Pick<SceneSettings, 'reduceMotion' | 'turbo' | 'calmMode' | 'quality'>;
}

/** Works a run out in full before anything moves. `coins` is a stream of its own. */
export function planRun(request: RunRequest, coins: Random): Run {
  const { tier, amount, opens, settings } = request;
  const effects = TIER_EFFECTS[tier];
  const spin = planSpin({
    tier,
    from: request.from,
    offset: request.offset,
    margin: settings.calmMode ? CALM_MARGIN : MARGIN,
    timing: settings.turbo ? TURBO_TIMING : TIMING,
    direction: DIRECTION,
  });
  if (settings.reduceMotion) {
    const landed = REDUCED.fade;
    const closes = landed + REDUCED.hold;
    const closed = closes + REDUCED.fade;
    return {
      tier,
      amount,
      spin,
      opens,
      landed,
      closes,
      closed,
      pegs: [],
      coins: [],
      isReduced: true,
      shakes: false,
      lead: 0,
      countFrom: 0,
      countMs: 0,
      shown: landed,
      end: closed,
    };
  }
  const landed = spin.length;
  const closes = landed + RESULT.closeAt;
  const closed = closes + RESULT.leave;
  const countFrom = landed + RESULT.amountAt;
  const shown = countFrom + effects.countMs;
  const count = settings.quality === 'low' ? Math.ceil(effects.coins / 2) : effects.coins;
  return {
    tier,
    amount,
    spin,
    opens,
    landed,
    closes,
    closed,
    countFrom,
    shown,
    pegs: pegReleases(spin),
    coins: throwCoins(count, coins),
    isReduced: false,
    shakes: effects.shakes && !settings.calmMode,
    lead: opens ? OPENING.lead : OPENING.windUp,
    countMs: effects.countMs,
    end: Math.max(shown, closed, landed + RESULT.coinsAt + fountainMs),
  };
}
