import { useRef, useState } from 'react';
import type { StudioRound } from '../../contract/studio.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import type { GameProps } from './game-props.ts';
import { LATE_PRESS_MS } from './pending-call.ts';
import { type Stake, useStake } from './use-stake.ts';
import { type StepRounds, type StepScene, useStepRound } from './use-step-round.ts';

interface StepGameOptions<Choice> extends Omit<GameProps, 'choices'> {
  readonly scene: StepScene;
  readonly rules: StepGame<Choice>;
  /** Where a visit begins. */
  readonly first: Choice;
  /** An arrow key while a bet may be made: -1 to the left, 1 to the right. */
  readonly moved?: (choice: Choice, by: number) => Choice;
  /** An arrow key on the page while a step may be taken: brings the focus to what can be pressed. */
  readonly focus?: () => void;
  /** What Space and Enter do while a step may be taken; undefined where a tile has to be chosen. */
  readonly mainStep?: unknown;
  /** Steps of a choice by the key that takes them, as `KeyboardEvent.key` has it in small letters. */
  readonly keysOf?: (choice: Choice) => Readonly<Record<string, unknown>>;
}

/** What the screen of a step game shows and does. */
export interface StepPlay<Choice> extends Stake {
  readonly rounds: StepRounds;
  readonly rules: StepGame<Choice>;
  /** That of the open round while there is one. */
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  /** The most that the next step can make of the open round, hundredths; undefined without one, or when it has no further step. */
  readonly next: number | undefined;
  /** What the picture shows at rest: the open round, or the last one while its choice stands. */
  readonly picture: StudioRound | undefined;
  /** A bet may be made: stake and choice can be changed. */
  readonly isIdle: boolean;
  /** A step may be taken. */
  readonly mayStep: boolean;
  readonly step: (step: unknown) => void;
  /** The one main button: bets, cashes out, shows the result or asks for it. */
  readonly press: () => void;
}

/** Stake, choice, rounds and keys of a step game. Space and Enter bet and step, C cashes out, Escape shows the result. */
export function useStepGame<Choice>(options: StepGameOptions<Choice>): StepPlay<Choice> {
  const { studio, game, isPaused, scene, rules, first, moved, focus, mainStep, keysOf } = options;
  const [own, setOwn] = useState<{ readonly choice: Choice; readonly after: string | undefined }>();
  const rounds = useStepRound(studio, scene);
  const { status, round, shown } = rounds;
  // What was chosen since the last round; else what that had: one that was left may have had another choice.
  const last = round ?? (own?.after === shown[0]?.roundId ? undefined : shown[0]);
  const choice = last === undefined ? (own?.choice ?? first) : rules.readChoice(last.choice);
  const setChoice = (next: Choice): void => setOwn({ choice: next, after: shown[0]?.roundId });
  const top = rules.highestFirst(choice);
  const stake = useStake(studio, game, { top, roundNote: rounds.note, isOpen: status !== 'idle' });
  /** A second press so soon after the bet's is a double one, and no step. */
  const betAt = useRef(-Infinity);
  const isIdle = status === 'idle';
  const mayStep = status === 'open' && !isPaused;

  const step = (asked: unknown): void => {
    if (mayStep) rounds.step(asked);
  };
  const press = (): void => {
    if (status === 'ending' || status === 'showing') rounds.skip();
    else if (status === 'unknown') rounds.check();
    else if (status === 'open') rounds.cashOut();
    else if (isIdle && !stake.isBarred && !isPaused) {
      betAt.current = performance.now();
      rounds.bet(stake.stake, choice);
    }
  };
  useStageKeys({
    press() {
      if (!mayStep) press();
      else if (mainStep === undefined) focus?.();
      else if (performance.now() - betAt.current > LATE_PRESS_MS) step(mainStep);
    },
    move(by) {
      if (isIdle && moved) setChoice(moved(choice, by));
      else if (mayStep) focus?.();
    },
    skip: status === 'ending' ? rounds.skip : undefined,
    keys: mayStep
      ? {
          ...Object.fromEntries(
            Object.entries(keysOf?.(choice) ?? {}).map(([key, asked]) => [key, () => step(asked)]),
          ),
          c: rounds.cashOut,
        }
      : {},
  });
  const isOfChoice = (one: StudioRound): boolean =>
    JSON.stringify(rules.readChoice(one.choice)) === JSON.stringify(choice);
  const picture = round ?? shown.slice(0, 1).find(isOfChoice);
  const next = round?.round ? rules.highestNext({ ...round.round, choice }) : undefined;
  return { rounds, rules, choice, setChoice, next, picture, isIdle, mayStep, step, press, ...stake };
}
