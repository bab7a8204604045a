// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import type { HallRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { commit, openStream } from '../../fair/random.ts';
import { MINES } from '../../fair/steps/mines.ts';
import {
  cashOut,
  mayCashOut,
  openRound,
  settleLeft,
  type StepRound,
  takeStep,
} from '../../fair/steps/step-round.ts';
import type { LobbyLink } from './lobby-link.ts';
import { LATE_PRESS_MS } from './pending-call.ts';
import { stepProof } from './proofs.ts';
import type { GameServerCalls } from './game-server-calls.ts';
import { type StepScene, useStepRound } from './use-step-round.ts';
import { useGameServer } from './use-game-server.ts';

const CHOICE = { mines: 22 };
const STAKE = 10_00;
const SEED = 'a'.repeat(64);
const layout = MINES.deal(openStream(SEED, 'mine', 0), CHOICE);
const tiles = Array.from({ length: 25 }, (_, index) => index + 1);
const safe = tiles.filter((tile) => !layout.mines.includes(tile));
const mined = layout.mines[0] ?? 0;

/** Fields of the answer to opening the game that are the same in all tests. */
const OPENED = {
  gameId: 2003,
  title: 'Mines',
  family: 'mines',
  mode: 'coins',
  stakes: { min: 100, max: 500_000, step: 100, choices: [500] },
  returnRange: { least: 1, most: 1 },
  maximumWin: 100_000_000,
};
const after = () => ({ clientSeed: 'mine', nonce: 0, nextSeedHash: commit(SEED) });

/** Returns a round in the form in which the game server sends it; `number` is its place in the visit, from 1. */
function answerOf(one: StepRound, number: number): HallRound {
  const isOver = one.status !== 'open';
  return {
    roundId: `0190f4f0-0000-7000-8000-00000000000${number}`,
    time: 1,
    stake: one.stake,
    choice: one.choice,
    outcome: isOver ? layout : null,
    multiplier: one.multiplier,
    payout: one.payout,
    proof: isOver
      ? { seed: SEED, seedHash: commit(SEED), clientSeed: 'mine', nonce: 0, rulesVersion: 'mines-1' }
      : null,
    round: {
      ...one,
      taken: [...one.taken],
      cashOut: mayCashOut(one) ? payoutOf(one.stake, one.multiplier) : 0,
    },
  };
}

/**
 * Creates a game server for one player and one layout that carries out each request id once. Its `mood` makes it lose
 * requests or answers.
 */
function gameServerOf() {
  const done = new Map<string, HallRound>();
  const asked: string[] = [];
  const settled: HallRound[] = [];
  let steps: StepRound | undefined;
  let balance = 100_00;
  let rounds = 0;
  const state: { mood: 'well' | 'silent' | 'deaf' } = { mood: 'well' };
  const answer = (one: StepRound): HallRound => answerOf(one, rounds);
  const book = (next: StepRound): HallRound => {
    steps = next.status === 'open' ? next : undefined;
    const round = answer(next);
    if (steps === undefined) {
      balance += next.payout;
      settled.unshift(round);
    }
    return round;
  };
  const moved = (name: string, request: { choice?: unknown; stake?: number }): HallRound => {
    if (name === 'play') {
      rounds++;
      balance -= STAKE;
      return book(openRound(MINES, layout, { stake: request.stake ?? 0, choice: request.choice }));
    }
    if (steps === undefined) throw new RangeError('no round is open');
    return book(name === 'step' ? takeStep(MINES, layout, steps, request.choice) : cashOut(steps));
  };
  const calls: GameServerCalls = {
    watch: () => Promise.reject(new TypeError('no shared game')),
    async ask(name, request) {
      asked.push(name);
      if (state.mood === 'deaf') throw new TypeError('no network');
      if (name === 'open')
        return {
          status: 'done',
          result: { ...OPENED, balance, round: steps ? answer(steps) : null, ...after() },
        } as never;
      if (name === 'rounds') return { status: 'done', result: { list: settled, more: false } } as never;
      const { clientTxnId } = request as { clientTxnId: string };
      const known = done.get(clientTxnId);
      if (known === undefined && name === 'play' && steps !== undefined)
        return { status: 'refused', code: 'roundOpen' };
      if (known === undefined && name !== 'play' && steps === undefined)
        return { status: 'refused', code: 'roundSettled' };
      const round = known ?? moved(name, request as { choice?: unknown; stake?: number });
      done.set(clientTxnId, round);
      if (state.mood === 'silent') throw new TypeError('the answer was lost');
      return { status: 'done', result: { ...round, balance, ...after() } } as never;
    },
  };
  return {
    calls,
    asked,
    state,
    balance: () => balance,
    /** Changes the open round as another screen of the player would, or as the round's expiry after a day would. */
    elsewhere(change: (round: StepRound) => StepRound) {
      if (steps) book(change(steps));
    },
  };
}

