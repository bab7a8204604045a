import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { BookedRound, SharedPlace } from '../rounds.ts';
import { GameServerRefusalError } from '../refusal.ts';
import { type Audience, createAudience, type Watcher } from './audience.ts';
import { type Chain, readHash, readLastNumber } from './chain.ts';
import { createPayments, type Payments } from './payments.ts';
import { pastOf } from './live-round.ts';
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
import {
  dueIn,
  type EnteringBet,
  type EventOf,
  HISTORY,
  mayEnter,
  NEW_TABLE,
  reduceTable,
  type StoreCommand,
  type TableEvent,
  type TableState,
} from './table-machine.ts';
import { isRecipient, stateMessage } from './table-messages.ts';
import { settleUnfinished } from './unfinished.ts';

/** What a table needs. */
export interface TableSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: SharedRules;
  /** Returns the chain for the next rounds; undefined if no round may be played yet. */
  readonly openChain: () => Promise<Chain | undefined>;
  /** Pays the win of a settled bet. Returns the round as it is stored afterwards. */
  readonly pay: (id: string) => Promise<BookedRound>;
  readonly onError: (error: unknown) => void;
  /** Called when the table may need a tick sooner than planned. */
  readonly onWake: () => void;
}

/** Rounds of one shared game: clock, bets and watchers. Only the process that runs the rounds has this object. */
export interface SharedTable {
  readonly rules: SharedRules;
  /** Settles or continues the round that an earlier process has left unfinished. */
  resume(): Promise<void>;
  /** Does everything that is due now. Two ticks never run in parallel. */
  tick(): Promise<void>;
  /** Time until the next tick is due, ms; undefined without a round and without watchers. */
  readonly dueIn: number | undefined;
  watch(watcher: Watcher): void;
  leaveStream(watcher: Watcher): void;
  /** Reserves a place for a bet in the round with a number. Refuses with betsClosed and enoughBets. */
  reserve(number: number, owner: string, id: string): SharedPlace;
  release(owner: string, id: string): void;
  /**
   * Puts a bet whose stake was taken into its round after `book` has stored the bet. Returns false if the run has begun
   * in the meantime: it waits for bets with a reserved place, but not for ever.
   */
  enter(bet: EnteringBet, number: number, book: () => Promise<boolean>): Promise<boolean>;
  /**
   * Removes a bet while bets are open, after `book` has stored the cancellation. Refuses with betsClosed and
   * unknownRound.
   */
  withdraw(owner: string, id: string, book: () => Promise<boolean>): Promise<void>;
  /**
   * Cashes a bet out at a time (ms since 1970) and stores the result with `book`. A request that arrives before the
   * round's end is never lost. Refuses with unknownRound, roundSettled and choiceNotOffered.
   */
  getOff<Result>(
    owner: string,
    id: string,
    at: number,
    book: (getOff: () => SettledSharedBet) => Promise<Result>,
  ): Promise<Result>;
  /** Ends the streams of all watchers. */
  close(): void;
}

/** Creates the table of a shared game. */
export const createTable = (sources: TableSources): SharedTable => new Table(sources);

/** Connects the table's state machine to the clock, the database, the streams and the payments. */
class Table implements SharedTable {
  readonly #sources: TableSources;
  readonly #audience: Audience;
  readonly #payments: Payments;
  /** Requests that arrived in time but are not stored yet; a round ends only after them. */
  readonly #underway = new Set<Promise<unknown>>();
  #state = NEW_TABLE;

  constructor(sources: TableSources) {
    this.#sources = sources;
    this.#audience = createAudience(sources.clock);
    this.#payments = createPayments({ pay: (id) => this.#pay(id), onError: sources.onError });
  }

  get rules(): SharedRules {
    return this.#sources.rules;
  }

