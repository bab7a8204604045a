import type { SceneSettings } from '../../engine/definition.ts';
import { countBeats, type Beats } from './count-beats.ts';
import { hasStage, type CelebratedTier, type Step } from './steps.ts';
import { CALM, CUES, NAME, REDUCED, STEPS, type StepTuning } from './tuning.ts';

/** A win to be celebrated. */
export interface Win {
  /** Amount in hundredths of a coin. */
  readonly amount: number;
  readonly step: Step;
  /** Jackpot that was won; undefined if the win is not a jackpot. */
  readonly pool?: CelebratedTier;
  /** Point, in design pixels, from which the amount of a small win rises. */
  readonly from?: { readonly x: number; readonly y: number };
  /** Text in place of the amount, for prizes other than money. */
  readonly text?: string;
}

/** Plan of a whole celebration, made before anything moves; times in ms from its start. */
export interface CelebrationPlan {
  readonly win: Win;
  readonly tuning: StepTuning;
  readonly isStaged: boolean;
  /** Whether the celebration has three acts: the jackpot's name, the counting amount, the crown. */
  readonly isShow: boolean;
  readonly isReduced: boolean;
  readonly isCalm: boolean;
  /** Time at which the darkening and the amount appear. */
  readonly stageAt: number;
  readonly countFrom: number;
  readonly beats: Beats;
  /** Time at which the amount is final. */
  readonly shown: number;
  /** Time after which nothing moves. */
  readonly end: number;
}

/** Returns the tuning of a win's celebration step, or of its jackpot. */
export function tuningOf({ step, pool }: Pick<Win, 'step' | 'pool'>): StepTuning {
  return STEPS[step === 'jackpot' ? (pool ?? 'major') : step];
}

/**
 * Returns the plan of a celebration. A prize other than money (a voucher, a single piece) is shown without counting.
 */
export function planOf(
  win: Win,
  { reduceMotion, calmMode, quality }: Pick<SceneSettings, 'reduceMotion' | 'calmMode' | 'quality'>,
): CelebrationPlan {
  const full = tuningOf(win);
  const isStaged = hasStage(win.step);
  const isCalm = calmMode && isStaged;
  const isShow = win.step === 'jackpot' && !calmMode && !reduceMotion;
  const share = quality === 'low' ? 0.5 : 1;
  const tuning: StepTuning =
    isCalm || reduceMotion
      ? {
          ...full,
          ...(isStaged ? CALM : {}),
          sparks: 0,
          coins: 0,
          confetti: 0,
          push: 0,
          shake: 0,
          // Calm mode uses a quieter sound; reduced motion keeps the usual one.
          sound: isCalm ? CALM.sound : full.sound,
        }
      : {
          ...full,
          sparks: Math.ceil(full.sparks * share),
          coins: Math.ceil(full.coins * share),
          confetti: Math.ceil(full.confetti * share),
        };
  const stageAt = isShow ? NAME.moveAt : 0;
  const countFrom = stageAt + CUES.amountAt;
  const isCounted = win.text === undefined && win.amount > 1 && !reduceMotion;
  const beats = countBeats(isCounted ? tuning.countMs : 0);
  const shown = reduceMotion ? 0 : countFrom + (isCounted ? beats.length : CUES.stage);
  return {
    win,
    tuning,
    isStaged,
    isShow,
    isReduced: reduceMotion,
    isCalm,
    stageAt,
    countFrom,
    beats,
    shown,
    end: reduceMotion ? REDUCED.fade : shown + tuning.lastMs,
  };
}
