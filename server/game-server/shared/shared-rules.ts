import type { GameNameOf } from '../../../contract/catalogue/games.ts';
import { HALL_STAKES, payoutOf } from '../../../fair/bets.ts';
import { openStream } from '../../../fair/random.ts';
import { LEAST_TARGET } from '../../../fair/rising.ts';
import {
  CRASH_RULES,
  CRASH_TIMES,
  crashPoint,
  readAuto,
  runMs,
  settleCrash,
} from '../../../fair/shared/crash.ts';
import { multiplierAt } from '../../../fair/shared/curve.ts';
import { KARERA, KARERA_TIMES, kareraCoverage } from '../../../fair/shared/karera.ts';

/** The fields of a bet that the rules of a shared game need. */
export interface RuledBet {
  /** Stake in hundredths. */
  readonly stake: number;
  /** The player's choice, as parsed by `readChoice`. */
  readonly choice: unknown;
  /** Time of the player's cash-out, in whole ms of the run; undefined if there was none. */
  readonly leftAt: number | undefined;
}

/** How a round ends, and when, in ms of the run. */
export interface SharedEnd {
  readonly outcome: object;
  readonly runMs: number;
}

/** Rules of a shared game for the game server (docs/games.md, Shared rounds). Payouts in hundredths. */
export interface SharedRules {
  /** Version of the rules, named in proofs. */
  readonly rules: string;
  /** Duration of the betting phase, ms, followed by that of the result phase. */
  readonly betsMs: number;
  readonly resultMs: number;
  /** Maximum number of bets per player and round. */
  readonly mostBets: number;
  /** Parses a choice. Throws a RangeError if the choice is not offered. */
  readChoice(choice: unknown): unknown;
  /** Returns the highest fixed prize of a choice, as a multiplier of the stake in hundredths. */
  topMultiplier(choice: unknown): number;
  draw(hash: string, salt: string, number: number): SharedEnd;
  /** Returns the part of the outcome that becomes public when bets close. */
  shown(outcome: object): unknown;
  /** Returns the win of each bet that has ended by `ms` of the run; 0 for bets that are still running. */
  soFar(bets: readonly RuledBet[], ms: number): number[];
  /** Returns the payout of each bet at the round's end. */
  settle(bets: readonly RuledBet[], outcome: object): number[];
  /**
   * Returns whether a bet's result depends only on the outcome. Such a bet can be settled even if nobody saw the run.
   */
  isBound(bet: RuledBet): boolean;
  /** Whether players may cash out by hand during the run. */
  readonly canLeave: boolean;
  /**
   * Returns how many of the game's results win at least one bet with these choices, and how many results there are.
   * Undefined for a game whose bets are never on opposite sides.
   */
  readonly coverage?: (choices: readonly unknown[]) => { readonly won: number; readonly all: number };
}

const endOf = (outcome: object): number =>
  'endsAt' in outcome && typeof outcome.endsAt === 'number' ? outcome.endsAt : 0;
const autoOf = (choice: unknown): number | undefined =>
  (choice as { readonly auto?: number } | null)?.auto ?? undefined;
const crashBet = ({ stake, choice, leftAt }: RuledBet) => {
  const auto = autoOf(choice);
  return { stake, ...(auto === undefined ? {} : { auto }), ...(leftAt === undefined ? {} : { leftAt }) };
};

/** Rules of Crash: up to two bets, each cashed out at a target or by hand. */
const CRASH: SharedRules = {
  rules: CRASH_RULES,
  ...CRASH_TIMES,
  mostBets: 2,
  canLeave: true,
  readChoice(choice) {
    if (typeof choice !== 'object' || choice === null) throw new RangeError('no choice');
    return 'auto' in choice && choice.auto !== undefined ? { auto: readAuto(choice) } : {};
  },
  // Reaching the maximum win cashes a bet out automatically, so the maximum win does not limit the stake.
  topMultiplier: () => 100,
  draw(hash, salt) {
    const endsAt = crashPoint(hash, salt);
    return { outcome: { endsAt }, runMs: runMs(endsAt) };
  },
  shown: () => null,
  soFar(bets, ms) {
    const at = multiplierAt(ms);
    return at < LEAST_TARGET ? bets.map(() => 0) : settleCrash(bets.map(crashBet), at);
  },
  settle: (bets, outcome) => settleCrash(bets.map(crashBet), endOf(outcome)),
  isBound: ({ choice, leftAt }) => autoOf(choice) !== undefined || leftAt !== undefined,
};

const kareraRace = KARERA.draw;

/** Rules of Karera: bets on the winner, on the first two in any order, or on the first and the second in order. */
const KARERA_SHARED: SharedRules = {
  rules: KARERA.rules,
  ...KARERA_TIMES,
  mostBets: 12,
  canLeave: false,
  readChoice: (choice) => KARERA.readChoice(choice),
  topMultiplier: (choice) => KARERA.topMultiplier(KARERA.readChoice(choice)),
  draw: (hash, salt, number) => {
    const race = kareraRace(openStream(hash, salt, number), KARERA.readChoice({ kind: 'win', runner: 0 }));
    return { outcome: race, runMs: KARERA_TIMES.raceMs };
  },
  shown: (outcome) => outcome,
  soFar: (bets) => bets.map(() => 0),
  settle: (bets, outcome) =>
    bets.map(({ stake, choice }) =>
      payoutOf(stake, KARERA.multiplier(KARERA.readChoice(choice), outcome as ReturnType<typeof kareraRace>)),
    ),
  isBound: () => true,
  coverage: (choices) => kareraCoverage(choices.map((choice) => KARERA.readChoice(choice))),
};

/** The rules of every game of shared rounds. */
export const SHARED_RULES: Readonly<Record<GameNameOf<'shared'>, SharedRules>> = {
  crash: CRASH,
  karera: KARERA_SHARED,
};

/** Returns payout / stake in hundredths; exact, because stakes are whole pesos. */
export const multiplierOf = (stake: number, payout: number): number =>
  stake < HALL_STAKES.least ? 0 : Math.floor((payout * 100) / stake);
