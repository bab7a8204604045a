import type { SceneSettings } from '../../engine/definition.ts';
import { countBeats, type Beats } from './count-beats.ts';
import { hasStage, type JackpotTier, type Step } from './steps.ts';
import { CALM, CUES, NAME, REDUCED, STEPS, type StepTuning } from './tuning.ts';

/** A win that is to be celebrated. */
export interface Win {
  /** Hundredths. */
  readonly amount: number;
  readonly step: Step;
  /** Which pool it was, for a jackpot that is one. */
  readonly pool?: JackpotTier;
  /** Where it was won, dpx: there a small win's figure rises. */
  readonly from?: { readonly x: number; readonly y: number };
  /** The amount as text, where it is not money. */
  readonly text?: string;
}

/** A celebration worked out in full before anything moves; times in ms from its beginning. */
export interface Plan {
  readonly win: Win;
  readonly tuning: StepTuning;
  readonly isStaged: boolean;
  /** Three acts: the name, the count, the crown. */
  readonly isShow: boolean;
  readonly isReduced: boolean;
  readonly isCalm: boolean;
  /** The stage and the amount appear. */
  readonly stageAt: number;
  readonly countFrom: number;
  readonly beats: Beats;
  /** The amount is final. */
  readonly shown: number;
  /** Nothing moves any more. */
  readonly end: number;
}

/** How much is made of a win. */
export function tuningOf({ step, pool }: Pick<Win, 'step' | 'pool'>): StepTuning {
  return STEPS[step === 'jackpot' ? (pool ?? 'major') : step];
}

/** Works out when what happens; what is no money (a voucher, a single piece) is there at once. */
export function planOf(
  win: Win,
  { reduceMotion, calmMode, quality }: Pick<SceneSettings, 'reduceMotion' | 'calmMode' | 'quality'>,
): Plan {
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
          // Nothing turns up in sound either; without motion the sounds stay as they are.
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