function setUp() {
  const gameServer = gameServerOf();
  const sent: string[] = [];
  const shown: string[] = [];
  const link: LobbyLink = { send: ({ type }) => void sent.push(type), listen: () => () => {} };
  const scene: StepScene = {
    start: () => void shown.push('start'),
    press: (step) => void shown.push(`press ${JSON.stringify(step)}`),
    show: ({ round, outcome }, instant) => {
      shown.push(
        `${instant ? 'at once ' : ''}${round?.status} ${round?.taken.length}${outcome === null ? '' : ' with all'}`,
      );
      return Promise.resolve();
    },
    fail: () => void shown.push('fail'),
    skip: () => void shown.push('skip'),
  };
  function Game() {
    const now = useGameServer(gameServer.calls, link);
    const rounds = useStepRound(now, scene);
    return (
      <div
        data-status={rounds.status}
        data-note={rounds.note}
        data-taken={rounds.round?.round?.taken.length}
        data-shown={rounds.shown.length}
      >
        <output>{now.balance}</output>
        <button id="bet" onClick={() => rounds.bet(STAKE, CHOICE)}>
          Bet
        </button>
        <button id="cash" onClick={rounds.cashOut}>
          Cash out
        </button>
        <button id="check" onClick={rounds.check}>
          Check
        </button>
        <button id="reload" onClick={now.reload}>
          Reload
        </button>
        {tiles.map((tile) => (
          <button key={tile} id={`tile-${tile}`} onClick={() => rounds.step({ tile })}>
            {tile}
          </button>
        ))}
      </div>
    );
  }
  return { ...gameServer, sent, shown, Game };
}

/** Waits until answers have arrived, and the result was shown long enough for the next bet. */
const fresh = () => act(() => vi.advanceTimersByTimeAsync(2 * LATE_PRESS_MS));
const [first = 0, second = 0, third = 0] = safe;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

