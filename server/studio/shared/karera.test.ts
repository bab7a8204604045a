import { afterAll, beforeAll, expect, it } from 'vitest';
import { KARERA_EXACTA, KARERA_PLACE, KARERA_WIN } from '../../../fair/tables/karera.ts';
import { recompute } from '../../../fair/recompute.ts';
import { readWallet } from '../../ledger/wallet.ts';
import {
  allPaid,
  beginRound,
  codeOf,
  move,
  sharedBetOf,
  type SharedStream,
  watchGame,
} from '../../testing/shared-game.ts';
import { openGame, type OpenGame, type TestHall, testHall } from '../../testing/studio.ts';

const KARERA = 2015;
const COINS = 1_000_000;
const BETS_MS = 15_000;

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

it('pays every field by the order in which all see them come in, when the race is over', async () => {
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
  expect(watched.messages.some((told) => told.type === 'round' && told.round.shown !== null)).toBe(false);

  await move(hall, BETS_MS);
  const { round: told } = await watched.until('round', (message) => message.round.phase === 'running');
  expect(told).toMatchObject({ shown: { order }, past: null });
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

it('takes no getting off', async () => {
  hall.product.clock.advance(5_000);
  const round = await beginRound(hall, 'karera');
  const { bet } = await player.done('placeBet', sharedBetOf(round, { kind: 'win', runner: 0 }));
  await move(hall, BETS_MS);
  hall.product.clock.advance(1_000);
  const cashOut = { clientTxnId: sharedBetOf(round, null).clientTxnId, roundId: bet.roundId };
  expect(codeOf(await player.ask('cashOut', cashOut))).toBe('choiceNotOffered');
});
