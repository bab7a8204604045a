import { describe, expect, it } from 'vitest';
import type { SharedBet } from '../../../contract/game-server.ts';
import type { SharedMessage, SharedRound } from '../../../contract/shared-rounds.ts';
import { commit } from '../../../fair/random.ts';
import { hashesBack } from '../../../fair/shared/chain.ts';
import { crashPoint } from '../../../fair/shared/crash.ts';
import { checkChain } from './chain-proof.ts';
import { type SharedTableState, tableAfter } from './shared-table.ts';

const SALT = 'salt';
const LAST = 'a'.repeat(64);
const hashOf = (number: number): string => hashesBack(LAST, 40 - number);
const pastOf = (number: number) => ({
  number,
  hash: hashOf(number),
  outcome: { endsAt: crashPoint(hashOf(number), SALT) },
});

const round = (number: number, phase: SharedRound['phase']): SharedRound => ({
  number,
  phase,
  closesAt: 7_000,
  startsAt: phase === 'betting' ? null : 7_000,
  shown: null,
  past: phase === 'result' ? pastOf(number) : null,
  nextAt: null,
});
const mine = (number: number, status: SharedBet['status']): SharedBet => ({
  roundId: 'mine',
  number,
  stake: 1_000,
  choice: {},
  status,
  multiplier: 0,
  payout: 0,
});
const seen = (id: string, payout = 0) => ({
  id,
  name: 'ma***ra',
  stake: 500,
  choice: {},
  multiplier: 0,
  payout,
});
const state = (number: number): SharedMessage => ({
  type: 'state',
  serverTime: 1,
  round: round(number, 'betting'),
  bets: [seen('one')],
  totals: { bets: 1, staked: 500, paid: 0 },
  mine: [],
  history: [pastOf(number - 1)],
  chain: { anchor: hashOf(0), salt: SALT, length: 40 },
  mostBets: 2,
});

/** Returns the table after these messages of the stream. */
const tableOf = (...messages: SharedMessage[]): SharedTableState | undefined =>
  messages.reduce<SharedTableState | undefined>(tableAfter, undefined);

describe('the table of a shared game', () => {
  it('is undefined until a message with the whole state has arrived', () => {
    expect(tableOf({ type: 'round', serverTime: 1, round: round(3, 'betting') })).toBeUndefined();
  });

  it('follows bets that are placed, changed and removed', () => {
    const totals = { bets: 2, staked: 1_000, paid: 900 };
    const table = tableOf(
      state(3),
      { type: 'bets', serverTime: 2, bets: [seen('two'), seen('one', 900)], gone: [], totals },
      { type: 'bets', serverTime: 3, bets: [], gone: ['two'], totals },
    );
    expect([...(table?.bets.values() ?? [])]).toEqual([seen('one', 900)]);
    expect(table?.totals).toEqual(totals);
  });

  it("keeps the player's own bets during a round, and drops them in the next round", () => {
    const messages: SharedMessage[] = [
      state(3),
      { type: 'mine', serverTime: 2, bet: mine(3, 'open') },
      { type: 'round', serverTime: 3, round: round(3, 'running') },
      { type: 'mine', serverTime: 4, bet: mine(3, 'over') },
    ];
    expect(tableOf(...messages)?.mine).toEqual([mine(3, 'over')]);
    const next: SharedMessage = { type: 'round', serverTime: 5, round: round(4, 'betting') };
    expect(tableOf(...messages, next)).toMatchObject({ mine: [], totals: { bets: 0 } });
    // A message about an earlier round changes nothing.
    expect(tableOf(...messages, next, { type: 'mine', serverTime: 6, bet: mine(3, 'over') })?.mine).toEqual(
      [],
    );
  });

  it('adds the result of each round to the history once', () => {
    const result: SharedMessage = { type: 'round', serverTime: 2, round: round(3, 'result') };
    expect(tableOf(state(3), result, result)?.history.map(({ number }) => number)).toEqual([3, 2]);
  });
});

describe("the check of a past round's code", () => {
  const drawn = (hash: string, salt: string) => ({ endsAt: crashPoint(hash, salt) });
  const table = { chain: { anchor: hashOf(0), salt: SALT, length: 40 }, history: [pastOf(30), pastOf(29)] };

  it('succeeds if the code leads to the first code of the chain', async () => {
    expect(await checkChain(pastOf(30), table, drawn)).toBe('holds');
  });

  it('fails if the outcome, the code, the chain or the previous round is wrong', async () => {
    const other = commit('other');
    expect(await checkChain({ ...pastOf(30), outcome: { endsAt: 99 } }, table, drawn)).toBe('broken');
    expect(await checkChain({ ...pastOf(30), hash: other, outcome: drawn(other, SALT) }, table, drawn)).toBe(
      'broken',
    );
    const chain = { ...table.chain, anchor: other };
    expect(await checkChain(pastOf(30), { ...table, chain }, drawn)).toBe('broken');
    const history = [pastOf(30), { ...pastOf(29), hash: other }];
    expect(await checkChain(pastOf(30), { ...table, history }, drawn)).toBe('broken');
  });
});
