import type { SceneSettings } from '../../engine/definition.ts';
import { countBeats, type Beats } from './count-beats.ts';
import { hasStage, type CelebratedTier, type Step } from './steps.ts';
import { CALM, CUES, NAME, REDUCED, STEPS, type StepTuning } from './tuning.ts';

/** A win to celebrate. */
export interface Win {
  /** Hundredths. */
  readonly amount: number;
  readonly step: Step;
  /** The pool that was won, if any. */
  readonly pool?: CelebratedTier;
  /** Place of the win, dpx, where a small win's figures rise. */
  readonly from?: { readonly x: number; readonly y: number };
  /** The amount as text, for prizes other than money. */
  readonly text?: string;
}

/** A celebration, planned in full before anything moves; times in ms from its start. */
export interface CelebrationPlan {
  readonly win: Win;
  readonly tuning: StepTuning;
  readonly isStaged: boolean;
  /** Whether it has three acts: the name, the count, the crown. */
  readonly isShow: boolean;
  readonly isReduced: boolean;
  readonly isCalm: boolean;
  /** Time at which the stage and the amount appear. */
  readonly stageAt: number;
  readonly countFrom: number;
  readonly beats: Beats;
  /** Time of the final amount. */
  readonly shown: number;
  /** Time after which nothing moves. */
  readonly end: number;
}

/** Returns the tuning for a win's step or pool. */
export function tuningOf({ step, pool }: Pick<Win, 'step' | 'pool'>): StepTuning {
  return STEPS[step === 'jackpot' ? (pool ?? 'major') : step];
}

/** Plans the times of a celebration; prizes other than money (a voucher, a single piece) are shown at once. */
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
          // Calm mode also calms the sound; reduced motion keeps it.
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
