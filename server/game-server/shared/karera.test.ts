import { afterAll, beforeAll, expect, it } from 'vitest';
import { KARERA_EXACTA, KARERA_PLACE, KARERA_WIN } from '../../../fair/tables/karera.ts';
import { recompute } from '../../../fair/recompute.ts';
import { KARERA_TIMES } from '../../../fair/shared/karera.ts';
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
import { Received } from '../../testing/predictors.ts';
import { readHash } from './chain.ts';

const KARERA = 2015;
const COINS = 1_000_000;
const BETS_MS = KARERA_TIMES.betsMs;

let hall: TestHall;
let watched: SharedStream;
let player: OpenGame;
beforeAll(async () => {
  hall = await testHall();
  player = await openGame(hall, KARERA, { coins: COINS });
  watched = await watchGame(player);
});
afterAll(async () => {
  await watched.close();
  await hall.close();
});

/** Ends the running race, waits until everything is paid, and ends the result phase. */
async function endRound(): Promise<void> {
  await move(hall, KARERA_TIMES.raceMs);
  await allPaid(hall);
  hall.product.clock.advance(KARERA_TIMES.resultMs);
}

/** Reads the secret hash of a round from the game server's database. */
async function hashOf(number: number): Promise<string> {
  const { rows } = await hall.book.query<{ id: number }>(
    `select id from chains where kind = 'karera' order by id desc limit 1`,
  );
  return readHash(hall.book, rows[0]?.id ?? 0, number);
}

it('when a race is over, it pays every kind of bet by the order at the finish, which everyone sees', async () => {
  const round = await beginRound(hall, 'karera');
  const { order } = round.outcome as { order: number[] };
  const [first = 0, second = 0, third = 0] = order;
  const bets = [
    { choice: { kind: 'win', runner: first }, pays: KARERA_WIN[first] },
    { choice: { kind: 'win', runner: second }, pays: 0 },
    { choice: { kind: 'place', runner: second }, pays: KARERA_PLACE[second] },
    { choice: { kind: 'place', runner: third }, pays: 0 },
    { choice: { kind: 'exacta', first, second }, pays: KARERA_EXACTA[first]?.[second] },
    { choice: { kind: 'exacta', first: second, second: first }, pays: 0 },
  ];
  for (const { choice } of bets) await player.done('placeBet', sharedBetOf(round, choice));
  const nothing = { ...sharedBetOf(round, { kind: 'win', runner: 6 }) };
  expect(codeOf(await player.ask('placeBet', nothing))).toBe('choiceNotOffered');
  expect(
    watched.messages.some((announced) => announced.type === 'round' && announced.round.shown !== null),
  ).toBe(false);

  await move(hall, BETS_MS);
  const { round: announced } = await watched.until('round', (message) => message.round.phase === 'running');
  expect(announced).toMatchObject({ shown: { order }, past: null });
  expect(codeOf(await player.ask('placeBet', sharedBetOf(round, { kind: 'win', runner: first })))).toBe(
    'betsClosed',
  );
  await move(hall, round.runMs - 1);
  expect((await readWallet(hall.product.db, player.userId)).coin).toBe(COINS - 6_000);
  await move(hall, 1);
  await allPaid(hall);

  const won = bets.reduce((sum, { pays }) => sum + (pays ?? 0) * 10, 0);
  expect((await readWallet(hall.product.db, player.userId)).coin).toBe(COINS - 6_000 + won);
  for (const { proof, choice, stake, multiplier, payout } of (await player.done('rounds')).list) {
    if (proof === null) throw new Error('no proof');
    const again = recompute({ ...proof, outcome: { stake, choice } }).outcome;
    expect(again).toMatchObject({ drawn: { order }, multiplier, payout });
  }
  expect(await watched.until('round', (message) => message.round.phase === 'result')).toMatchObject({
    round: { past: { number: round.number, outcome: { order } } },
  });
});

it('a race refuses cash-outs', async () => {
  hall.product.clock.advance(5_000);
  const round = await beginRound(hall, 'karera');
  const { bet } = await player.done('placeBet', sharedBetOf(round, { kind: 'win', runner: 0 }));
  await move(hall, BETS_MS);
  hall.product.clock.advance(1_000);
  const cashOut = { clientTxnId: sharedBetOf(round, null).clientTxnId, roundId: bet.roundId };
  expect(codeOf(await player.ask('cashOut', cashOut))).toBe('choiceNotOffered');
});

it('a bet on a race takes the stake once, even when its request arrives many times in parallel', async () => {
  await endRound();
  const before = (await readWallet(hall.product.db, player.userId)).coin;
  const round = await beginRound(hall, 'karera');
  const once = sharedBetOf(round, { kind: 'place', runner: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.ask('placeBet', once)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe('done');
  expect((await readWallet(hall.product.db, player.userId)).coin).toBe(before - 1_000);
  expect(codeOf(await player.ask('placeBet', { ...once, stake: 2_000 }))).toBe('conflict');
  await move(hall, BETS_MS);
  await endRound();
  const [announced] = (await player.done('rounds')).list;
  expect((await readWallet(hall.product.db, player.userId)).coin).toBe(
    before - 1_000 + (announced?.payout ?? 0),
  );
});

it('nothing sent before bets close reveals the order at the finish: races with different winners look the same', async () => {
  const announced: unknown[] = [];
  for (const winner of [0, 1, 2]) {
    const round = await beginRound(
      hall,
      'karera',
      ({ outcome }) => (outcome as { order: number[] }).order[0] === winner,
    );
    const secret = await hashOf(round.number);
    const received = new Received();
    const from = watched.messages.length;
    const at = hall.product.clock.now();
    const bet = sharedBetOf(round, { kind: 'win', runner: 5 });
    received.add(await player.done('placeBet', bet));
    received.add(await player.refused('placeBet', { ...bet, stake: 2_000 }));
    received.add(await player.done('open'));
    received.add(await player.done('rounds'));
    for (let ms = 0; ms < BETS_MS - 1_000; ms += 1_000) await move(hall, 1_000);
    const last = hall.product.clock.now();
    await watched.until('hello', ({ serverTime }) => serverTime > last - 5_100);
    const said = watched.messages.slice(from);
    for (const message of said) received.add(message);
    expect(received.contains(secret)).toBe(false);
    announced.push(withoutNames(said, { number: round.number, at }));
    await move(hall, 1_000);
    const { round: running } = await watched.until(
      'round',
      (message) => message.round.phase === 'running' && message.round.number === round.number,
    );
    // The order at the finish is sent when bets have closed; the hash follows only with the result.
    expect(running.shown).toEqual(round.outcome);
    received.add(running);
    expect(received.contains(secret)).toBe(false);
    await endRound();
  }
  expect(announced[1]).toEqual(announced[0]);
  expect(announced[2]).toEqual(announced[0]);
}, 60_000);
