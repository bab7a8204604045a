import { useRef, useState } from 'react';
import type { HallRound } from '../../contract/game-server.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import { type AutoPlay, useAutoPlay } from './auto/use-auto-play.ts';
import type { GameProps } from './game-props.ts';
import { stepStatesOf } from './step-states.ts';
import { type Stake, useStake } from './use-stake.ts';
import { type StepRounds, type StepScene, useStepRound } from './use-step-round.ts';

interface StepGameOptions<Choice> extends Omit<GameProps, 'choices'> {
  readonly scene: StepScene;
  readonly rules: StepGame<Choice>;
  /** Choice at the start of a visit. */
  readonly first: Choice;
  /** An arrow key while a bet may be made: -1 to the left, 1 to the right. */
  readonly moved?: (choice: Choice, by: number) => Choice;
  /** An arrow key on the page while a step may be taken: focuses the pressable tiles. */
  readonly focus?: () => void;
  /** Step taken by Space and Enter; undefined where a tile has to be chosen. */
  readonly mainStep?: unknown;
  /** Steps of a choice by their keys, `KeyboardEvent.key` in lower case. */
  readonly keysOf?: (choice: Choice) => Readonly<Record<string, unknown>>;
}

/** What the screen of a step game shows and does. */
export interface StepPlay<Choice> extends Stake {
  readonly rounds: StepRounds;
  readonly rules: StepGame<Choice>;
  /** Choice of the open round while there is one. */
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  /** Highest multiplier that the next step can bring, hundredths; undefined without an open round or a further step. */
  readonly next: number | undefined;
  /** Round shown at rest: the open one, or the last one while its choice is unchanged. */
  readonly picture: HallRound | undefined;
  /** Whether a bet may be made: stake and choice can be changed. */
  readonly isIdle: boolean;
  /** Whether a step may be taken. */
  readonly mayStep: boolean;
  readonly step: (step: unknown) => void;
  /** Action of the main button: bets, cashes out, skips to the result or requests it. */
  readonly press: () => void;
  readonly auto: AutoPlay;
  /** Whether the last round's steps can be repeated with the current choice. */
  readonly canRepeat: boolean;
  /** Shows a past round again. */
  readonly watch: (round: HallRound) => void;
}

const stepKeys = (steps: Readonly<Record<string, unknown>> = {}, step: (asked: unknown) => void) =>
  Object.fromEntries(Object.entries(steps).map(([key, asked]) => [key, () => step(asked)]));

interface RepeatOptions extends Pick<GameProps, 'gameServer' | 'game' | 'isPaused'> {
  readonly rounds: StepRounds;
  readonly isBarred: boolean;
  readonly bet: () => void;
  /** Steps of the last round with this choice. */
  readonly repeated: readonly unknown[];
}

/** Plays automatically: each round takes the steps that were the last round's at the start, then cashes out. */
function useRepeatedSteps(options: RepeatOptions): AutoPlay {
  const { gameServer, game, isPaused, rounds, isBarred, bet, repeated } = options;
  const { status, round, shown } = rounds;
  const repeats = useRef<readonly unknown[]>([]);
  const driver = useAutoPlay({
    isOffered: game.autoPlay,
    status: status === 'idle' || status === 'open' || status === 'unknown' ? status : 'busy',
    last: shown[0],
    note: rounds.note,
    balance: gameServer.balance,
    isBarred,
    isPaused,
    bet,
    goOn() {
      const taken = round?.round?.taken.length ?? 0;
      if (taken < repeats.current.length) rounds.step(repeats.current[taken]);
      else if ((round?.round?.cashOut ?? 0) > 0) rounds.cashOut();
      else return false;
      return true;
    },
  });
  return {
    ...driver,
    start(plan) {
      repeats.current = repeated;
      driver.start(plan);
    },
  };
}

/**
 * Provides stake, choice, rounds and keys of a step game. Space and Enter bet and step, C cashes out, Escape skips to
 * the result.
 */
export function useStepGame<Choice>(options: StepGameOptions<Choice>): StepPlay<Choice> {
  const { gameServer, game, isPaused, scene, rules, first, moved, focus, mainStep, keysOf } = options;
  const [own, setOwn] = useState<{ readonly choice: Choice; readonly after: string | undefined }>();
  const rounds = useStepRound(gameServer, scene);
  const { status, round, shown, watched } = rounds;
  // The choice made since the last round, else that round's own: a round left by an earlier visit may have
  // had another.
  const last = round ?? (own?.after === shown[0]?.roundId ? undefined : shown[0]);
  const chosen = last === undefined ? (own?.choice ?? first) : rules.readChoice(last.choice);
  const choice = watched ? rules.readChoice(watched.round.choice) : chosen;
  const setChoice = (next: Choice): void => setOwn({ choice: next, after: shown[0]?.roundId });
  const top = rules.highestFirst(choice);
  const stake = useStake(gameServer, game, { top, roundNote: rounds.note, isOpen: status !== 'idle' });
  const { isBarred, stakeKeys } = stake;
  const isOfChoice = (one: HallRound): boolean =>
    JSON.stringify(rules.readChoice(one.choice)) === JSON.stringify(choice);
  const lastAlike = shown.slice(0, 1).find(isOfChoice);
  const repeated = (lastAlike?.round?.taken ?? []).map(({ step: taken }) => taken);
  const auto = useRepeatedSteps({
    gameServer,
    game,
    isPaused,
    rounds,
    isBarred,
    bet: () => rounds.bet(stake.stake, choice),
    repeated,
  });
  const isIdle = status === 'idle' && !auto.run;
  const mayStep = status === 'open' && !isPaused && !auto.run;

  const step = (asked: unknown): void => {
    if (mayStep) rounds.step(asked);
  };
  const press = (): void => {
    if (auto.run) auto.stop();
    else if (watched?.isOver === true) rounds.endWatch();
    else if (watched || status === 'ending' || status === 'showing') rounds.skip();
    else if (status === 'unknown') rounds.check();
    else if (status === 'open') rounds.cashOut();
    else if (isIdle && !isBarred && !isPaused) {
      auto.forget();
      rounds.bet(stake.stake, choice);
    }
  };
  useStageKeys({
    press() {
      if (!mayStep) press();
      else if (mainStep === undefined) focus?.();
      else step(mainStep);
    },
    move(by) {
      if (isIdle && moved) setChoice(moved(choice, by));
      else if (mayStep) focus?.();
    },
    skip: auto.run || watched ? press : status === 'ending' ? rounds.skip : undefined,
    keys: mayStep ? { ...stepKeys(keysOf?.(choice), step), c: rounds.cashOut } : isIdle ? stakeKeys : {},
  });
  const picture = watched ? watched.seen : (round ?? lastAlike);
  const next = round?.round ? rules.highestNext({ ...round.round, choice }) : undefined;
  return {
    rounds,
    rules,
    choice,
    setChoice,
    next,
    picture,
    isIdle,
    mayStep,
    step,
    press,
    auto,
    canRepeat: repeated.length > 0,
    watch: (past) => rounds.watch(stepStatesOf(rules, past)),
    ...stake,
  };
}
