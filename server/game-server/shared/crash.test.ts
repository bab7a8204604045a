import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commit } from '../../../fair/random.ts';
import { recompute } from '../../../fair/recompute.ts';
import { crashPoint } from '../../../fair/shared/crash.ts';
import { firstShownAt, multiplierAt } from '../../../fair/shared/curve.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { readWallet } from '../../ledger/wallet.ts';
import {
  allPaid,
  beginRound,
  codeOf,
  move,
  sharedBetOf,
  type SharedStream,
  watchGame,
  withoutNames,
} from '../../testing/shared-game.ts';
import { openGame, type OpenGame, type TestHall, testHall } from '../../testing/game-server.ts';
import { sweepRounds } from '../sweep.ts';
import { LATE_BETS_MS } from './table-machine.ts';

const CRASH = 2001;
const COINS = 1_000_000;
const BETS_MS = 7_000;

let hall: TestHall;
let watched: SharedStream;
let player: OpenGame;
beforeAll(async () => {
  hall = await testHall();
  player = await openGame(hall, CRASH, { coins: COINS });
  watched = await watchGame(player);
});
afterAll(async () => {
  await watched.close();
  await hall.close();
});

const coinsOf = async ({ userId }: OpenGame): Promise<number> =>
  (await readWallet(hall.product.db, userId)).coin;

const endOf = ({ outcome }: { outcome: unknown }): number => (outcome as { endsAt: number }).endsAt;

/** Ends the running round, waits until everything is paid, and ends the result phase. */
async function endRound(runMs: number): Promise<void> {
  await move(hall, runMs);
  await allPaid(hall);
  hall.product.clock.advance(3_000);
}

/** Returns the stored phase of the latest round. */
async function storedPhase(): Promise<string | undefined> {
  const { rows } = await hall.book.query<{ phase: string }>(
    `select r.phase from shared_rounds r join chains c on c.id = r.chain_id
     where c.kind = 'crash' order by r.chain_id desc, r.number desc limit 1`,
  );
  return rows[0]?.phase;
}

/** Holds the next bet at the wallet: `asked` resolves when the wallet was asked for it. */
function heldWallet(): { readonly asked: Promise<void>; answer(): void } {
  const { coins } = hall.served.gameServer;
  const take = coins.take.bind(coins);
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(coins, 'take').mockImplementationOnce(async (round, token) => {
      resolve();
      await answered;
      return take(round, token);
    });
  });
  return { asked, answer };
}

