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
import { KARERA, KARERA_TIMES } from '../../../fair/shared/karera.ts';

/** A bet as the rules of a shared round see it. */
export interface RuledBet {
  /** Hundredths. */
  readonly stake: number;
  /** Parsed by readChoice. */
  readonly choice: unknown;
  /** Time of the cash-out, whole ms of the run; undefined before one. */
  readonly leftAt: number | undefined;
}

/** End of a round, and its time in ms of the run. */
export interface SharedEnd {
  readonly outcome: object;
  readonly runMs: number;
}

/** Rules of a shared game for the game server (docs/games.md, Shared rounds). Payouts in hundredths. */
export interface SharedRules {
  /** Version of the rules, named in proofs. */
  readonly rules: string;
  /** Duration of the betting and result phases, in ms. */
  readonly betsMs: number;
  readonly resultMs: number;
  /** Maximum number of bets per player and round. */
  readonly mostBets: number;
  /** Parses a choice. Throws a RangeError for one that is not offered. */
  readChoice(choice: unknown): unknown;
  /** Returns the highest fixed prize of a choice, hundredths of the stake. */
  topMultiplier(choice: unknown): number;
  draw(hash: string, salt: string, number: number): SharedEnd;
  /** Returns the part of the outcome that is public once bets have closed. */
  shown(outcome: object): unknown;
  /** Returns the final win of each bet at a time of the run, in ms; 0 for those still in it. */
  soFar(bets: readonly RuledBet[], ms: number): number[];
  /** Returns the payout of each bet at the end. */
  settle(bets: readonly RuledBet[], outcome: object): number[];
  /** Returns whether a bet depends only on the outcome, so that it can be settled even if nobody saw the run. */
  isBound(bet: RuledBet): boolean;
  /** Whether players may cash out during the run. */
  readonly canLeave: boolean;
}

const endOf = (outcome: object): number =>
  'endsAt' in outcome && typeof outcome.endsAt === 'number' ? outcome.endsAt : 0;
const autoOf = (choice: unknown): number | undefined =>
  (choice as { readonly auto?: number } | null)?.auto ?? undefined;
const crashBet = ({ stake, choice, leftAt }: RuledBet) => {
  const auto = autoOf(choice);
  return { stake, ...(auto === undefined ? {} : { auto }), ...(leftAt === undefined ? {} : { leftAt }) };
};

/** Crash: two bets, each with a target or cashed out by hand. */
const CRASH: SharedRules = {
  rules: CRASH_RULES,
  ...CRASH_TIMES,
  mostBets: 2,
  canLeave: true,
  readChoice(choice) {
    if (typeof choice !== 'object' || choice === null) throw new RangeError('no choice');
    return 'auto' in choice && choice.auto !== undefined ? { auto: readAuto(choice) } : {};
  },
  // The maximum win cashes a bet out by itself, so it limits no stake.
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

/** Karera: bets on the winner, on the first two, or on first and second. */
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
};

/** The rules of every game of shared rounds. */
export const SHARED_RULES: Readonly<Record<GameNameOf<'shared'>, SharedRules>> = {
  crash: CRASH,
  karera: KARERA_SHARED,
};

/** Returns payout / stake, in hundredths: stakes are whole pesos, so nothing is lost. */
export const multiplierOf = (stake: number, payout: number): number =>
  stake < HALL_STAKES.least ? 0 : Math.floor((payout * 100) / stake);
