import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { BookedRound, SharedPlace } from '../rounds.ts';
import { GameServerRefusalError } from '../refusal.ts';
import { createAudience, type Watcher } from './audience.ts';
import { type Chain, readHash, readLastNumber } from './chain.ts';
import {
  type LiveBet,
  liveBet,
  type LiveRound,
  isShown,
  ownOf,
  pastOf,
  seenOf,
  settleRest,
  settleSoFar,
  toSharedRound,
  totalsOf,
} from './live-round.ts';
import {
  endRound,
  readBets,
  readOwed,
  readPast,
  type SettledSharedBet,
  settleBets,
  startRound,
  storeRound,
} from './shared-rounds.ts';
import type { SharedRules } from './shared-rules.ts';
import { settleUnfinished } from './unfinished.ts';

/** Dependencies of a table. */
export interface TableSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: SharedRules;
  /** Returns the chain of the next rounds; undefined if none may be played yet. */
  readonly openChain: () => Promise<Chain | undefined>;
  /** Pays the win of a settled bet and returns the round as then stored. */
  readonly pay: (id: string) => Promise<BookedRound>;
  readonly onError: (error: unknown) => void;
  /** Called when a tick becomes due. */
  readonly onWake: () => void;
}

/** Rounds of one shared game: clock, bets and watchers. Only the process that drives the clock has one. */
export interface SharedTable {
  readonly rules: SharedRules;
  /** Finishes the work of an earlier process. */
  resume(): Promise<void>;
  /** Does everything that is due. Never runs twice in parallel. */
  tick(): Promise<void>;
  /** Time until the next tick is due, ms; undefined while nobody watches. */
  readonly dueIn: number | undefined;
  watch(watcher: Watcher): void;
  leaveStream(watcher: Watcher): void;
  /** Reserves a place for a bet in the round of that number. Refuses with betsClosed and enoughBets. */
  reserve(number: number, owner: string, id: string): SharedPlace;
  release(owner: string, id: string): void;
  /**
   * Puts a bet whose stake was taken into its round once `book` has stored it; returns false when bets have closed
   * meanwhile.
   */
  enter(
    bet: Pick<LiveBet, 'id' | 'owner' | 'isFun' | 'name' | 'stake' | 'choice'>,
    number: number,
    book: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Removes a bet while bets are open, once `book` has stored that. Refuses with betsClosed and unknownRound. */
  withdraw(owner: string, id: string, book: () => Promise<boolean>): Promise<void>;
  /**
   * Cashes a bet out at a time (ms since 1970) and lets `book` store the result; a request that arrived before the
   * end is never lost. Refuses with unknownRound, roundSettled and choiceNotOffered.
   */
  getOff<Result>(
    owner: string,
    id: string,
    at: number,
    book: (getOff: () => SettledSharedBet) => Promise<Result>,
  ): Promise<Result>;
  /** Ends every stream. */
  close(): void;
}

/** Number of past rounds in the stream. */
const HISTORY = 30;
/** Interval in which changes are collected, ms; also the maximum delay after a multiplier is reached. */
const EVERY_MS = 100;
/** Keep-alive interval, ms. */
const HELLO_EVERY_MS = 5_000;
/** Number of bets paid in parallel. */
const PAID_AT_ONCE = 8;

/** Creates the table of a shared game. */
export function createTable(sources: TableSources): SharedTable {
  const { db, clock, rules, onError } = sources;
  const audience = createAudience(clock);
  /** Requests that arrived in time and are not stored yet: no round ends before them. */
  const underway = new Set<Promise<unknown>>();
  const changed = new Set<LiveBet>();
  const gone = new Map<string, boolean>();
  const owed: string[] = [];
  let paying = 0;
  let isClosed = false;
  let chain: Chain | undefined;
  let live: LiveRound | undefined;
  let history: PastSharedRound[] = [];
  let helloAt = 0;

  function track<Result>(work: Promise<Result>): Promise<Result> {
    const over: Promise<unknown> = work.catch(() => undefined).finally(() => underway.delete(over));
    underway.add(over);
    return work;
  }

  const isBetting = (round: LiveRound | undefined): round is LiveRound =>
    round?.phase === 'betting' && clock.now() < round.closesAt;

  async function begin(now: number): Promise<void> {
    let last = chain === undefined ? 0 : await readLastNumber(db, chain.id);
    if (chain === undefined || last >= chain.length) {
      chain = await sources.openChain();
      history = [];
      last = 0;
    }
    if (chain === undefined) return;
    const number = last + 1;
    const hash = await readHash(db, chain.id, number);
    const closesAt = now + rules.betsMs;
    await storeRound(db, chain.id, { number, closesAt });
    live = roundOf({ number, hash, closesAt });
    publishRound(live);
  }

  const roundOf = ({
    number,
    hash,
    closesAt,
  }: Pick<LiveRound, 'number' | 'hash' | 'closesAt'>): LiveRound => ({
    number,
    hash,
    closesAt,
    end: rules.draw(hash, chain?.salt ?? '', number),
    phase: 'betting',
    startsAt: null,
    nextAt: null,
    bets: new Map(),
    seats: new Map(),
  });

  async function start(round: LiveRound, now: number): Promise<void> {
    if (chain === undefined) return;
    await startRound(db, chain.id, { number: round.number, startsAt: now });
    Object.assign(round, { startsAt: now, phase: 'running' });
    publishRound(round);
  }

  /** Stores the results since the last call; then they are sent and paid. */
  async function bookSettled(round: LiveRound): Promise<void> {
    const fresh = [...round.bets.values()].filter(
      ({ settled, isBooked }) => settled !== undefined && !isBooked,
    );
    await settleBets(
      db,
      fresh.flatMap(({ settled }) => settled ?? []),
    );
    for (const bet of fresh) booked(round, bet);
  }

  /** Marks a bet's result as stored. */
  function booked(round: LiveRound, bet: LiveBet): void {
    if (bet.isBooked) return;
    bet.isBooked = true;
    changed.add(bet);
    audience.broadcast({ type: 'mine', bet: ownOf(bet, round) }, ({ owner }) => owner === bet.owner);
    owe(bet.id);
  }

  async function finish(round: LiveRound): Promise<void> {
    await Promise.all(underway);
    const salted = chain;
    if (salted === undefined) return;
    settleRest(round, rules);
    const all = [...round.bets.values()];
    await db.transaction(async (client) => {
      await settleBets(
        client,
        all.flatMap(({ settled }) => settled ?? []),
      );
      await endRound(client, salted, { ...pastOf(round), rules: rules.rules });
    });
    Object.assign(round, { phase: 'result', nextAt: clock.now() + rules.resultMs });
    history = [pastOf(round), ...history].slice(0, HISTORY);
    publishRound(round);
    for (const bet of all) booked(round, bet);
  }

  const publishRound = (round: LiveRound): void =>
    audience.broadcast({ type: 'round', round: toSharedRound(round, rules) });

  /** Sends the changes of the list of bets, separately for coins and for fun. */
  function publishBets(): void {
    for (const isFun of [false, true]) {
      const bets = [...changed].filter((bet) => bet.isFun === isFun);
      const left = [...gone].filter(([, fun]) => fun === isFun).map(([id]) => id);
      if (live === undefined || bets.length + left.length === 0) continue;
      const round = live;
      audience.broadcast(
        {
          type: 'bets',
          bets: bets.filter((bet) => isShown(round, bet)).map(seenOf),
          gone: left,
          totals: totalsOf(round, isFun),
        },
        (watcher) => watcher.isFun === isFun,
      );
    }
    changed.clear();
    gone.clear();
  }

  function owe(id: string): void {
    owed.push(id);
    while (paying < PAID_AT_ONCE && owed.length > 0) void payOne(owed.shift() ?? '');
  }

  /** Payments that fail now are made by the sweep. */
  async function payOne(id: string): Promise<void> {
    paying += 1;
    try {
      const { owner, balance, payout } = await sources.pay(id);
      if (balance !== null && payout > 0)
        audience.broadcast({ type: 'balance', balance }, (watcher) => watcher.owner === owner);
    } catch (error) {
      // The database may have been closed meanwhile; the bet is paid when the table is opened again.
      if (!isClosed) onError(error);
    }
    paying -= 1;
    const next = isClosed ? undefined : owed.shift();
    if (next !== undefined) void payOne(next);
  }

  async function advance(now: number): Promise<void> {
    if (live?.phase === 'result' && now >= (live.nextAt ?? 0)) live = undefined;
    if (live === undefined) {
      if (audience.size > 0) await begin(now);
    } else if (live.phase === 'betting') {
      if (now >= live.closesAt) await start(live, now);
    } else if (live.phase === 'running' && live.startsAt !== null) {
      const ms = now - live.startsAt;
      if (ms >= live.end.runMs) return finish(live);
      settleSoFar(live, rules, Math.max(0, ms));
      await bookSettled(live);
    }
  }

  function nextAt(now: number): number | undefined {
    if (live === undefined) return audience.size > 0 ? now : undefined;
    if (live.phase === 'betting') return live.closesAt;
    if (live.phase === 'running') return (live.startsAt ?? now) + live.end.runMs;
    return live.nextAt ?? now;
  }

  return {
    rules,
    get dueIn() {
      const now = clock.now();
      const at = nextAt(now);
      return at === undefined ? undefined : Math.max(0, Math.min(EVERY_MS, at - now));
    },
    async resume() {
      chain = await sources.openChain();
      if (chain === undefined) return;
      const left = await settleUnfinished({ db, clock, rules, chain });
      if (left !== undefined) {
        const { number, closesAt } = left;
        live = roundOf({ number, closesAt, hash: await readHash(db, chain.id, number) });
        for (const bet of await readBets(db, chain.id, number)) {
          live.bets.set(bet.id, liveBet(bet));
          live.seats.set(bet.owner, new Set([...(live.seats.get(bet.owner) ?? []), bet.id]));
        }
      }
      history = await readPast(db, chain.id, HISTORY);
      for (const id of await readOwed(db, chain.id)) owe(id);
    },
    async tick() {
      const now = clock.now();
      await advance(now);
      publishBets();
      if (now - helloAt < HELLO_EVERY_MS) return;
      helloAt = now;
      audience.broadcast({ type: 'hello' });
    },
    watch(watcher) {
      const round = live;
      const bets = round === undefined ? [] : [...round.bets.values()];
      audience.add(watcher, {
        type: 'state',
        round: round === undefined ? null : toSharedRound(round, rules),
        bets: bets
          .filter((bet) => bet.isFun === watcher.isFun && round !== undefined && isShown(round, bet))
          .map(seenOf),
        totals: round === undefined ? { bets: 0, staked: 0, paid: 0 } : totalsOf(round, watcher.isFun),
        mine: bets.flatMap((bet) =>
          round !== undefined && bet.owner === watcher.owner ? [ownOf(bet, round)] : [],
        ),
        history,
        chain: chain === undefined ? null : { anchor: chain.anchor, salt: chain.salt, length: chain.length },
        mostBets: rules.mostBets,
      });
      sources.onWake();
    },
    leaveStream: (watcher) => audience.leave(watcher),
    reserve(number, owner, id) {
      if (chain === undefined || !isBetting(live) || live.number !== number)
        throw new GameServerRefusalError('betsClosed');
      const seats = live.seats.get(owner) ?? new Set();
      if (seats.size >= rules.mostBets) throw new GameServerRefusalError('enoughBets');
      live.seats.set(owner, seats.add(id));
      return { chainId: chain.id, number };
    },
    release: (owner, id) => void live?.seats.get(owner)?.delete(id),
    async enter(bet, number, book) {
      const round = live;
      if (!isBetting(round) || round.number !== number) return false;
      const enter = async (): Promise<boolean> => {
        if (!(await book())) return false;
        const entered: LiveBet = { ...bet, leftAt: undefined, settled: undefined, isBooked: false };
        round.bets.set(bet.id, entered);
        changed.add(entered);
        audience.broadcast({ type: 'mine', bet: ownOf(entered, round) }, ({ owner }) => owner === bet.owner);
        return true;
      };
      return track(enter());
    },
    async withdraw(owner, id, book) {
      const bet = live?.bets.get(id);
      if (bet?.owner !== owner) throw new GameServerRefusalError('unknownRound');
      const round = live;
      if (!isBetting(round)) throw new GameServerRefusalError('betsClosed');
      round.bets.delete(id);
      const isOut = await track(book()).catch((error: unknown) => {
        round.bets.set(id, bet);
        throw error;
      });
      if (!isOut) throw new GameServerRefusalError('betsClosed');
      round.seats.get(owner)?.delete(id);
      changed.delete(bet);
      gone.set(id, bet.isFun);
    },
    async getOff(owner, id, at, book) {
      const round = live;
      const bet = round?.bets.get(id);
      let got: LiveBet | undefined;
      const getOff = (): SettledSharedBet => {
        if (round === undefined || bet?.owner !== owner) throw new GameServerRefusalError('unknownRound');
        // A repeated request gets the same result.
        if (bet.settled?.leftAt !== undefined) return bet.settled;
        if (bet.settled !== undefined || round.phase === 'result')
          throw new GameServerRefusalError('roundSettled');
        const ms = at - (round.startsAt ?? Infinity);
        if (ms >= round.end.runMs) throw new GameServerRefusalError('roundSettled');
        if (!rules.canLeave || ms < 0) throw new GameServerRefusalError('choiceNotOffered');
        bet.leftAt = ms;
        settleSoFar(round, rules, ms);
        const settled = bet.settled as SettledSharedBet | undefined;
        if (settled !== undefined) {
          got = bet;
          return settled;
        }
        // Before the earliest possible cash-out.
        bet.leftAt = undefined;
        throw new GameServerRefusalError('choiceNotOffered');
      };
      const result = await track(book(getOff));
      if (round !== undefined && got !== undefined) booked(round, got);
      return result;
    },
    close() {
      isClosed = true;
      audience.close();
    },
  };
}
