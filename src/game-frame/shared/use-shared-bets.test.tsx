// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, render, the } from '../../../tests/render.ts';
import type { SharedBet, HallRound } from '../../../contract/game-server.ts';
import type { LobbyLink } from '../lobby-link.ts';
import type { GameServerCalls } from '../game-server-calls.ts';
import type { OpenedGame, GameServerConnection } from '../use-game-server.ts';
import { useSharedBets } from './use-shared-bets.ts';
import type { LiveTable } from './use-shared-table.ts';

const ROUND = {
  number: 5,
  phase: 'betting',
  closesAt: 1,
  startsAt: null,
  shown: null,
  past: null,
  nextAt: null,
} as const;
const table = (mine: readonly SharedBet[] = [], number = 5): LiveTable['table'] => ({
  round: { ...ROUND, number },
  bets: new Map(),
  totals: { bets: 0, staked: 0, paid: 0 },
  mine,
  history: [],
  chain: null,
  mostBets: 2,
});
const bet = (status: SharedBet['status'], payout = 0): SharedBet => ({
  roundId: 'r1',
  number: 5,
  stake: 1_000,
  choice: {},
  status,
  multiplier: payout / 10,
  payout,
});

type Mood = 'well' | 'silent' | 'closed';

/** Creates a game server that accepts each bet id once. Its mood `silent` loses answers, and `closed` refuses bets. */
function setUp() {
  const taken = new Set<string>();
  const asked: string[] = [];
  const sent: string[] = [];
  const state: { mood: Mood; records: HallRound[]; live: LiveTable } = {
    mood: 'well',
    records: [],
    live: { table: table(), isLive: true, states: 1, drop: () => undefined },
  };
  const ask = async (name: string, request: { clientTxnId?: string }) => {
    asked.push(name);
    if (name === 'rounds') return { status: 'done', result: { list: state.records, more: false } };
    if (name === 'cancelBet') return { status: 'done', result: { balance: 5_000 } };
    if (state.mood === 'closed') return { status: 'refused', code: 'betsClosed' };
    taken.add(request.clientTxnId ?? '');
    if (state.mood === 'silent') throw new TypeError('the answer was lost');
    return { status: 'done', result: { bet: bet('open'), balance: 4_000 } };
  };
  const link: LobbyLink = { send: ({ type }) => void sent.push(type), listen: () => () => {} };
  const gameServer = {
    status: 'ready',
    game: { gameId: 2001 } as OpenedGame,
    balance: 5_000,
    calls: { ask, watch: () => Promise.reject(new TypeError('none')) } as unknown as GameServerCalls,
    link,
    reload: () => undefined,
    take: ({ balance }: { balance?: number }) => void sent.push(`balance ${balance}`),
    refused: () => undefined,
    seeds: { clientSeed: '', nonce: 0, nextSeedHash: '' },
  } satisfies GameServerConnection;
  function Game() {
    const over = useRef<SharedBet[]>([]);
    const bets = useSharedBets({
      gameServer,
      live: state.live,
      spotOf: (_, used) => ['one', 'two'].find((spot) => !used.has(spot)),
      onOver: (ended) => void over.current.push(ended),
    });
    return (
      <>
        <button type="button" name="bet" onClick={() => bets.place('one', 1_000, {})}>
          Bet
        </button>
        <button type="button" name="cancel" onClick={() => bets.cancel('one')}>
          Cancel
        </button>
        <output>
          {[...bets.spots].map(([spot, { status }]) => `${spot} ${status}`).join()}
          {[...bets.notes].map(([spot, note]) => ` ${spot}: ${note}`).join()}
          {bets.figures.rounds > 0 && ` over ${bets.figures.rounds}: ${bets.figures.paid}`}
        </output>
      </>
    );
  }
  return { Game, state, taken, asked, sent };
}

type Page = Awaited<ReturnType<typeof render>>;
const output = ({ box }: Page): string => the(box, 'output').textContent.trim();
const bets = (page: Page) => press(the(page.box, '[name="bet"]'));

describe('a bet in a shared round', () => {
  beforeEach(() => sessionStorage.clear());

  it('belongs to the round as soon as its stake was taken, and is counted only once after the stream has reported how it ended', async () => {
    const { Game, state, sent } = setUp();
    const page = await render(<Game />);
    await bets(page);
    expect(output(page)).toBe('one in');
    expect(sent).toEqual(['betPlaced', 'balance 4000']);
    for (let times = 0; times < 2; times++) {
      state.live = { ...state.live, table: table([bet('over', 2_000)]) };
      await page.redraw(<Game />);
    }
    expect(output(page)).toBe('over 1: 2000');
    expect(sent.filter((one) => one === 'roundSettled')).toHaveLength(1);
  });

  it('is sent again with the same id if the answer was lost, and accepted only once', async () => {
    const { Game, state, taken, asked } = setUp();
    state.mood = 'silent';
    const page = await render(<Game />);
    await bets(page);
    expect(output(page)).toBe('one unknown one: unknown');
    state.mood = 'well';
    state.live = { ...state.live, states: 2 };
    await page.redraw(<Game />);
    await act(async () => {});
    expect(output(page)).toBe('one in');
    expect([taken.size, asked]).toEqual([1, ['placeBet', 'placeBet']]);
  });

  it('is sent again at the next visit if it got no answer', async () => {
    const first = setUp();
    first.state.mood = 'silent';
    const page = await render(<first.Game />);
    await bets(page);
    await page.leave();
    const second = setUp();
    second.state.mood = 'closed';
    const again = await render(<second.Game />);
    await act(async () => {});
    expect(second.asked).toEqual(['placeBet']);
    expect(output(again)).toBe('one: betsClosed');
  });

  it('is shown again at the next visit while its round is running', async () => {
    const { Game, state } = setUp();
    state.live = { ...state.live, table: table([bet('open')]) };
    expect(output(await render(<Game />))).toBe('one in');
  });

  it('is looked up in the records if the stream was broken when it ended', async () => {
    const { Game, state, asked } = setUp();
    const page = await render(<Game />);
    await bets(page);
    const record = {
      roundId: 'r1',
      time: 1,
      stake: 1_000,
      choice: {},
      outcome: {},
      multiplier: 150,
      payout: 1_500,
    };
    state.records = [{ ...record, proof: null, round: null }];
    state.live = { ...state.live, table: table([], 7), states: 2 };
    await page.redraw(<Game />);
    await act(async () => {});
    expect(asked).toEqual(['placeBet', 'rounds']);
    expect(output(page)).toBe('over 1: 1500');
  });

  it('counts in the totals of the visit, even if there were 150 bets', async () => {
    const { Game, state } = setUp();
    const page = await render(<Game />);
    const many = Array.from({ length: 150 }, (_, at) => ({ ...bet('over', 10), roundId: `many-${at}` }));
    state.live = { ...state.live, table: table(many) };
    await page.redraw(<Game />);
    expect(output(page)).toBe('over 150: 1500');
  });

  it('can be cancelled, which returns the stake', async () => {
    const { Game, sent } = setUp();
    const page = await render(<Game />);
    await bets(page);
    await press(the(page.box, '[name="cancel"]'));
    expect(output(page)).toBe('');
    expect(sent.slice(-2)).toEqual(['balance 5000', 'betRefused']);
  });
});