describe('a round of Crash', () => {
  it("pays a bet with a target exactly the target's multiplier, and shows a proof that leads back to the hash chain", async () => {
    const before = await coinsOf(player);
    const round = await beginRound(hall, 'crash', (end) => endOf(end) >= 300);
    const { bet, balance } = await player.done('placeBet', sharedBetOf(round, { auto: 200 }));
    expect(bet).toMatchObject({ status: 'open', number: round.number, payout: 0 });
    expect(balance).toBe(before - 1_000);
    await move(hall, BETS_MS);
    await move(hall, firstShownAt(200) - 1);
    expect(watched.messages.some((message) => message.type === 'mine' && message.bet.status === 'over')).toBe(
      false,
    );
    await move(hall, 1);
    const off = await watched.until(
      'mine',
      ({ bet: mine }) => mine.roundId === bet.roundId && mine.status === 'over',
    );
    expect(off.bet).toMatchObject({ multiplier: 200, payout: 2_000 });
    // The bet is paid while the round continues, so the payment does not reveal the round's end.
    await allPaid(hall);
    expect(await coinsOf(player)).toBe(before + 1_000);
    expect((await player.done('rounds')).list[0]).toMatchObject({
      outcome: null,
      proof: null,
      payout: 2_000,
    });
    await endRound(round.runMs);
    const { round: over } = await watched.until(
      'round',
      (announced) => announced.round.past?.number === round.number,
    );
    expect(over.past?.outcome).toEqual(round.outcome);
    const [announced] = (await player.done('rounds')).list;
    if (!announced?.proof) throw new Error('no proof');
    expect(crashPoint(announced.proof.seed, announced.proof.clientSeed)).toBe(endOf(round));
    expect(
      recompute({ ...announced.proof, outcome: announced.outcome as object as Record<string, unknown> })
        .matches,
    ).toBe(true);
    expect(announced.proof.seed).toBe(over.past?.hash);
    const state = await watched.until('state');
    let hash = announced.proof.seed;
    for (let back = announced.proof.nonce; back > 0; back--) hash = commit(hash);
    expect(hash).toBe(state.chain?.anchor);
  });

  it('pays a bet without a target the multiplier that the curve has reached when the cash-out arrives', async () => {
    const before = await coinsOf(player);
    const round = await beginRound(hall, 'crash', (end) => endOf(end) >= 200);
    const { bet } = await player.done('placeBet', sharedBetOf(round, {}));
    const cashOut = { clientTxnId: randomUUID(), roundId: bet.roundId };
    expect(codeOf(await player.ask('cashOut', cashOut))).toBe('choiceNotOffered');
    await move(hall, BETS_MS);
    await move(hall, 165);
    expect(codeOf(await player.ask('cashOut', cashOut))).toBe('choiceNotOffered');
    hall.product.clock.advance(5_000);
    const at = multiplierAt(5_165);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.done('cashOut', cashOut)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ multiplier: at, payout: at * 10, outcome: null, proof: null });
    expect(answers[0]?.balance).toBe(before - 1_000 + at * 10);
    await endRound(round.runMs);
    // A repeated request gets the same answer; after the next round has begun, the answer is that the bet is settled.
    const again = { ...cashOut, clientTxnId: randomUUID() };
    expect(await player.done('cashOut', again)).toMatchObject({ payout: at * 10 });
    const next = await beginRound(hall, 'crash');
    const late = { ...again, clientTxnId: randomUUID() };
    expect(codeOf(await player.ask('cashOut', late))).toBe('roundSettled');
    await move(hall, BETS_MS);
    await endRound(next.runMs);
    expect(await coinsOf(player)).toBe(before - 1_000 + at * 10);
  });

  it('accepts a cash-out in the last millisecond before the crash, and refuses one a millisecond later', async () => {
    const before = await coinsOf(player);
    const round = await beginRound(hall, 'crash', (end) => endOf(end) >= 150 && endOf(end) < 1_000);
    const one = await player.done('placeBet', sharedBetOf(round, {}));
    const other = await player.done('placeBet', sharedBetOf(round, {}));
    await move(hall, BETS_MS);
    hall.product.clock.advance(round.runMs - 1);
    const last = await player.done('cashOut', { clientTxnId: randomUUID(), roundId: one.bet.roundId });
    expect(last.multiplier).toBe(endOf(round));
    hall.product.clock.advance(1);
    const late = { clientTxnId: randomUUID(), roundId: other.bet.roundId };
    expect(codeOf(await player.ask('cashOut', late))).toBe('roundSettled');
    await endRound(0);
    expect(await coinsOf(player)).toBe(before - 2_000 + last.payout);
  });

  it('does not begin while nobody has the game open', async () => {
    const quiet = await testHall();
    const { rows: before } = await quiet.book.query('select count(*)::int as count from shared_rounds');
    for (let times = 0; times < 5; times++) await move(quiet, 60_000);
    expect(before).toEqual([{ count: 0 }]);
    const { rows } = await quiet.book.query('select count(*)::int as count from shared_rounds');
    expect(rows).toEqual([{ count: 0 }]);
    await quiet.close();
  });
});

