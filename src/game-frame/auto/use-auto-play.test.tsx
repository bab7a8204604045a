// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, type Rendered, the } from '../../../tests/render.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import type { AutoPlan } from './auto-plan.ts';
import { useAutoPlay } from './use-auto-play.ts';

const PLAN: AutoPlan = { rounds: 10, winAt: undefined, lossAt: undefined, balanceBelow: undefined };
type Status = Parameters<typeof useAutoPlay>[0]['status'];

/** State of a fake game; the test itself ends each round. */
const game = {
  status: 'idle' as Status,
  shown: [] as HallRound[],
  note: undefined as Parameters<typeof useAutoPlay>[0]['note'],
  balance: 100_00,
  isBarred: false,
  isPaused: false,
  bets: 0,
  pressed: [] as string[],
  hasSteps: false,
};
const fresh = { ...game };
let visibility: DocumentVisibilityState = 'visible';

function Game({ plan }: { readonly plan: AutoPlan }) {
  const auto = useAutoPlay({
    isOffered: true,
    ...game,
    last: game.shown[0],
    bet() {
      game.bets++;
      game.status = 'busy';
    },
    goOn() {
      game.pressed.push('step');
      return game.hasSteps;
    },
  });
  return (
    <>
      <button type="button" id="start" onClick={() => auto.start(plan)}>
        Start
      </button>
      <button type="button" id="stop" onClick={auto.stop}>
        Stop
      </button>
      <output>{auto.run ? `${auto.run.played} played` : (auto.stopped ?? 'off')}</output>
    </>
  );
}

let page: Rendered;
let plan = PLAN;
const output = (): string => the(page.box, 'output').textContent;
const redraw = (): Promise<void> => page.redraw(<Game plan={plan} />);
const pass = async (): Promise<void> => {
  await act(async () => vi.advanceTimersByTime(500));
  await redraw();
};
const settle = async (payout: number, stake = 10_00): Promise<void> => {
  const round = { roundId: `r${game.bets}`, stake, payout, multiplier: 0 } as HallRound;
  game.shown = [round, ...game.shown];
  game.balance += payout - stake;
  game.status = 'idle';
  await redraw();
};
const start = async (more: Partial<AutoPlan> = {}): Promise<void> => {
  plan = { ...PLAN, ...more };
  page = await render(<Game plan={plan} />);
  await press(the(page.box, '#start'));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(game, { ...fresh, shown: [], pressed: [] });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('auto play', () => {
  it('bets again only after the previous round was shown, and ends after the chosen number of rounds', async () => {
    await start();
    for (let round = 1; round <= 10; round++) {
      await pass();
      expect(game.bets).toBe(round);
      // No second bet is placed while a round is running.
      await pass();
      expect(game.bets).toBe(round);
      await settle(5_00);
    }
    expect(output()).toBe('rounds');
    await pass();
    expect(game.bets).toBe(10);
  });

  it.each([
    ['win', { winAt: 50_00 }, [5_00, 50_00]],
    ['loss', { lossAt: 15_00 }, [5_00, 0]],
    ['balance', { balanceBelow: 90_00 }, [0, 5_00]],
  ] as const)(
    'stops with the reason "%s" when the limit of that name is reached',
    async (why, more, payouts) => {
      await start(more);
      for (const payout of payouts) {
        expect(output()).toMatch(/played$/);
        await pass();
        await settle(payout);
      }
      expect(output()).toBe(why);
      await pass();
      expect(game.bets).toBe(payouts.length);
    },
  );

  it('stops when the player presses Stop, and the running round still ends normally', async () => {
    await start();
    await pass();
    await press(the(page.box, '#stop'));
    await settle(0);
    await pass();
    expect(output()).toBe('pressed');
    expect(game.bets).toBe(1);
  });

  it.each([
    ['funds', { isBarred: true }],
    ['away', { isPaused: true }],
    ['error', { status: 'unknown' as Status }],
  ] as const)('stops with the reason "%s" when no further round can be played', async (why, change) => {
    await start();
    await pass();
    await settle(0);
    Object.assign(game, change);
    await redraw();
    expect(output()).toBe(why);
    await pass();
    expect(game.bets).toBe(1);
  });

  it.each([
    ['funds', 'insufficientFunds'],
    ['error', 'stakeNotOffered'],
  ] as const)('stops with the reason "%s" when the game server refuses a bet', async (why, note) => {
    await start();
    await pass();
    Object.assign(game, { note, status: 'idle' });
    await redraw();
    expect(output()).toBe(why);
  });

  it('stops when the browser tab is hidden', async () => {
    await start();
    await act(async () => {
      visibility = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(output()).toBe('away');
    await pass();
    expect(game.bets).toBe(0);
  });

  it('ignores a refusal and a round from before its start', async () => {
    game.note = 'insufficientFunds';
    game.shown = [{ roundId: 'old', stake: 10_00, payout: 100_00 } as HallRound];
    await start({ winAt: 50_00 });
    expect(output()).toBe('0 played');
  });

  it('takes the steps of an open round, and stops if no step is left to take', async () => {
    game.hasSteps = true;
    await start();
    await pass();
    game.status = 'open';
    await redraw();
    await pass();
    expect(game.pressed).toEqual(['step']);
    expect(output()).toBe('0 played');
    game.status = 'busy';
    await redraw();
    game.status = 'open';
    game.hasSteps = false;
    await redraw();
    await pass();
    expect(output()).toBe('error');
  });
});
