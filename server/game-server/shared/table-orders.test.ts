import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betOf, chain, opening, OPENS_AT, rules } from '../../testing/shared-table.ts';
import {
  NEW_TABLE,
  reduceTable,
  type StoreCommand,
  type TableCommand,
  type TableEvent,
  type TableState,
} from './table-machine.ts';
import { stateMessage } from './table-messages.ts';

/**
 * An action at a table, `ms` after the previous action; `index` selects a player, a bet, and an answer that is still
 * due.
 */
interface Action {
  readonly kind: 'tick' | 'failTick' | 'store' | 'place' | 'cancel' | 'failToCancel' | 'cashOut';
  readonly ms: number;
  readonly index: number;
}

const OWNERS = 4;

/** A table whose database stores requests late and in any order, and sometimes fails to store the work of a tick. */
class LateTable {
  state: TableState = { ...NEW_TABLE, chain };
  readonly commands: TableCommand[] = [];
  #now = OPENS_AT;
  #bets = 0;
  /** What the current tick still has to store; ticks never run in parallel. */
  #work: StoreCommand[] = [];
  #requests: TableEvent[] = [];

  act({ kind, ms, index }: Action): void {
    this.#now += ms;
    if (kind === 'tick') this.#tick();
    else if (kind === 'failTick') this.#work = [];
    else if (kind === 'store') this.#storeRequest(index);
    else if (kind === 'place') this.#place(index);
    else this.#ask(kind, `bet ${index % Math.max(1, this.#bets)}`, `player ${index % OWNERS}`);
  }

  #send(event: TableEvent): boolean {
    const step = reduceTable(this.state, event, rules);
    this.state = step.state;
    this.commands.push(...step.commands);
    for (const command of step.commands)
      if (command.type !== 'send' && command.type !== 'pay' && command.type !== 'refuse')
        this.#work.push(command);
    return step.commands.every(({ type }) => type !== 'refuse');
  }

  /** Begins a tick, or stores the next part of the current tick's work. */
  #tick(): void {
    const command = this.#work.shift();
    if (command === undefined) {
      this.#send({ type: 'ticked', now: this.#now, isWatched: true });
      return;
    }
    if (command.type === 'awaitRequests') while (this.#requests.length > 0) this.#storeRequest(0);
    this.#send(this.#storedOf(command));
    if (this.#work.length === 0) this.#send({ type: 'flushed', now: this.#now });
  }

  #storedOf(command: StoreCommand): TableEvent {
    switch (command.type) {
      case 'openRound': {
        const number = (this.state.history[0]?.number ?? 0) + 1;
        return {
          type: 'roundStored',
          round: { ...opening, number, hash: `secret-${number}.`, closesAt: command.closesAt },
        };
      }
      case 'storeStart':
        return { type: 'startStored', number: command.round.number, startsAt: command.startsAt };
      case 'storeResults':
        return { type: 'resultsStored', ids: command.settled.map(({ id }) => id) };
      case 'awaitRequests':
        return { type: 'requestsStored', number: command.round.number };
      case 'storeEnd':
        return { type: 'endStored', number: command.round.number, now: this.#now };
    }
  }

  #storeRequest(index: number): void {
    const [event] = this.#requests.splice(index % Math.max(1, this.#requests.length), 1);
    if (event !== undefined) this.#send(event);
  }

  #place(index: number): void {
    const number = this.state.round?.number ?? 0;
    const owner = `player ${index % OWNERS}`;
    const choice = index % 2 === 0 ? {} : { auto: 101 + index * 2 };
    const bet = betOf(`bet ${this.#bets}`, owner, choice, index % OWNERS === 0);
    if (!this.#send({ type: 'seatRequested', number, owner, id: bet.id, now: this.#now })) return;
    this.#bets += 1;
    this.#requests.push({ type: 'betStored', number, bet });
  }

  #ask(kind: 'cancel' | 'failToCancel' | 'cashOut', id: string, asker: string): void {
    const owner = this.state.round?.bets.get(id)?.owner ?? asker;
    if (kind === 'cashOut') {
      if (this.#send({ type: 'cashOutRequested', owner, id, at: this.#now }))
        this.#requests.push({ type: 'resultsStored', ids: [id] });
      return;
    }
    const how = kind === 'cancel' ? 'stored' : 'failed';
    if (this.#send({ type: 'withdrawalRequested', owner, id, now: this.#now }))
      this.#requests.push({ type: 'withdrawalEnded', id, how });
  }
}