describe('a bet in a round of Crash', () => {
  it('takes the stake once, even when its request arrives many times in parallel', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    const once = sharedBetOf(round, { auto: 150 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.ask('placeBet', once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await coinsOf(player)).toBe(before - 1_000);
    expect(codeOf(await player.ask('placeBet', { ...once, stake: 2_000 }))).toBe('conflict');
    await move(hall, BETS_MS);
    await endRound(round.runMs);
  });

  it('is refused if the player already has two bets in the round, even when ten arrive in parallel', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () =>
        codeOf(await player.ask('placeBet', sharedBetOf(round, { auto: 101 }))),
      ),
    );
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'done'),
      ...Array.from({ length: 8 }, () => 'enoughBets'),
    ]);
    expect(await coinsOf(player)).toBe(before - 2_000);
    await move(hall, BETS_MS);
    await endRound(round.runMs);
  });

  it('is refused for another round, and after bets have closed by the clock, even before the next tick', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    for (const number of [round.number - 1, round.number + 1])
      expect(codeOf(await player.ask('placeBet', sharedBetOf({ number }, {})))).toBe('betsClosed');
    hall.product.clock.advance(BETS_MS);
    expect(codeOf(await player.ask('placeBet', sharedBetOf(round, {})))).toBe('betsClosed');
    await move(hall, 0);
    expect(codeOf(await player.ask('placeBet', sharedBetOf(round, {})))).toBe('betsClosed');
    expect(await coinsOf(player)).toBe(before);
    await endRound(round.runMs);
  });

  it('is in the round if it arrived in time, although the wallet answers after bets have closed', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    const wallet = heldWallet();
    const bet = player.ask('placeBet', sharedBetOf(round, { auto: 101 }));
    await wallet.asked;
    await move(hall, BETS_MS);
    expect(await storedPhase()).toBe('betting');
    wallet.answer();
    expect(codeOf(await bet)).toBe('done');
    await move(hall, 0);
    expect(await storedPhase()).toBe('running');
    expect(await coinsOf(player)).toBe(before - 1_000);
    await endRound(round.runMs);
  });

  it('is undone if the wallet does not answer within three seconds after bets have closed', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    const wallet = heldWallet();
    const bet = player.ask('placeBet', sharedBetOf(round, { auto: 101 }));
    await wallet.asked;
    await move(hall, BETS_MS + LATE_BETS_MS - 1);
    expect(await storedPhase()).toBe('betting');
    await move(hall, 1);
    expect(await storedPhase()).toBe('running');
    wallet.answer();
    expect(codeOf(await bet)).toBe('betsClosed');
    expect(await coinsOf(player)).toBe(before);
    await endRound(round.runMs);
  });

  it.each([
    ['a target below the least', { auto: 100 }, 1_000, 'choiceNotOffered'],
    ['a stake that is no whole peso', {}, 150, 'stakeNotOffered'],
    ['a stake above the largest', {}, 500_100, 'stakeNotOffered'],
    ['no choice', null, 1_000, 'choiceNotOffered'],
  ])('is refused with %s', async (_, choice, stake, code) => {
    const round = await beginRound(hall, 'crash');
    expect(codeOf(await player.ask('placeBet', sharedBetOf(round, choice, stake)))).toBe(code);
    await move(hall, BETS_MS);
    await endRound(round.runMs);
  });

  it('frees its place for another bet if its stake is above the balance', async () => {
    const poor = await openGame(hall, CRASH, { coins: 500 });
    const round = await beginRound(hall, 'crash');
    for (let times = 0; times < 3; times++)
      expect(await poor.refused('placeBet', sharedBetOf(round, {}))).toEqual({
        status: 'refused',
        code: 'insufficientFunds',
        balance: 500,
      });
    expect(codeOf(await poor.ask('placeBet', sharedBetOf(round, {}, 500)))).toBe('done');
    await move(hall, BETS_MS);
    await endRound(round.runMs);
  });

  it('can be cancelled until bets close, and then leaves no trace', async () => {
    const round = await beginRound(hall, 'crash');
    const before = await coinsOf(player);
    const { bet } = await player.done('placeBet', sharedBetOf(round, {}));
    const [one, two] = await Promise.all([
      player.ask('cancelBet', { roundId: bet.roundId }),
      player.ask('cancelBet', { roundId: bet.roundId }),
    ]);
    expect([one, two].map(codeOf)).toContain('done');
    expect(await player.done('cancelBet', { roundId: bet.roundId })).toEqual({ balance: before });
    const stays = await player.done('placeBet', sharedBetOf(round, { auto: 101 }));
    await move(hall, BETS_MS);
    expect(codeOf(await player.ask('cancelBet', { roundId: stays.bet.roundId }))).toBe('betsClosed');
    const other = await openGame(hall, CRASH);
    expect(codeOf(await other.ask('cancelBet', { roundId: stays.bet.roundId }))).toBe('unknownRound');
    expect(
      codeOf(await other.ask('cashOut', { clientTxnId: randomUUID(), roundId: stays.bet.roundId })),
    ).toBe('unknownRound');
    await endRound(round.runMs);
  });
});

