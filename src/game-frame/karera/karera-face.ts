import * as v from 'valibot';
import { sharedGames, type SharedFamily } from '../../../contract/studio-games.ts';
import type { PastRound, SharedRound } from '../../../contract/studio-shared.ts';
import { openStream } from '../../../fair/random.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { KARERA } from '../../../fair/shared/karera.ts';

type Shape = (typeof sharedGames)[Extract<SharedFamily, 'karera'>];
/** What is bet on: a winner, one of the first two, or the first two in order. Runners count from 0. */
export type KareraChoice = v.InferOutput<Shape['choice']>;
/** How it can be bet on. */
export const KINDS = ['win', 'place', 'exacta'] as const;
/** How it can be bet on. */
export type Kind = (typeof KINDS)[number];

/** The runners, by their places from 0. */
export const RUNNERS = [0, 1, 2, 3, 4, 5] as const;

/** What stands picked: for an exacta the first and then the second, of which one may be missing. */
export interface Picked {
  readonly kind: Kind;
  readonly runners: readonly number[];
}

/** Where a visit begins. */
export const FIRST: Picked = { kind: 'win', runners: [0] };

/** What stands picked after another kind was chosen. */
export const withKind = ({ runners }: Picked, kind: Kind): Picked => ({ kind, runners: runners.slice(0, 1) });

/** What stands picked after a press on a runner. */
export function withRunner({ kind, runners }: Picked, runner: number): Picked {
  if (kind !== 'exacta') return { kind, runners: [runner] };
  if (runners.includes(runner)) return { kind, runners: runners.filter((one) => one !== runner) };
  return { kind, runners: runners.length === 1 ? [...runners, runner] : [runner] };
}

/** What is bet; undefined while something of it is missing. */
export function choiceOf({ kind, runners }: Picked): KareraChoice | undefined {
  const [first, second] = runners;
  if (first === undefined) return undefined;
  if (kind !== 'exacta') return { kind, runner: first };
  return second === undefined ? undefined : { kind, first, second };
}

/** Reads what somebody has bet on; undefined for what is none. */
export function readChoice(choice: unknown): KareraChoice | undefined {
  const parsed = v.safeParse(sharedGames.karera.choice, choice);
  return parsed.success ? parsed.output : undefined;
}

/** What a choice pays, hundredths of the stake. */
export const paysOf = (choice: KareraChoice): number => KARERA.topMultiplier(KARERA.readChoice(choice));

/** What comes back on average, millionths. */
const backOf = (choice: KareraChoice): number =>
  Math.round(asNumber(KARERA.exactReturn(KARERA.readChoice(choice))) * 1_000_000);

/** How likely a choice wins, millionths: its return without what it pays. */
export const chanceOf = (choice: KareraChoice): number =>
  Math.round((asNumber(KARERA.exactReturn(KARERA.readChoice(choice))) * 100_000_000) / paysOf(choice));

const choices: readonly KareraChoice[] = RUNNERS.flatMap((runner) => [
  { kind: 'win' as const, runner },
  { kind: 'place' as const, runner },
  ...RUNNERS.filter((second) => second !== runner).map((second) => ({
    kind: 'exacta' as const,
    first: runner,
    second,
  })),
]);
const returns = choices.map(backOf);

/** What comes back of the worst and of the best bet, millionths. */
export const RETURNS = [Math.min(...returns), Math.max(...returns)] as const;

/** A choice in a few characters: runners count from 1. */
export const choiceText = (choice: KareraChoice, name: string): string =>
  choice.kind === 'exacta'
    ? `${name} ${choice.first + 1}–${choice.second + 1}`
    : `${name} ${choice.runner + 1}`;

/** Runners that a choice is about. */
export const runnersOf = (choice: KareraChoice): readonly number[] =>
  choice.kind === 'exacta' ? [choice.first, choice.second] : [choice.runner];

/** The order of a round's race; empty while it is not told. */
export function orderOf(outcome: unknown): readonly number[] {
  const parsed = v.safeParse(sharedGames.karera.outcome, outcome);
  return parsed.success ? parsed.output.order : [];
}

/** The order that a round tells, while it runs and after it. */
export const toldOrder = (round: SharedRound | null | undefined): readonly number[] =>
  orderOf(round?.past?.outcome ?? round?.shown);

/** A race worked out again, as the server tells it. */
export const drawRace = (hash: string, salt: string, number: number): object =>
  KARERA.draw(openStream(hash, salt, number), KARERA.readChoice({ kind: 'win', runner: 0 }));

/** The first three of a past race. */
export const podiumText = ({ outcome }: PastRound): string =>
  orderOf(outcome)
    .slice(0, 3)
    .map((runner) => runner + 1)
    .join('-');
