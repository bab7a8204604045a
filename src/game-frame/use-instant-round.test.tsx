// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import type { HallRound } from '../../contract/game-server.ts';
import { DICE } from '../../fair/instant/dice.ts';
import { playInstant } from '../../fair/instant/instant-game.ts';
import { commit, openStream } from '../../fair/random.ts';
import type { LobbyLink } from './lobby-link.ts';
import { LATE_PRESS_MS } from './pending-call.ts';
import { instantProof } from './proofs.ts';
import type { GameServerCalls } from './game-server-calls.ts';
import { type RoundScene, useInstantRound } from './use-instant-round.ts';
import { useGameServer } from './use-game-server.ts';
import { NO_VISIT_FIGURES, withSettledBet } from './visit-figures.ts';

const CHOICE = { target: 5_000, side: 'over' };
const SEED = 'a'.repeat(64);

/** Creates a game server for one player that plays each bet id once. Its `mood` makes it lose answers or refuse. */
function gameServerOf() {
  const asked: string[] = [];
  const played = new Map<string, HallRound>();
  let balance = 100_00;
  const state: { mood: 'well' | 'silent' | 'deaf' | 'ended' } = { mood: 'well' };
  const after = () => ({ clientSeed: 'mine', nonce: played.size, nextSeedHash: commit(SEED) });
  const bet = (id: string, stake: number): HallRound => {
    const known = played.get(id);
    if (known) return known;
    const nonce = played.size;
    const { drawn, multiplier, payout } = playInstant(DICE, openStream(SEED, 'mine', nonce), {
      stake,
      choice: CHOICE,
    });
    balance += payout - stake;
    const round: HallRound = {
      roundId: id,
      time: 1,
      stake,
      choice: CHOICE,
      outcome: drawn,
      multiplier,
      payout,
      proof: { seed: SEED, seedHash: commit(SEED), clientSeed: 'mine', nonce, rulesVersion: 'dice-1' },
      round: null,
    };
    played.set(id, round);
    return round;
  };
  const calls: GameServerCalls = {
    watch: () => Promise.reject(new TypeError('no shared game')),
    async ask(name, request) {
      asked.push(name);
      // deaf: the bet does not arrive. silent: the bet is played, but its answer is lost.
      if (state.mood === 'deaf') throw new TypeError('no network');
      if (state.mood === 'ended') return { status: 'refused', code: 'sessionEnded' };
      if (name === 'open')
        return {
          status: 'done',
          result: {
            gameId: 2002,
            title: 'Dice',
            family: 'dice',
            kind: 'dice',
            look: 'dice',
            mode: 'coins',
            balance,
            stakes: { min: 100, max: 500_000, step: 100, choices: [500], listed: false },
            returnRange: { least: 1, most: 1 },
            maximumWin: 100_000_000,
            autoPlay: false,
            round: null,
            ...after(),
          },
        };
      const { clientTxnId, stake } = request as { clientTxnId: string; stake: number };
      if (stake > balance) return { status: 'refused', code: 'insufficientFunds', balance };
      const round = bet(clientTxnId, stake);
      if (state.mood === 'silent') throw new TypeError('the answer was lost');
      return { status: 'done', result: { ...round, balance, ...after() } };
    },
  };
  return { calls, asked, played, state, balance: () => balance };
}

function setUp({ isCovered = false } = {}) {
  const gameServer = gameServerOf();
  const sent: string[] = [];
  const shown: string[] = [];
  const link: LobbyLink = { send: ({ type }) => void sent.push(type), listen: () => () => {} };
  const scene: RoundScene = {
    start: () => void shown.push('start'),
    land: (_round, instant) => {
      shown.push(instant ? 'land at once' : 'land');
      // A result that the player has to uncover stays covered here.
      return isCovered ? new Promise(() => undefined) : Promise.resolve();
    },
    isCovered,
    fail: () => void shown.push('fail'),
    skip: () => void shown.push('skip'),
  };
  function Game({ stake = 10_00 }: { stake?: number }) {
    const now = useGameServer(gameServer.calls, link);
    const rounds = useInstantRound(now, scene);
    return (
      <div data-status={rounds.status} data-note={rounds.note} data-game-server={now.status}>
        <output>{now.balance}</output>
        <button id="play" onClick={() => rounds.play(stake, CHOICE)}>
          Play
        </button>
        <button id="check" onClick={rounds.check}>
          Check
        </button>
        <button id="watch" onClick={() => rounds.shown[0] && rounds.watch(rounds.shown[0])}>
          Watch
        </button>
        <button id="end" onClick={rounds.endWatch}>
          Back
        </button>
        <i>{rounds.shown.length}</i>
        <pre>{JSON.stringify(rounds.figures)}</pre>
      </div>
    );
  }
  return { ...gameServer, sent, shown, Game };
}

