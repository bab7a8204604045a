import { manilaDay } from '../clock.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { CELLS, JACKPOT_MONEY, chancesFor, drawJackpot, chanceExpiry } from '../../fair/jackpot.ts';
import { titles } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../contract/catalogue/title.ts';
import { type Deposit, type Round, validBetOf } from '../games/rounds.ts';
import { missingFor } from '../jackpot/chances.ts';
import { type WorldRandom, historyTxnId, worldRandom } from './random.ts';

/** A past draw, whose outcome follows from its seed, client seed and nonce as in real play. */
export interface HistoryDraw {
  readonly userId: number;
  readonly at: number;
  readonly clientTxnId: string;
  readonly seed: string;
  readonly nextSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A withdrawal: its coins are put on hold at `at` and paid out at `paidAt`, both ms since 1970. */
export interface Withdrawal {
  readonly userId: number;
  /** Amount in hundredths. */
  readonly amount: number;
  readonly at: number;
  readonly paidAt: number;
}

/** A past event of a player, which the ledger will book. */
export type HistoryEvent =
  | ({ readonly kind: 'deposit' } & Deposit)
  | ({ readonly kind: 'withdrawal' } & Withdrawal)
  | ({ readonly kind: 'round' } & Round)
  | ({ readonly kind: 'draw' } & HistoryDraw);

/**
 * Payouts as multiples of the stake, each with its share of all rounds; the other rounds pay nothing. The RTP is 96 %.
 */
const PAYS: readonly (readonly [times: number, share: number])[] = [
  [0.5, 0.1],
  [1, 0.08],
  [2, 0.09],
  [3, 0.04],
  [5, 0.03],
  [10, 0.013],
  [25, 0.005],
  [100, 0.00125],
];

/** A simulated visit of a player: when, which game, which stakes, and how many chances stay unused. */
export interface Visit {
  readonly at: number;
  readonly games: readonly CatalogueTitle[];
  /** Stakes in hundredths, one per round. */
  readonly stakes: readonly number[];
  readonly rounds: number;
  /** Time between two rounds, ms. */
  readonly pace: number;
  /** Amount of a deposit, hundredths; made if the wallet is almost empty or the week has had no deposit. */
  readonly deposit: number;
  /** Balance above which the player withdraws at the end of the visit, hundredths. */
  readonly enough: number;
  /** Number of chances that the player keeps for later; default 0. */
  readonly keep?: number;
}

const PAYOUT_MS = 4 * 60_000;
const CHANNELS = ['GCash', 'GCash', 'Maya', 'GrabPay', 'QR Ph'] as const;

interface Day {
  validBet: number;
  deposited: number;
  earned: number;
}

/**
 * A player's generated history, in order of time. It follows the rules of the ledger: the wallet covers every stake,
 * and every draw has a chance. `coin` does not contain jackpots, because only the pools know their amounts.
 */
export class PlayerHistory {
  readonly userId: number;
  readonly events: HistoryEvent[] = [];
  /** Coins of the player at the end of the history so far, hundredths, without jackpots. */
  coin = 0;
  /** Seed of the player's first draw. */
  firstSeed: string;
  readonly clientSeed: string;
  readonly #name: string;
  readonly #random: WorldRandom;
  #nonce = 0;
  /** Times at which the remaining chances expire, ms since 1970. */
  #chances: number[] = [];
  readonly #days = new Map<number, Day>();

  /** `name` is the seed of all randomness in this history. */
  constructor(userId: number, name: string) {
    this.userId = userId;
    this.#name = name;
    this.#random = worldRandom(name, 'play');
    this.clientSeed = worldRandom(name, 'client seed').hex(16);
    this.firstSeed = this.#seed(0);
  }

  /** Returns how many chances are left at a time (ms since 1970). */
  chancesAt(at: number): number {
    this.#chances = this.#chances.filter((end) => end > at);
    return this.#chances.length;
  }

  deposit(amount: number, at: number): void {
    this.events.push({
      kind: 'deposit',
      userId: this.userId,
      amount,
      channel: this.#random.pick(CHANNELS),
      at,
    });
    this.coin += amount;
    this.#day(at).deposited += amount;
    this.#earn(at);
  }

  withdraw(amount: number, at: number): void {
    this.events.push({ kind: 'withdrawal', userId: this.userId, amount, at, paidAt: at + PAYOUT_MS });
    this.coin -= amount;
  }

