import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { GameServerResult } from '../../contract/game-server.ts';
import { commit } from '../../fair/random.ts';
import { recompute } from '../../fair/recompute.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { GAME_SESSION_MS } from '../providers/sessions.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { MOST_FUN_ROUNDS } from './play.ts';
import { FUN_FOR_MS, OPEN_FOR_MS, sweepRounds } from './sweep.ts';

const DICE = 2002;
const MINES = 2003;
const COINS = 100_000;
const UNDER_HALF = { target: 4_950, side: 'under' } as const;
const ONE_MINE = { mines: 1 };

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

const coinsOf = async ({ userId }: OpenGame): Promise<number> =>
  (await readWallet(hall.product.db, userId)).coin;

/** Counts a player's rounds in the game server's database whose bet was taken. */
async function roundsOf({ userId }: OpenGame): Promise<number> {
  const { rowCount } = await hall.book.query('select 1 from rounds where owner = $1 and seed is not null', [
    `player:${userId}`,
  ]);
  return rowCount ?? 0;
}

/** Recomputes the result of a settled round from its proof and from the player's actions. */
function again({ proof, stake, choice, round }: GameServerResult<'play'>) {
  const outcome = round === null ? { stake, choice } : { ...round, stake, choice };
  return proof && recompute({ ...proof, outcome }).outcome;
}