/** Waits until answers have arrived, and the result was shown long enough for the next bet. */
const fresh = () => act(() => vi.advanceTimersByTimeAsync(LATE_PRESS_MS));

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

describe('a round of a single draw in the frame', () => {
  it('is requested once, shown, and only then added to the list', async () => {
    const { Game, balance, shown, sent, played } = setUp();
    const { box } = await render(<Game />);
    await press(the(box, '#play'));
    await fresh();
    expect(shown).toEqual(['start', 'land']);
    expect(played.size).toBe(1);
    expect(the(box, 'output').textContent).toBe(String(balance()));
    expect(sent).toEqual(['balance', 'betPlaced', 'balance', 'roundSettled']);
    expect(the(box, 'div').dataset['status']).toBe('idle');
  });

  it('still counts as running for a moment after its result is shown, so that a late press to skip does not bet', async () => {
    const { Game, played, shown } = setUp();
    const { box } = await render(<Game />);
    await press(the(box, '#play'));
    await act(() => vi.advanceTimersByTimeAsync(LATE_PRESS_MS - 1));
    expect(shown).toEqual(['start', 'land']);
    expect(the(box, 'div').dataset['status']).toBe('playing');
    await press(the(box, '#play'));
    await fresh();
    expect(played.size).toBe(1);
    expect(the(box, 'div').dataset['status']).toBe('idle');
    await press(the(box, '#play'));
    await fresh();
    expect(played.size).toBe(2);
  });

  it('is played and paid once if its answer is lost, and is shown when the player requests its result', async () => {
    const { Game, balance, shown, state, played } = setUp();
    const { box } = await render(<Game />);
    state.mood = 'silent';
    await press(the(box, '#play'));
    expect(the(box, 'div').dataset).toMatchObject({ status: 'unknown', note: 'unknown' });
    expect(shown).toEqual(['start', 'fail']);
    state.mood = 'well';
    await press(the(box, '#check'));
    await fresh();
    expect(shown.at(-1)).toBe('land at once');
    expect(played.size).toBe(1);
    expect(the(box, 'output').textContent).toBe(String(balance()));
  });

  it('is shown at the next visit if a reload has interrupted it', async () => {
    const { Game, shown, state, played } = setUp();
    const first = await render(<Game />);
    state.mood = 'silent';
    await press(the(first.box, '#play'));
    await first.leave();
    state.mood = 'well';
    const { box } = await render(<Game />);
    await fresh();
    expect(shown).toEqual(['start', 'fail', 'land at once']);
    expect(the(box, 'div').dataset['note']).toBe('back');
    expect(played.size).toBe(1);
    expect(the(box, 'i').textContent).toBe('1');
  });

  it('is shown covered again after a reload if the player has not uncovered its result', async () => {
    const { Game, shown, played } = setUp({ isCovered: true });
    const first = await render(<Game />);
    await press(the(first.box, '#play'));
    await fresh();
    await first.leave();
    const { box } = await render(<Game />);
    await fresh();
    expect(shown).toEqual(['start', 'land', 'land at once']);
    expect(played.size).toBe(1);
    expect(the(box, 'div').dataset).toMatchObject({ status: 'playing', note: 'back' });
    expect(the(box, 'i').textContent).toBe('0');
  });

  it('is counted in the totals of the visit, but only the last rounds are kept to show', async () => {
    const { Game, played } = setUp();
    const { box } = await render(<Game stake={10} />);
    for (let round = 0; round < 150; round++) {
      await press(the(box, '#play'));
      await fresh();
    }
    const all = [...played.values()];
    expect(all).toHaveLength(150);
    expect(the(box, 'i').textContent).toBe('100');
    expect(JSON.parse(the(box, 'pre').textContent)).toEqual({
      rounds: 150,
      staked: 1_500,
      paid: all.reduce((sum, { payout }) => sum + payout, 0),
      best: Math.max(...all.map(({ payout }) => payout)),
      bestTimes: Math.max(...all.map(({ multiplier }) => multiplier)),
    });
  });

  it('is replayed without a bet, a message to the lobby or a change of the totals', async () => {
    const { Game, shown, sent, asked, played, balance } = setUp();
    const { box } = await render(<Game />);
    await press(the(box, '#play'));
    await fresh();
    const before = [the(box, 'pre').textContent, [...sent], [...asked], balance()];
    shown.length = 0;
    await press(the(box, '#watch'));
    await fresh();
    expect(shown).toEqual(['start', 'land']);
    expect(the(box, 'div').dataset['status']).toBe('watching');
    // During a replay, no bet can be placed.
    await press(the(box, '#play'));
    await press(the(box, '#end'));
    expect(the(box, 'div').dataset['status']).toBe('idle');
    expect([the(box, 'pre').textContent, sent, asked, balance()]).toEqual(before);
    expect(played.size).toBe(1);
    await press(the(box, '#play'));
    await fresh();
    expect(played.size).toBe(2);
  });

  it('is not played if the balance is too low, which is reported to the player and the lobby', async () => {
    const { Game, sent, balance } = setUp();
    const { box } = await render(<Game stake={1_000_00} />);
    await press(the(box, '#play'));
    expect(the(box, 'div').dataset).toMatchObject({ status: 'idle', note: 'insufficientFunds' });
    expect(sent).toContain('insufficientFunds');
    expect(balance()).toBe(100_00);
  });

  it('ends the game if the game server says that the session has ended', async () => {
    const { Game, sent, state } = setUp();
    const { box } = await render(<Game />);
    state.mood = 'ended';
    await press(the(box, '#play'));
    expect(the(box, 'div').dataset['gameServer']).toBe('ended');
    expect(sent.at(-1)).toBe('error');
  });

  it('cannot begin if the game failed to open because the game server was silent', async () => {
    const { Game, state, played } = setUp();
    state.mood = 'deaf';
    const { box } = await render(<Game />);
    expect(the(box, 'div').dataset['gameServer']).toBe('unreachable');
    expect(played.size).toBe(0);
  });
});