  /** Plays a round; the win is random unless it is given. */
  round(game: CatalogueTitle, stake: number, at: number, win = payoutFor(this.#random.float(), stake)): void {
    if (stake > this.coin) throw new RangeError(`a stake of ${stake} with ${this.coin} in the wallet`);
    this.events.push({ kind: 'round', userId: this.userId, gameId: game.id, stake, win, at });
    this.coin += win - stake;
    this.#day(at).validBet += validBetOf(game, stake);
    this.#earn(at);
  }

  draw(at: number): void {
    if (this.chancesAt(at) === 0) throw new RangeError('a draw without a chance');
    this.#chances.shift();
    this.coin += this.nextCoins(1);
    this.events.push({
      kind: 'draw',
      userId: this.userId,
      at,
      clientTxnId: historyTxnId(this.#random, at),
      seed: this.#seed(this.#nonce),
      nextSeed: this.#seed(this.#nonce + 1),
      clientSeed: this.clientSeed,
      nonce: this.#nonce,
    });
    this.#nonce += 1;
  }

  /** Returns how many coins the next draws will win, in hundredths, without jackpots. */
  nextCoins(draws: number): number {
    let coins = 0;
    for (let nonce = this.#nonce; nonce < this.#nonce + draws; nonce++) {
      const prize = CELLS[drawJackpot(this.#seed(nonce), this.clientSeed, nonce).cell];
      if (prize?.propId === RewardId.coin) coins += prize.count;
    }
    return coins;
  }

  /** Ends the history; the next draw gets a fresh seed, which cannot be known from the history. */
  seal(freshSeed: string): void {
    const last = this.events.findLastIndex((event) => event.kind === 'draw');
    const event = this.events[last];
    if (event?.kind === 'draw') this.events[last] = { ...event, nextSeed: freshSeed };
    else this.firstSeed = freshSeed;
  }

  /** Simulates a visit: deposits if necessary, then plays and draws. */
  visit(visit: Visit): void {
    let at = visit.at;
    const stakes = Array.from({ length: visit.rounds }, () => this.#random.pick(visit.stakes));
    const highest = Math.max(...visit.stakes);
    if (this.coin < highest * 5 || this.#depositedBefore(at) < JACKPOT_MONEY.needDeposit)
      this.deposit(visit.deposit, at);
    for (const stake of stakes) {
      at += Math.round(visit.pace * (0.6 + 0.8 * this.#random.float()));
      if (this.coin < stake) this.deposit(Math.max(visit.deposit, stake), at - 1);
      const game = this.#random.pick(visit.games);
      this.round(game, stakeIn(game, stake), at);
    }
    while (this.chancesAt(at) > (visit.keep ?? 0)) this.draw((at += Math.round(visit.pace / 4)));
    const spare = Math.floor((this.coin - visit.enough) / 100_000) * 100_000;
    if (spare > 0) this.withdraw(spare, at + visit.pace);
  }

  #seed(nonce: number): string {
    return worldRandom(this.#name, 'seed', nonce).hex(64);
  }

  #day(at: number): Day {
    const number = manilaDay(at);
    const day = this.#days.get(number) ?? { validBet: 0, deposited: 0, earned: 0 };
    this.#days.set(number, day);
    return day;
  }

  #depositedBefore(at: number): number {
    const today = manilaDay(at);
    let sum = 0;
    for (let day = today - 6; day <= today; day++) sum += this.#days.get(day)?.deposited ?? 0;
    return sum;
  }

  #earn(at: number): void {
    const day = this.#day(at);
    const { needDeposit } = missingFor({
      validBetToday: day.validBet,
      depositedLast7Days: this.#depositedBefore(at),
      earnedToday: day.earned,
    });
    const due = chancesFor(day.validBet) - day.earned;
    if (due <= 0 || needDeposit > 0) return;
    day.earned += due;
    this.#chances.push(...Array.from({ length: due }, () => chanceExpiry(at)));
  }
}

/** Maximum stake of a slot spin during the year of the generated histories, hundredths. */
const REELS_TOOK = 500_000;

/** Returns the stake nearest to `wished` that the game accepted during that year, hundredths. */
export const stakeIn = ({ type, minBet, maxBet }: CatalogueTitle, wished: number): number =>
  Math.min(type === 'slots' ? REELS_TOOK : maxBet, Math.max(minBet, wished));

/** Returns the payout of a round with a stake, in hundredths; `chance` is a random number in [0, 1). */
export function payoutFor(chance: number, stake: number): number {
  let left = chance;
  for (const [times, share] of PAYS) {
    left -= share;
    if (left < 0) return Math.floor(times * stake);
  }
  return 0;
}

/** Number of paylines of a simulated slot: its payouts are multiples of a twentieth of the stake. */
const LINES = 20;

/**
 * Returns a payout with the same frequencies as `payoutFor`, but varied around each multiple, like a sum of paylines.
 */
export function linePayoutFor(chance: number, stake: number): number {
  let left = chance;
  for (const [times, share] of PAYS) {
    left -= share;
    // The position of the random number within its share varies the multiple evenly, by up to 30 % in both directions.
    if (left < 0)
      return Math.floor((Math.round(times * LINES * (0.7 + (0.6 * -left) / share)) * stake) / LINES);
  }
  return 0;
}

/**
 * Games for generated histories. A game that the casino itself runs would need proofs, which cannot be invented, so the
 * next game in the list takes its place.
 */
export const historyGames: readonly CatalogueTitle[] = titles.map((title, place) =>
  title.page === undefined ? title : (titles[place + 1] ?? title),
);

/** The games in `historyGames` whose stakes count in full as valid bet: the slots. */
export const slotGames: readonly CatalogueTitle[] = historyGames.filter((game) => game.type === 'slots');