describe('dice for coins', () => {
  it('takes the stake, rolls from the committed seed, pays the win, and returns the proof', async () => {
    const game = await openGame(hall, DICE);
    const before = await game.done('open');
    expect(before).toMatchObject({
      title: 'Dice',
      family: 'dice',
      kind: 'dice',
      look: 'dice',
      mode: 'coins',
      balance: COINS,
      round: null,
    });
    const played = await game.done('play', bet(UNDER_HALF));
    const { proof, outcome, multiplier, payout, balance, stake } = played;
    expect(proof && commit(proof.seed)).toBe(before.nextSeedHash);
    expect(proof).toMatchObject({ clientSeed: before.clientSeed, nonce: before.nonce });
    expect(again(played)).toMatchObject({ drawn: outcome, multiplier, payout });
    expect(balance).toBe(COINS - stake + payout);
    expect(await coinsOf(game)).toBe(balance);
    expect(played.nonce).toBe(before.nonce + 1);
    expect(played.nextSeedHash).not.toBe(before.nextSeedHash);
    const { list } = await game.done('rounds');
    expect(list).toEqual([expect.objectContaining({ roundId: played.roundId, proof, outcome })]);
  });

  it('plays fifty copies of a call as one round', async () => {
    const game = await openGame(hall, DICE);
    const once = bet(UNDER_HALF);
    const answers = await Promise.all(Array.from({ length: 50 }, () => game.ask('play', once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe('done');
    expect(await game.ask('play', once)).toEqual(answers[0]);
    expect(await roundsOf(game)).toBe(1);
    const [answer] = answers;
    expect(await coinsOf(game)).toBe(answer?.status === 'done' ? answer.result.balance : 0);
    expect(await game.refused('play', { ...once, stake: 2_000 })).toEqual({
      status: 'refused',
      code: 'conflict',
    });
  });

  it('refuses a bet above the balance without drawing an outcome, and returns the balance', async () => {
    const game = await openGame(hall, DICE, { coins: 500 });
    const { nextSeedHash } = await game.done('open');
    const dear = bet(UNDER_HALF, 600);
    const refusal = { status: 'refused', code: 'insufficientFunds', balance: 500 };
    expect(await game.refused('play', dear)).toEqual(refusal);
    expect(await game.refused('play', dear)).toEqual(refusal);
    expect(await game.done('open')).toMatchObject({ nextSeedHash, balance: 500 });
    expect(await roundsOf(game)).toBe(0);
  });

  it.each([
    ['a stake that is no whole peso', bet(UNDER_HALF, 150), 'stakeNotOffered'],
    ['a stake above the largest', bet(UNDER_HALF, 500_100), 'stakeNotOffered'],
    ['no stake', bet(UNDER_HALF, 0), 'stakeNotOffered'],
    [
      'a bet that could win more than the maximum',
      bet({ target: 1, side: 'under' }, 20_000),
      'stakeNotOffered',
    ],
    ['a target that is not offered', bet({ target: 9_706, side: 'under' }), 'choiceNotOffered'],
    ['no choice', bet(null), 'choiceNotOffered'],
    ['no id', { stake: 1_000, choice: UNDER_HALF }, 'invalidRequest'],
    [
      'a step of a game without steps',
      { clientTxnId: randomUUID(), roundId: randomUUID(), choice: {} },
      'invalidRequest',
    ],
  ])('refuses %s without using a seed', async (_, body, code) => {
    const game = await openGame(hall, DICE);
    const { nextSeedHash } = await game.done('open');
    expect(await game.refused('play', body)).toMatchObject({ code });
    expect(await game.done('open')).toMatchObject({ nextSeedHash, balance: COINS });
  });

  it('uses the client seed that the player has set', async () => {
    const game = await openGame(hall, DICE);
    const { nextSeedHash } = await game.done('open');
    const chosen = await game.done('setClientSeed', { clientSeed: 'my-own-seed' });
    expect(chosen).toMatchObject({ clientSeed: 'my-own-seed', nextSeedHash });
    const played = await game.done('play', bet(UNDER_HALF));
    expect(played.proof).toMatchObject({ clientSeed: 'my-own-seed', seedHash: nextSeedHash });
  });
});

describe('the history of a game', () => {
  it('lists the rounds before a given round, unaffected by rounds that have ended since', async () => {
    const game = await openGame(hall, DICE);
    const played: string[] = [];
    const playOne = async (): Promise<void> => {
      played.unshift((await game.done('play', bet(UNDER_HALF))).roundId);
      // Every second round has the same time as the one before.
      if (played.length % 2 === 0) hall.product.clock.advance(1);
    };
    for (let count = 0; count < 5; count++) await playOne();
    const first = await game.done('rounds', { pageSize: 2 });
    await playOne();
    const found = first.list.map(({ roundId }) => roundId);
    let last = first.list.at(-1);
    for (let more: boolean = first.more; more && last !== undefined;) {
      const { time, roundId } = last;
      const page = await game.done('rounds', { pageSize: 2, before: { time, roundId } });
      found.push(...page.list.map((round) => round.roundId));
      more = page.more;
      last = page.list.at(-1);
    }
    expect(found.toSorted()).toEqual(played.slice(1).toSorted());
    expect(new Set(found).size).toBe(5);
  });
});

describe('mines for coins', () => {
  /** Plays rounds until one has won its first step. */
  async function playUntilWon(game: OpenGame) {
    for (;;) {
      const begun = await game.done('play', bet(ONE_MINE));
      const stepped = await game.done('step', stepOf(begun.roundId, 1));
      if (stepped.round?.status === 'open') return { begun, stepped };
    }
  }
  const stepOf = (roundId: string, tile: number) => ({
    clientTxnId: randomUUID(),
    roundId,
    choice: { tile },
  });
  const cashOutOf = (roundId: string) => ({ clientTxnId: randomUUID(), roundId });

  it('opens one tile per step, reveals the layout only at the end, and pays the current multiplier at the cash-out', async () => {
    const game = await openGame(hall, MINES);
    const { begun, stepped } = await playUntilWon(game);
    expect(begun).toMatchObject({
      outcome: null,
      proof: null,
      payout: 0,
      round: { status: 'open', taken: [] },
    });
    expect(stepped).toMatchObject({ outcome: null, proof: null, multiplier: 103, nonce: begun.nonce });
    expect(stepped.nextSeedHash).toBe(begun.nextSeedHash);
    const before = await coinsOf(game);
    const ended = await game.done('cashOut', cashOutOf(begun.roundId));
    expect(ended).toMatchObject({ payout: 1_030, multiplier: 103, balance: before + 1_030 });
    expect(ended.round).toMatchObject({ status: 'cashedOut', cashOut: 0 });
    expect(await coinsOf(game)).toBe(ended.balance);
    expect(ended.proof?.seedHash).toBe(begun.nextSeedHash);
    expect(again(ended)).toMatchObject({ layout: ended.outcome, payout: 1_030, status: 'cashedOut' });
  });

  it('takes a repeated step only once', async () => {
    const game = await openGame(hall, MINES);
    const { roundId } = await game.done('play', bet({ mines: 24 }));
    const once = stepOf(roundId, 7);
    const answers = await Promise.all(Array.from({ length: 20 }, () => game.ask('step', once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [answer] = answers;
    const round = answer?.status === 'done' ? answer.result.round : null;
    // With 24 mines only one tile is safe, so the first step is also the last.
    expect(round?.status).toMatch(/lost|cashedOut/);
    expect(round?.taken).toHaveLength(1);
    expect(await game.refused('step', stepOf(roundId, 8))).toMatchObject({ code: 'roundSettled' });
    expect(await game.refused('cashOut', cashOutOf(roundId))).toMatchObject({ code: 'roundSettled' });
  });

  it('has at most one open round, which continues when the game is reopened', async () => {
    const game = await openGame(hall, MINES);
    const { begun, stepped } = await playUntilWon(game);
    expect(await game.refused('play', bet(ONE_MINE))).toMatchObject({ code: 'roundOpen' });
    const player = { userId: game.userId, token: game.login };
    const reopened = await openGame(hall, MINES, { player });
    const { round, nextSeedHash } = await reopened.done('open');
    expect(round).toMatchObject({ roundId: begun.roundId, outcome: null, proof: null, round: stepped.round });
    expect(nextSeedHash).toBe(begun.nextSeedHash);
    expect(await reopened.done('cashOut', cashOutOf(begun.roundId))).toMatchObject({ payout: 1_030 });
  });

  it('is in the list of open rounds until it is over, while rounds of one draw never are', async () => {
    const game = await openGame(hall, MINES);
    const player = { userId: game.userId, token: game.login };
    const openRounds = async () => (await hall.product.ask('memberGames', {}, player)).openRounds;
    expect(await openRounds()).toEqual([]);
    const { roundId } = await game.done('play', bet({ mines: 24 }));
    const left = [{ gameId: MINES, at: hall.product.clock.now() }];
    expect(await openRounds()).toEqual(left);
    const dice = await openGame(hall, DICE, { player });
    await dice.done('play', bet(UNDER_HALF));
    expect(await openRounds()).toEqual(left);
    await game.done('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 3 } });
    expect(await openRounds()).toEqual([]);
  });

  it('refuses actions that the round does not allow, and actions in other players’ rounds', async () => {
    const game = await openGame(hall, MINES);
    const { roundId } = await game.done('play', bet(ONE_MINE));
    expect(await game.refused('cashOut', cashOutOf(roundId))).toMatchObject({ code: 'nothingToCashOut' });
    expect(await game.refused('step', stepOf(roundId, 26))).toMatchObject({ code: 'choiceNotOffered' });
    expect(await game.refused('step', stepOf(randomUUID(), 1))).toMatchObject({ code: 'unknownRound' });
    const thief = await openGame(hall, MINES);
    expect(await thief.refused('step', stepOf(roundId, 1))).toMatchObject({ code: 'unknownRound' });
    const otherTitle = await openGame(hall, 2009, { player: { userId: game.userId, token: game.login } });
    expect(await otherTitle.refused('step', stepOf(roundId, 1))).toMatchObject({ code: 'unknownRound' });
  });

  it('settles a round that was left for a day at its current multiplier, and refunds the stake if no step was taken', async () => {
    const won = await openGame(hall, MINES);
    const { begun } = await playUntilWon(won);
    const afterStep = await coinsOf(won);
    const untouched = await openGame(hall, MINES);
    const { roundId } = await untouched.done('play', bet(ONE_MINE));
    expect(await coinsOf(untouched)).toBe(COINS - 1_000);
    hall.product.clock.advance(OPEN_FOR_MS - 1);
    await sweepRounds(hall.served.gameServer);
    expect(await coinsOf(won)).toBe(afterStep);
    hall.product.clock.advance(1);
    await sweepRounds(hall.served.gameServer);
    expect(await coinsOf(won)).toBe(afterStep + 1_030);
    expect(await coinsOf(untouched)).toBe(COINS);
    // Finds the round by its id: earlier rounds have the same time, because the test's clock does not advance by
    // itself.
    const settled = async (game: OpenGame, id: string) => {
      const reopened = await openGame(hall, MINES, { player: { userId: game.userId, token: game.login } });
      return (await reopened.done('rounds')).list.find((round) => round.roundId === id);
    };
    expect(await settled(won, begun.roundId)).toMatchObject({ round: { status: 'cashedOut' } });
    expect(await settled(untouched, roundId)).toMatchObject({ round: { status: 'void' }, payout: 0 });
  });
});

describe('the end of a session', () => {
  it('after exitGame refuses new bets, returns the totals, and still ends the open round', async () => {
    const game = await openGame(hall, MINES);
    const { roundId } = await game.done('play', bet({ mines: 24 }));
    const asPlayer = { token: game.login };
    hall.product.clock.advance(5_000);
    const left = await hall.product.ask('exitGame', { sessionId: game.sessionId }, asPlayer);
    expect(left).toMatchObject({ errcode: 0, staked: 1_000, won: 0, playedMs: 5_000, coin: COINS - 1_000 });
    hall.product.clock.advance(5_000);
    expect(await hall.product.ask('exitGame', { sessionId: game.sessionId }, asPlayer)).toMatchObject({
      errcode: 0,
      playedMs: 5_000,
    });
    const step = { clientTxnId: randomUUID(), roundId, choice: { tile: 3 } };
    const ended = await game.done('step', step);
    expect(ended.round?.status).toMatch(/lost|cashedOut/);
    expect(await game.refused('play', bet(ONE_MINE))).toMatchObject({ code: 'sessionEnded' });
    expect(await coinsOf(game)).toBe(ended.balance);
  });

  it('comes when the player logs out', async () => {
    const game = await openGame(hall, DICE);
    await game.done('play', bet(UNDER_HALF));
    await hall.product.ask('logout', {}, { token: game.login });
    expect(await game.refused('play', bet(UNDER_HALF))).toMatchObject({ code: 'sessionEnded' });
    expect(await roundsOf(game)).toBe(1);
  });

  it('comes when the player begins a break', async () => {
    const game = await openGame(hall, DICE);
    const until = hall.product.clock.now() + 86_400_000;
    await hall.product.db.query('update users set excluded_until = $2 where id = $1', [game.userId, until]);
    expect(await game.refused('play', bet(UNDER_HALF))).toMatchObject({ code: 'playerExcluded' });
    expect(await hall.product.ask('startGame', { gameId: DICE }, { token: game.login })).toMatchObject({
      errcode: ErrorCode.unauthorized,
      detail: { because: ErrorCode.playerExcluded },
    });
  });

  it("comes when the player opens another game, and when the session's time is over", async () => {
    const game = await openGame(hall, DICE);
    const other = await openGame(hall, MINES, { player: { userId: game.userId, token: game.login } });
    expect(await game.refused('play', bet(UNDER_HALF))).toMatchObject({ code: 'sessionEnded' });
    await other.done('play', bet({ mines: 24 }));
    hall.product.clock.advance(GAME_SESSION_MS);
    expect(await other.refused('play', bet(ONE_MINE))).toMatchObject({ code: 'sessionEnded' });
    expect(await other.refused('open')).toMatchObject({ code: 'sessionEnded' });
  });
});

describe('play for fun', () => {
  it('ends after a number of rounds, so that nobody fills the database with them', async () => {
    const game = await openGame(hall, DICE, { tryIt: true });
    await game.done('play', bet(UNDER_HALF));
    await hall.book.query('update seeds set nonce = $2 where owner = $1', [
      `fun:${game.sessionId}`,
      MOST_FUN_ROUNDS,
    ]);
    expect(await game.refused('play', bet(UNDER_HALF))).toMatchObject({ code: 'sessionEnded' });
  });

  it('uses its own fun coins, which do not appear in the wallet or the ledger', async () => {
    const { journals } = await verifyLedger(hall.product.db);
    const game = await openGame(hall, DICE, { tryIt: true, coins: 0 });
    expect(await game.done('open')).toMatchObject({ mode: 'fun', balance: 100_000 });
    const once = bet(UNDER_HALF, 40_000);
    const first = await game.done('play', once);
    expect(await game.done('play', once)).toEqual(first);
    expect(first.balance).toBe(100_000 - 40_000 + first.payout);
    const dear = await game.refused('play', bet(UNDER_HALF, 500_000));
    expect(dear).toEqual({ status: 'refused', code: 'insufficientFunds', balance: first.balance });
    expect(await coinsOf(game)).toBe(0);
    expect((await verifyLedger(hall.product.db)).journals).toBe(journals);
    const another = await openGame(hall, DICE, { tryIt: true, coins: 0 });
    expect(await another.done('open')).toMatchObject({ balance: 100_000, nonce: 0 });
    expect((await another.done('rounds')).list).toEqual([]);
  });

  it('is deleted after two days', async () => {
    const game = await openGame(hall, MINES, { tryIt: true });
    await game.done('play', bet(ONE_MINE));
    const left = async (): Promise<number[]> => {
      const owner = `fun:${game.sessionId}`;
      const counts = ['rounds', 'seeds', 'asked_calls'].map((table) =>
        hall.book.query(`select 1 from ${table} where owner = $1`, [owner]),
      );
      return (await Promise.all(counts)).map(({ rowCount }) => rowCount ?? 0);
    };
    hall.product.clock.advance(FUN_FOR_MS);
    await sweepRounds(hall.served.gameServer);
    expect(await left()).toEqual([1, 1, 1]);
    hall.product.clock.advance(1);
    await sweepRounds(hall.served.gameServer);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('gives no access to coins: the wallet accepts no bet with its token', async () => {
    const game = await openGame(hall, DICE, { tryIt: true });
    const before = await coinsOf(game);
    await game.done('play', bet(UNDER_HALF));
    expect(await coinsOf(game)).toBe(before);
    const { rowCount } = await hall.product.db.query('select 1 from provider_rounds where user_id = $1', [
      game.userId,
    ]);
    expect(rowCount).toBe(0);
  });
});