describe('totals and proof of rounds of a single draw', () => {
  const { calls } = gameServerOf();
  const play = async (id: string): Promise<HallRound> => {
    const answer = await calls.ask('play', { clientTxnId: id, stake: 10_00, choice: CHOICE });
    if (answer.status === 'refused') throw new Error(answer.code);
    return answer.result;
  };

  it('the totals add up stakes and wins, and keep the best win', async () => {
    const rounds = [await play('1'), await play('2'), await play('3')];
    const paid = rounds.reduce((sum, { payout }) => sum + payout, 0);
    const best = Math.max(...rounds.map(({ payout }) => payout));
    expect(rounds.reduce(withSettledBet, NO_VISIT_FIGURES)).toEqual({
      rounds: 3,
      staked: 30_00,
      paid,
      best,
      bestTimes: best / 10,
    });
  });

  it("the proof holds only for the round's own payout, outcome and seed", async () => {
    const holds = instantProof(DICE);
    const round = await play('4');
    expect(holds(round)).toBe(true);
    expect(holds({ ...round, payout: round.payout + 1 })).toBe(false);
    expect(holds({ ...round, outcome: { roll: -1 } })).toBe(false);
    const proof = round.proof && { ...round.proof, seed: 'b'.repeat(64) };
    expect(holds({ ...round, proof })).toBe(false);
  });
});