  get dueIn(): number | undefined {
    return dueIn(this.#state, this.#sources.clock.now(), this.#audience.size > 0);
  }

  async resume(): Promise<void> {
    const { db, openChain } = this.#sources;
    const chain = await openChain();
    if (chain === undefined) return;
    const open = await this.#readOpen(chain);
    this.#apply({ type: 'resumed', chain, open, history: await readPast(db, chain.id, HISTORY) });
    for (const id of await readOwed(db, chain.id)) this.#payments.add(id);
  }

  async tick(): Promise<void> {
    const now = this.#sources.clock.now();
    await this.#run({ type: 'ticked', now, isWatched: this.#audience.size > 0 });
    this.#apply({ type: 'flushed', now });
  }

  watch(watcher: Watcher): void {
    this.#audience.add(watcher, stateMessage(this.#state, this.rules, watcher));
    this.#sources.onWake();
  }

  leaveStream(watcher: Watcher): void {
    this.#audience.leave(watcher);
  }

  reserve(number: number, owner: string, id: string): SharedPlace {
    const { chain } = this.#state;
    if (chain === undefined) throw new GameServerRefusalError('betsClosed');
    this.#apply({ type: 'seatRequested', number, owner, id, now: this.#sources.clock.now() });
    return { chainId: chain.id, number };
  }

  release(owner: string, id: string): void {
    this.#apply({ type: 'seatReleased', owner, id });
  }

  async enter(bet: EnteringBet, number: number, book: () => Promise<boolean>): Promise<boolean> {
    if (!mayEnter(this.#state, number, bet, this.#sources.clock.now())) return false;
    return this.#track(async () => {
      const isStored = await book();
      if (isStored) this.#apply({ type: 'betStored', number, bet });
      return isStored;
    });
  }

  async withdraw(owner: string, id: string, book: () => Promise<boolean>): Promise<void> {
    this.#apply({ type: 'withdrawalRequested', owner, id, now: this.#sources.clock.now() });
    const isStored = await this.#track(book).catch((error: unknown) => {
      this.#apply({ type: 'withdrawalEnded', id, how: 'failed' });
      throw error;
    });
    this.#apply({ type: 'withdrawalEnded', id, how: isStored ? 'stored' : 'refused' });
  }

  async getOff<Result>(
    owner: string,
    id: string,
    at: number,
    book: (getOff: () => SettledSharedBet) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.#track(() =>
      book(() => {
        this.#apply({ type: 'cashOutRequested', owner, id, at });
        return settledOf(this.#state, id);
      }),
    );
    this.#apply({ type: 'resultsStored', ids: [id] });
    return result;
  }

  close(): void {
    this.#payments.close();
    this.#audience.close();
  }

  /**
   * Applies an event, then sends messages and makes payments. Returns what has to be stored. Throws if the event is
   * refused.
   */
  #apply(event: TableEvent): StoreCommand[] {
    const { state, commands } = reduceTable(this.#state, event, this.rules);
    this.#state = state;
    return commands.flatMap((command) => {
      switch (command.type) {
        case 'send':
          this.#audience.broadcast(command.message, (watcher) => isRecipient(command.to, watcher));
          return [];
        case 'pay':
          this.#payments.add(command.id);
          return [];
        case 'refuse':
          throw new GameServerRefusalError(command.code);
        default:
          return [command];
      }
    });
  }

  /** Applies an event, stores what it requires, and applies the events that report it as stored. */
  async #run(event: TableEvent): Promise<void> {
    for (const command of this.#apply(event))
      for (const stored of await this.#store(command)) await this.#run(stored);
  }

  /** Stores what a command names. Returns the events that report it as stored. */
  async #store(command: StoreCommand): Promise<TableEvent[]> {
    const { db, clock, rules } = this.#sources;
    switch (command.type) {
      case 'openRound':
        return this.#openRound(command.closesAt);
      case 'storeStart': {
        const { round, startsAt } = command;
        await startRound(db, round.chain.id, { number: round.number, startsAt });
        return [{ type: 'startStored', number: round.number, startsAt }];
      }
      case 'storeResults':
        await settleBets(db, command.settled);
        return [{ type: 'resultsStored', ids: command.settled.map(({ id }) => id) }];
      case 'awaitRequests':
        await Promise.all(this.#underway);
        return [{ type: 'requestsStored', number: command.round.number }];
      case 'storeEnd': {
        const { round, settled } = command;
        await db.transaction(async (client) => {
          await settleBets(client, settled);
          await endRound(client, round.chain, { ...pastOf(round), rules: rules.rules });
        });
        return [{ type: 'endStored', number: round.number, now: clock.now() }];
      }
    }
  }

  /** Stores the next round of the chain; of a new chain if the current one is used up. */
  async #openRound(closesAt: number): Promise<TableEvent[]> {
    const { db, openChain } = this.#sources;
    let { chain } = this.#state;
    let last = chain === undefined ? 0 : await readLastNumber(db, chain.id);
    const events: TableEvent[] = [];
    if (chain === undefined || last >= chain.length) {
      chain = await openChain();
      last = 0;
      events.push({ type: 'chainChanged', chain });
    }
    if (chain === undefined) return events;
    const number = last + 1;
    const hash = await readHash(db, chain.id, number);
    await storeRound(db, chain.id, { number, closesAt });
    return [...events, { type: 'roundStored', round: { chain, number, hash, closesAt } }];
  }

  /**
   * Returns the round that an earlier process has left unfinished, if the round's bets are still open; otherwise
   * settles it.
   */
  async #readOpen(chain: Chain): Promise<EventOf<'resumed'>['open']> {
    const { db, clock, rules } = this.#sources;
    const left = await settleUnfinished({ db, clock, rules, chain });
    if (left === undefined) return undefined;
    const { number, closesAt } = left;
    const hash = await readHash(db, chain.id, number);
    return { round: { chain, number, hash, closesAt }, bets: await readBets(db, chain.id, number) };
  }

  #track<Result>(book: () => Promise<Result>): Promise<Result> {
    const work = book();
    const over: Promise<unknown> = work.catch(() => undefined).finally(() => this.#underway.delete(over));
    this.#underway.add(over);
    return work;
  }

  async #pay(id: string): Promise<void> {
    const { owner, balance, payout } = await this.#sources.pay(id);
    if (balance !== null && payout > 0)
      this.#audience.broadcast({ type: 'balance', balance }, (watcher) => watcher.owner === owner);
  }
}

/** Returns the result of a bet that was cashed out. */
function settledOf({ round }: TableState, id: string): SettledSharedBet {
  const settled = round?.bets.get(id)?.settled;
  if (settled === undefined) throw new Error(`the bet ${id} was not settled`);
  return settled;
}