describe('a round with steps in the frame', () => {
  async function opened() {
    const game = setUp();
    const rendered = await render(<game.Game />);
    const { box } = rendered;
    await press(the(box, '#bet'));
    await fresh();
    return { ...game, ...rendered, data: () => the(box, 'div').dataset };
  }
  const stepOn = async (box: HTMLElement, tile: number): Promise<void> => {
    await press(the(box, `#tile-${tile}`));
    await fresh();
  };

  it('takes the stake, opens tiles, and pays its current multiplier when the player cashes out', async () => {
    const { box, data, shown, sent, balance } = await opened();
    expect(data()).toMatchObject({ status: 'open', taken: '0' });
    expect(the(box, 'output').textContent).toBe(String(90_00));
    await stepOn(box, first);
    expect(data()).toMatchObject({ status: 'open', taken: '1' });
    await press(the(box, '#cash'));
    await fresh();
    expect(data()).toMatchObject({ status: 'idle', shown: '1' });
    expect(data()['taken']).toBeUndefined();
    expect(shown).toEqual(['start', 'open 0', `press {"tile":${first}}`, 'open 1', 'cashedOut 1 with all']);
    expect(balance()).toBeGreaterThan(100_00);
    expect(the(box, 'output').textContent).toBe(String(balance()));
    expect(sent.filter((type) => type !== 'balance')).toEqual([
      'betPlaced',
      'resultShown',
      'resultAwaited',
      'resultShown',
      'resultAwaited',
      'roundSettled',
    ]);
  });

  it('cannot be cashed out before a step was won', async () => {
    const { box, asked } = await opened();
    await press(the(box, '#cash'));
    await fresh();
    expect(asked).not.toContain('cashOut');
  });

  it('ends at a mine, and only then shows where all mines are', async () => {
    const { box, data, shown } = await opened();
    await stepOn(box, first);
    await stepOn(box, mined);
    expect(shown.filter((line) => line.includes('with all'))).toEqual(['lost 2 with all']);
    expect(data()).toMatchObject({ status: 'idle', shown: '1' });
  });

  it('is cashed out by the server after the last possible step', async () => {
    const { box, data, shown, asked } = await opened();
    for (const tile of [first, second, third]) await stepOn(box, tile);
    expect(shown.at(-1)).toBe('cashedOut 3 with all');
    expect(asked).not.toContain('cashOut');
    expect(data()).toMatchObject({ status: 'idle' });
  });

  it.each(['#bet', `#tile-${first}`, '#cash'])(
    'carries out a press of %s once if its answer is lost, and shows its result when the player requests it',
    async (button) => {
      const game = setUp();
      const { box } = await render(<game.Game />);
      const data = the(box, 'div').dataset;
      const order = ['#bet', `#tile-${first}`, '#cash'];
      for (const one of order) {
        if (one === button) game.state.mood = 'silent';
        await press(the(box, one));
        await fresh();
        if (one !== button) continue;
        expect(data).toMatchObject({ status: 'unknown', note: 'unknown' });
        expect(game.shown.at(-1)).toBe('fail');
        game.state.mood = 'well';
        await press(the(box, '#check'));
        await fresh();
        expect(game.shown.at(-1)).toMatch(/^at once /);
      }
      expect(data).toMatchObject({ status: 'idle', shown: '1' });
      expect(game.asked.filter((name) => name === 'play')).toHaveLength(button === '#bet' ? 2 : 1);
      const won = payoutOf(STAKE, MINES.highestFirst(CHOICE));
      expect(game.balance()).toBe(90_00 + won);
      expect(the(box, 'output').textContent).toBe(String(game.balance()));
    },
  );

  it('continues after a reload', async () => {
    const { box, leave, Game, shown } = await opened();
    await stepOn(box, first);
    await leave();
    const again = await render(<Game />);
    await fresh();
    expect(the(again.box, 'div').dataset).toMatchObject({ status: 'open', note: 'back', taken: '1' });
    expect(shown.at(-1)).toBe('at once open 1');
    await stepOn(again.box, second);
    expect(the(again.box, 'div').dataset).toMatchObject({ status: 'open', taken: '2' });
  });

  it('takes a step only once if a reload prevents its answer from being shown', async () => {
    const { box, leave, Game, state, shown } = await opened();
    state.mood = 'silent';
    await stepOn(box, first);
    await leave();
    state.mood = 'well';
    const again = await render(<Game />);
    await fresh();
    expect(shown.at(-1)).toBe('at once open 1');
    expect(the(again.box, 'div').dataset).toMatchObject({ status: 'open', taken: '1' });
  });

  it('stays as it is while the game server does not answer, and continues afterwards', async () => {
    const { box, state, data } = await opened();
    state.mood = 'deaf';
    await stepOn(box, first);
    expect(data()).toMatchObject({ status: 'unknown', taken: '0' });
    await press(the(box, '#check'));
    await fresh();
    expect(data()).toMatchObject({ status: 'unknown', taken: '0' });
    state.mood = 'well';
    await press(the(box, '#check'));
    await fresh();
    expect(data()).toMatchObject({ status: 'open', taken: '1' });
  });

  it('shows its final state if it was settled elsewhere, and is then closed', async () => {
    const { box, elsewhere, data, shown } = await opened();
    elsewhere(settleLeft);
    await stepOn(box, first);
    expect(data()).toMatchObject({ status: 'idle', note: 'back', shown: '1' });
    expect(shown.at(-1)).toBe('at once void 0 with all');
    expect(the(box, 'output').textContent).toBe(String(100_00));
  });

  it('shows the steps that were taken on another screen, and ignores older answers', async () => {
    const { box, elsewhere, data } = await opened();
    elsewhere((round) => takeStep(MINES, layout, round, { tile: first }));
    await press(the(box, '#reload'));
    await fresh();
    expect(data()).toMatchObject({ status: 'open', taken: '1' });
    await press(the(box, '#reload'));
    await fresh();
    expect(data()).toMatchObject({ status: 'open', taken: '1' });
  });

  it('continues on a second screen, which does not bet again', async () => {
    const { asked, Game, calls, data } = await opened();
    await calls.ask('open', {});
    expect(data()).toMatchObject({ status: 'open' });
    const other = await render(<Game />);
    await fresh();
    expect(the(other.box, 'div').dataset).toMatchObject({ status: 'open', note: 'back' });
    expect(asked.filter((name) => name === 'play')).toHaveLength(1);
  });

  it('has a proof that holds only for its own payout, outcome, steps, choice and seed', async () => {
    const { calls, box } = await opened();
    await stepOn(box, first);
    await press(the(box, '#cash'));
    await fresh();
    const answer = await calls.ask('rounds', { pageSize: 20 });
    if (answer.status === 'refused') throw new Error(answer.code);
    const [round] = answer.result.list;
    if (round?.round === undefined || round.round === null) throw new Error('no round was settled');
    const holds = stepProof(MINES);
    expect(holds(round)).toBe(true);
    expect(holds({ ...round, payout: round.payout + 1 })).toBe(false);
    expect(holds({ ...round, outcome: { mines: [...layout.mines].toReversed() } })).toBe(false);
    const taken = round.round.taken.map((step) => ({ ...step, step: { tile: mined } }));
    expect(holds({ ...round, round: { ...round.round, taken } })).toBe(false);
    expect(holds({ ...round, choice: { mines: 25 } })).toBe(false);
    const proof = round.proof && { ...round.proof, seed: 'b'.repeat(64) };
    expect(holds({ ...round, proof })).toBe(false);
  });
});
