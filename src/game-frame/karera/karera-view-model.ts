import * as v from 'valibot';
import { karera as manifest } from '../../../contract/catalogue/games/karera.ts';
import type { PastSharedRound, SharedRound } from '../../../contract/shared-rounds.ts';
import { openStream } from '../../../fair/random.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { KARERA } from '../../../fair/shared/karera.ts';

type Shape = typeof manifest.shapes;
/** Choice of a bet: the winner, a runner among the first two, or the first two in order. Runners count from 0. */
export type KareraChoice = v.InferOutput<Shape['choice']>;
/** The types of bet: `win` (the winner), `place` (among the first two), `exacta` (the first two in order). */
export const KARERA_BET_KINDS = ['win', 'place', 'exacta'] as const;
/** A type of bet. */
export type KareraBetKind = (typeof KARERA_BET_KINDS)[number];

/** The six runners, counted from 0. */
export const KARERA_RUNNERS = [0, 1, 2, 3, 4, 5] as const;

/** What the player has picked so far: for an exacta first the winner, then the second; either may still be missing. */
export interface KareraPicks {
  readonly kind: KareraBetKind;
  readonly runners: readonly number[];
}

/** What is picked at the start of a visit. */
export const DEFAULT_KARERA: KareraPicks = { kind: 'win', runners: [0] };

/** Returns what is picked after the player has chosen another type of bet: at most the first runner stays. */
export const withBetKind = ({ runners }: KareraPicks, kind: KareraBetKind): KareraPicks => ({
  kind,
  runners: runners.slice(0, 1),
});

/** Returns what is picked after the player has pressed a runner. */
export function withRunner({ kind, runners }: KareraPicks, runner: number): KareraPicks {
  if (kind !== 'exacta') return { kind, runners: [runner] };
  if (runners.includes(runner)) return { kind, runners: runners.filter((one) => one !== runner) };
  return { kind, runners: runners.length === 1 ? [...runners, runner] : [runner] };
}

/** Returns the choice to bet on; undefined while a runner is missing. */
export function kareraChoiceOf({ kind, runners }: KareraPicks): KareraChoice | undefined {
  const [first, second] = runners;
  if (first === undefined) return undefined;
  if (kind !== 'exacta') return { kind, runner: first };
  return second === undefined ? undefined : { kind, first, second };
}

/** Reads the choice of a bet from the server; undefined if it is invalid. */
export function readKareraChoice(choice: unknown): KareraChoice | undefined {
  const parsed = v.safeParse(manifest.shapes.choice, choice);
  return parsed.success ? parsed.output : undefined;
}

/** Returns the payout of a choice, in hundredths of the stake. */
export const kareraMultiplierOf = (choice: KareraChoice): number =>
  KARERA.topMultiplier(KARERA.readChoice(choice));

/** Returns the return (RTP) of a choice, in millionths. */
const backOf = (choice: KareraChoice): number =>
  Math.round(asNumber(KARERA.exactReturn(KARERA.readChoice(choice))) * 1_000_000);

/** Returns the win probability of a choice in millionths, which is its return divided by its payout. */
export const kareraChanceOf = (choice: KareraChoice): number =>
  Math.round(
    (asNumber(KARERA.exactReturn(KARERA.readChoice(choice))) * 100_000_000) / kareraMultiplierOf(choice),
  );

const choices: readonly KareraChoice[] = KARERA_RUNNERS.flatMap((runner) => [
  { kind: 'win' as const, runner },
  { kind: 'place' as const, runner },
  ...KARERA_RUNNERS.filter((second) => second !== runner).map((second) => ({
    kind: 'exacta' as const,
    first: runner,
    second,
  })),
]);
const returns = choices.map(backOf);

/** Returns (RTP) of the worst and of the best bet, in millionths. */
export const KARERA_RETURNS = [Math.min(...returns), Math.max(...returns)] as const;

/** Formats a choice in a few characters, with runners counted from 1. */
export const kareraChoiceText = (choice: KareraChoice, name: string): string =>
  choice.kind === 'exacta'
    ? `${name} ${choice.first + 1}–${choice.second + 1}`
    : `${name} ${choice.runner + 1}`;

/** Returns the runners of a choice, counted from 0. */
export const kareraRunnersOf = (choice: KareraChoice): readonly number[] =>
  choice.kind === 'exacta' ? [choice.first, choice.second] : [choice.runner];

/** Returns the order in which the runners finish; empty until the server reveals the outcome. */
export function raceOrderOf(outcome: unknown): readonly number[] {
  const parsed = v.safeParse(manifest.shapes.outcome, outcome);
  return parsed.success ? parsed.output.order : [];
}

/** Returns the order in which the runners finish, once the server has revealed it: from the start of the race on. */
export const knownRaceOrder = (round: SharedRound | null | undefined): readonly number[] =>
  raceOrderOf(round?.past?.outcome ?? round?.shown);

/** Computes the outcome of a race from its code, salt and number, in the form in which the server sends it. */
export const drawRace = (hash: string, salt: string, number: number): object =>
  KARERA.draw(openStream(hash, salt, number), KARERA.readChoice({ kind: 'win', runner: 0 }));

/** Returns the first three runners of a past race as text. */
export const podiumText = ({ outcome }: PastSharedRound): string =>
  raceOrderOf(outcome)
    .slice(0, 3)
    .map((runner) => runner + 1)
    .join('-');