const action = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('tick' as const) },
    { weight: 3, arbitrary: fc.constantFrom('store' as const, 'place' as const, 'cashOut' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('cancel' as const, 'failToCancel' as const, 'failTick' as const),
    },
  ),
  ms: fc.oneof(
    { weight: 20, arbitrary: fc.nat(1_500) },
    { weight: 1, arbitrary: fc.integer({ min: 5_000, max: 12_000 }) },
  ),
  index: fc.nat(150),
});
const actions = fc.array(action, { minLength: 50, maxLength: 150, size: 'max' });

/** Plays actions at a new table; calls `look` with the table after each action. */
function play(played: readonly Action[], look: (table: LateTable) => void = () => undefined): LateTable {
  const table = new LateTable();
  for (const one of played) {
    table.act(one);
    look(table);
  }
  return table;
}

describe('in any order of requests and of the database’s answers, a table', () => {
  it('pays every bet of a finished round, no bet twice, and no cancelled bet', () => {
    fc.assert(
      fc.property(actions, (played) => {
        const gone = new Set<string>();
        const { state, commands } = play(played, (table) => {
          for (const id of table.state.gone.keys()) gone.add(id);
        });
        const paid = commands.flatMap((command) => (command.type === 'pay' ? [command.id] : []));
        expect(new Set(paid).size).toBe(paid.length);
        expect(paid.filter((id) => gone.has(id))).toEqual([]);
        const over = state.round?.phase === 'result' ? [...state.round.bets.keys()] : [];
        expect(paid).toEqual(expect.arrayContaining(over));
      }),
    );
  });

  it('never changes a result once it is known', () => {
    fc.assert(
      fc.property(actions, (played) => {
        const results = new Map<string, unknown>();
        play(played, ({ state }) => {
          for (const { id, settled } of state.round?.bets.values() ?? []) {
            if (results.has(id)) expect(settled).toEqual(results.get(id));
            else if (settled !== undefined) results.set(id, settled);
          }
        });
      }),
    );
  });

  it('keeps every player within the maximum number of bets', () => {
    fc.assert(
      fc.property(actions, (played) => {
        play(played, ({ state: { round } }) => {
          const owners = [...(round?.bets.values() ?? [])].map(({ owner }) => owner);
          for (const owner of owners)
            expect(owners.filter((other) => other === owner).length).toBeLessThanOrEqual(rules.mostBets);
        });
      }),
    );
  });

  it('goes through the phases of a round in order and reveals the outcome only in the last phase', () => {
    fc.assert(
      fc.property(actions, (played) => {
        const { commands } = play(played, ({ state }) => {
          const isOver = state.round?.phase === 'result';
          const seen = JSON.stringify(stateMessage(state, rules, { owner: 'player 0', isFun: false }));
          if (state.round !== undefined) expect(seen.includes(state.round.hash)).toBe(isOver);
        });
        const phases = new Map<number, string[]>();
        for (const command of commands) {
          if (command.type !== 'send' || command.message.type !== 'round') continue;
          const { number, phase, past } = command.message.round;
          phases.set(number, [...(phases.get(number) ?? []), phase]);
          expect(past !== null).toBe(phase === 'result');
        }
        for (const seen of phases.values())
          expect(seen).toEqual(['betting', 'running', 'result'].slice(0, seen.length));
      }),
    );
  });
});