it('nothing sent before a crash reveals when it comes: rounds with early, middle and late crashes look the same until then', async () => {
  const announced: unknown[] = [];
  const answers: unknown[] = [];
  for (const [least, most] of [
    [250, 300],
    [400, 900],
    [2_000, 1_000_000],
  ] as const) {
    const round = await beginRound(hall, 'crash', (end) => endOf(end) >= least && endOf(end) < most);
    const from = watched.messages.length;
    const at = hall.product.clock.now();
    const { bet } = await player.done('placeBet', sharedBetOf(round, { auto: 100_000 }));
    await move(hall, BETS_MS);
    for (let ms = 0; ms < firstShownAt(250) - 100; ms += 100) await move(hall, 100);
    const { status, code } = await player.refused('placeBet', sharedBetOf(round, {}));
    answers.push([status, code]);
    await player.done('open');
    const list = await player.done('rounds', { pageSize: 1 });
    answers.push(list.list[0]?.outcome === null ? 'nothing' : typeof list.list[0]?.proof);
    const last = hall.product.clock.now();
    await watched.until('hello', ({ serverTime }) => serverTime > last - 5_100);
    const said = watched.messages.slice(from).filter(({ type }) => type !== 'hello');
    announced.push(
      withoutNames(
        said.toSorted((a, b) => a.serverTime - b.serverTime || a.type.localeCompare(b.type)),
        { number: round.number, at },
      ),
    );
    await player.done('cashOut', { clientTxnId: randomUUID(), roundId: bet.roundId });
    await endRound(round.runMs);
  }
  expect(announced[1]).toEqual(announced[0]);
  expect(announced[2]).toEqual(announced[0]);
  expect(answers.slice(2, 4)).toEqual(answers.slice(0, 2));
});

it("a returning player receives the whole state with the player's own bet, and others see that bet only under a masked name", async () => {
  const round = await beginRound(hall, 'crash', (end) => endOf(end) >= 200);
  const { bet } = await player.done('placeBet', sharedBetOf(round, {}));
  await move(hall, BETS_MS);
  await move(hall, 1_000);
  const again = await watchGame(player);
  const state = await again.until('state');
  expect(state.mine).toEqual([expect.objectContaining({ roundId: bet.roundId, status: 'open' })]);
  expect(state.round).toMatchObject({ number: round.number, phase: 'running', past: null, shown: null });
  const guest = await openGame(hall, CRASH, { tryIt: true });
  const fun = await watchGame(guest);
  expect(await fun.until('state')).toMatchObject({ mine: [], bets: [], totals: { bets: 0 } });
  const other = await openGame(hall, CRASH);
  const seen = await watchGame(other);
  const [announced] = (await seen.until('state')).bets;
  expect(announced).toMatchObject({ stake: 1_000, multiplier: 0 });
  expect(announced?.name).toMatch(/\*\*\*/);
  await Promise.all([again, fun, seen].map((stream) => stream.close()));
  await endRound(round.runMs);
});

it('each of 500 players in one round is paid once, in the wallet and in the ledger', async () => {
  const round = await beginRound(hall, 'crash', (end) => endOf(end) >= 200 && endOf(end) < 10_000);
  const crowd: OpenGame[] = [];
  // Players sign up and log in, in small groups.
  for (let made = 0; made < 500; made += 20)
    crowd.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => openGame(hall, CRASH, { coins: 1_000 })))),
    );
  for (let from = 0; from < 500; from += 50)
    await Promise.all(
      crowd.slice(from, from + 50).map((game, index) => {
        const auto = [101, 150, 199, 100_000][(from + index) % 4] ?? 101;
        return game.done('placeBet', sharedBetOf(round, { auto }, 100));
      }),
    );
  await move(hall, BETS_MS);
  await move(hall, 10_000);
  await endRound(round.runMs);
  const coins = await Promise.all(crowd.map(coinsOf));
  const expected = crowd.map((_, index) => 900 + ([101, 150, 199, 0][index % 4] ?? 0));
  expect(coins).toEqual(expected);
  expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
}, 180_000);

it('the shared rounds of these tests leave no round unfinished for the background sweep', async () => {
  hall.product.clock.advance(60_000);
  expect(await sweepRounds(hall.served.gameServer)).toBe(0);
});
