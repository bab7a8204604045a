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
  /** As readChoice has read it. */
  readonly choice: unknown;
  /** When the player asked to get off, whole ms of the run; undefined while nobody has. */
  readonly leftAt: number | undefined;
}

/** How a round ends, and after how many ms of its run. */
export interface SharedEnd {
  readonly outcome: object;
  readonly runMs: number;
}

/** What the studio has to know of a game of shared rounds (docs/games.md, Shared rounds). Payouts in hundredths. */
export interface SharedRules {
  /** The version of the rules, as proofs name it. */
  readonly rules: string;
  /** How long bets are taken and a result stands, in ms. */
  readonly betsMs: number;
  readonly resultMs: number;
  /** Bets of one player in one round. */
  readonly mostBets: number;
  /** Throws a RangeError for a choice that is not offered. */
  readChoice(choice: unknown): unknown;
  /** The highest fixed prize of a choice, hundredths of the stake. */
  topMultiplier(choice: unknown): number;
  draw(hash: string, salt: string, number: number): SharedEnd;
  /** What everybody may know of the outcome once bets have closed. */
  shown(outcome: object): unknown;
  /** What each bet has won for good by a ms of a run that goes on; 0 for those that are still in it. */
  soFar(bets: readonly RuledBet[], ms: number): number[];
  /** What each bet pays at the end. */
  settle(bets: readonly RuledBet[], outcome: object): number[];
  /** Whether a bet depends on the outcome alone, so that it can be settled though nobody saw the round run. */
  isBound(bet: RuledBet): boolean;
  /** Whether a player may get off while it runs. */
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

/** Crash: two bets, each by target or by hand. */
const CRASH: SharedRules = {
  rules: CRASH_RULES,
  ...CRASH_TIMES,
  mostBets: 2,
  canLeave: true,
  readChoice(choice) {
    if (typeof choice !== 'object' || choice === null) throw new RangeError('no choice');
    return 'auto' in choice && choice.auto !== undefined ? { auto: readAuto(choice) } : {};
  },
  // The maximum win gets a bet off by itself: it bars no stake.
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

/** Karera: bets on who comes in first, among the first two, or first and second. */
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

/** Every game of shared rounds by its kind. */
export const SHARED_GAMES: ReadonlyMap<string, SharedRules> = new Map([
  ['crash', CRASH],
  ['karera', KARERA_SHARED],
]);

/** What a payout is of its stake, in hundredths: stakes are whole pesos, so nothing is lost. */
export const multiplierOf = (stake: number, payout: number): number =>
  stake < HALL_STAKES.least ? 0 : Math.floor((payout * 100) / stake);
