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
  /** Returns the choice after the left (-1) or right (1) arrow key, which counts while a bet may be placed. */
  readonly moved?: (choice: Choice, by: number) => Choice;
  /** Called for an arrow key while a step may be taken, to focus the tiles of the picture. */
  readonly focus?: () => void;
  /** Step that Space and Enter take; undefined if the player has to choose a tile. */
  readonly mainStep?: unknown;
  /** Returns the steps that keys take, by `KeyboardEvent.key` in lower case. */
  readonly keysOf?: (choice: Choice) => Readonly<Record<string, unknown>>;
}

/** What the screen of a game with steps shows, and the functions that it calls. */
export interface StepPlay<Choice> extends Stake {
  readonly rounds: StepRounds;
  readonly rules: StepGame<Choice>;
  /** The current choice; while a round is open, the choice of that round. */
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  /**
   * Highest multiplier possible after the next step, in hundredths; undefined if no round is open or no step is left.
   */
  readonly next: number | undefined;
  /**
   * Round that the scene shows while nothing moves: the open round, or the last one until the player changes the
   * choice.
   */
  readonly picture: HallRound | undefined;
  /** Whether a bet may be placed, and stake and choice may be changed. */
  readonly isIdle: boolean;
  /** Whether the player may take a step now. */
  readonly mayStep: boolean;
  readonly step: (step: unknown) => void;
  /** Called for the main button: bets, cashes out, skips to the result or, after a lost answer, requests the result. */
  readonly press: () => void;
  readonly auto: AutoPlay;
  /** Whether auto play can repeat the last round's steps with the current choice. */
  readonly canRepeat: boolean;
  /** Replays a past round. */
  readonly watch: (round: HallRound) => void;
}

const stepKeys = (steps: Readonly<Record<string, unknown>> = {}, step: (asked: unknown) => void) =>
  Object.fromEntries(Object.entries(steps).map(([key, asked]) => [key, () => step(asked)]));

interface RepeatOptions extends Pick<GameProps, 'gameServer' | 'game' | 'isPaused'> {
  readonly rounds: StepRounds;
  readonly isBarred: boolean;
  readonly bet: () => void;
  /** Steps of the last round, if it was played with the current choice. */
  readonly repeated: readonly unknown[];
}

/**
 * Auto play for games with steps: each round takes the steps that `repeated` had when auto play started, and then
 * cashes out.
 */
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
 * Keeps the stake, the choice, the rounds and the keys of a game with steps. Space and Enter bet and take a step, C
 * cashes out, and Escape skips to the result.
 */
export function useStepGame<Choice>(options: StepGameOptions<Choice>): StepPlay<Choice> {
  const { gameServer, game, isPaused, scene, rules, first, moved, focus, mainStep, keysOf } = options;
  const [own, setOwn] = useState<{ readonly choice: Choice; readonly after: string | undefined }>();
  const rounds = useStepRound(gameServer, scene);
  const { status, round, shown, watched } = rounds;
  // The choice is the player's own if it was made after the last round, else that of the open or last round: a round of
  // an earlier visit may have been played with another choice.
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
