// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import type { StudioRound } from '../../contract/studio.ts';
import { DICE } from '../../fair/instant/dice.ts';
import { playInstant } from '../../fair/instant/instant-game.ts';
import { commit, openStream } from '../../fair/random.ts';
import type { LobbyLink } from './lobby-link.ts';
import { instantProof } from './proofs.ts';
import { figuresOf } from './session-figures.tsx';
import type { StudioCalls } from './studio-calls.ts';
import { type RoundScene, useInstantRound } from './use-instant-round.ts';
import { useStudio } from './use-studio.ts';

const CHOICE = { target: 5_000, side: 'over' };
const SEED = 'a'.repeat(64);

/** A studio of one player, which plays a bet once for each of its ids, and may be silenced or set to refuse. */
function studioOf() {
  const asked: string[] = [];
  const played = new Map<string, StudioRound>();
  let balance = 100_00;
  const state: { mood: 'well' | 'silent' | 'deaf' | 'ended' } = { mood: 'well' };
  const after = () => ({ clientSeed: 'mine', nonce: played.size, nextSeedHash: commit(SEED) });
  const bet = (id: string, stake: number): StudioRound => {
    const known = played.get(id);
    if (known) return known;
    const nonce = played.size;
    const { drawn, multiplier, payout } = playInstant(DICE, openStream(SEED, 'mine', nonce), {
      stake,
      choice: CHOICE,
    });
    balance += payout - stake;
    const round: StudioRound = {
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
  const calls: StudioCalls = {
    watch: () => Promise.reject(new TypeError('no shared game')),
    async ask(name, request) {
      asked.push(name);
      // Deaf: the bet does not arrive. Silent: it is played, and the answer is lost.
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
  const studio = studioOf();
  const said: string[] = [];
  const shown: string[] = [];
  const link: LobbyLink = { say: ({ type }) => void said.push(type), listen: () => () => {} };
  const scene: RoundScene = {
    start: () => void shown.push('start'),
    land: (_round, instant) => {
      shown.push(instant ? 'land at once' : 'land');
      // A result that the player has to uncover is not seen by itself.
      return isCovered ? new Promise(() => undefined) : Promise.resolve();
    },
    isCovered,
    fail: () => void shown.push('fail'),
    skip: () => void shown.push('skip'),
  };
  function Game({ stake = 10_00 }: { stake?: number }) {
    const now = useStudio(studio.calls, link);
    const rounds = useInstantRound(now, scene);
    return (
      <div data-status={rounds.status} data-note={rounds.note} data-studio={now.status}>
        <output>{now.balance}</output>
        <button id="play" onClick={() => rounds.play(stake, CHOICE)}>
          Play
        </button>
        <button id="check" onClick={rounds.check}>
          Check
        </button>
        <i>{rounds.shown.length}</i>
      </div>
    );
  }
  return { ...studio, said, shown, Game };
}

const fresh = () => act(async () => {});

beforeEach(() => sessionStorage.clear());

describe('a round in the frame', () => {
  it('is asked once, shown, and only then counted', async () => {
    const { Game, balance, shown, said, played } = setUp();
    const { box } = await render(<Game />);
    await press(the(box, '#play'));
    await fresh();
    expect(shown).toEqual(['start', 'land']);
    expect(played.size).toBe(1);
    expect(the(box, 'output').textContent).toBe(String(balance()));
    expect(said).toEqual(['balance', 'betPlaced', 'balance', 'roundSettled']);
    expect(the(box, 'div').dataset['status']).toBe('idle');
  });

  it('is not followed by a bet of the press that came too late to show its result', async () => {
    const { Game, played } = setUp();
    const { box } = await render(<Game />);
    await press(the(box, '#play'));
    await fresh();
    await press(the(box, '#play'));
    await fresh();
    expect(played.size).toBe(1);
  });

  it('whose answer was lost is shown and paid once, when its result is asked for', async () => {
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

  it('that was left by a reload is shown at the next visit', async () => {
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

  it('that the player has not uncovered lies there again after a reload', async () => {
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

  it('that the balance does not cover says so to player and lobby, and takes nothing', async () => {
    const { Game, said, balance } = setUp();
    const { box } = await render(<Game stake={1_000_00} />);
    await press(the(box, '#play'));
    expect(the(box, 'div').dataset).toMatchObject({ status: 'idle', note: 'insufficientFunds' });
    expect(said).toContain('insufficientFunds');
    expect(balance()).toBe(100_00);
  });

  it('ends the game where the session has ended', async () => {
    const { Game, said, state } = setUp();
    const { box } = await render(<Game />);
    state.mood = 'ended';
    await press(the(box, '#play'));
    expect(the(box, 'div').dataset['studio']).toBe('ended');
    expect(said.at(-1)).toBe('error');
  });

  it('can be tried again when the studio was not reached at all', async () => {
    const { Game, state, played } = setUp();
    state.mood = 'deaf';
    const { box } = await render(<Game />);
    expect(the(box, 'div').dataset['studio']).toBe('unreachable');
    expect(played.size).toBe(0);
  });
});

describe('what is said of the rounds', () => {
  const { calls } = studioOf();
  const play = async (id: string): Promise<StudioRound> => {
    const answer = await calls.ask('play', { clientTxnId: id, stake: 10_00, choice: CHOICE });
    if (answer.status === 'refused') throw new Error(answer.code);
    return answer.result;
  };

  it('adds up what was staked and won', async () => {
    const rounds = [await play('1'), await play('2'), await play('3')];
    const paid = rounds.reduce((sum, { payout }) => sum + payout, 0);
    expect(figuresOf(rounds)).toMatchObject({ rounds: 3, staked: 30_00, paid });
    expect(figuresOf([])).toEqual({ rounds: 0, staked: 0, paid: 0, best: 0 });
  });

  it('is proved by the seeds, and by no others', async () => {
    const holds = instantProof(DICE);
    const round = await play('4');
    expect(holds(round)).toBe(true);
    expect(holds({ ...round, payout: round.payout + 1 })).toBe(false);
    expect(holds({ ...round, outcome: { roll: -1 } })).toBe(false);
    const proof = round.proof && { ...round.proof, seed: 'b'.repeat(64) };
    expect(holds({ ...round, proof })).toBe(false);
  });
});
