import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerTokenOf, type GameServerAnswer, type GameServerCallName } from '../../contract/game-server.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { signUp } from '../testing/sessions.ts';
import { bet, type TestHall, testHall } from '../testing/game-server.ts';
import { worldRandom } from '../worlds/random.ts';
import { handleGameServerCall } from './calls.ts';
import { NoAnswerError, type GameWallet } from './game-wallet.ts';
import type { GameServer } from './game-server.ts';
import { ASKING_FOR_MS, sweepRounds } from './sweep.ts';

const MINES = 2003;
const COINS = 200_000;
const ROUNDS = Number(process.env['PERYA_GAME_SERVER_ROUNDS'] ?? 120);

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

/** Wraps a wallet so that a third of the requests, or of their answers, are lost. */
function onBadLine(wallet: GameWallet, float: () => number): GameWallet {
  const over = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const fate = float();
    if (fate < 1 / 6) throw new NoAnswerError('lost on the way there');
    const answer = await ask();
    if (fate < 1 / 3) throw new NoAnswerError('lost on the way back');
    return answer;
  };
  return {
    balance: (holder, token) => over(() => wallet.balance(holder, token)),
    take: (round, token) => over(() => wallet.take(round, token)),
    pay: (round) => over(() => wallet.pay(round)),
    giveBack: (round) => over(() => wallet.giveBack(round)),
    end: (round, totals) => over(() => wallet.end(round, totals)),
  };
}

it('game server and wallet have the same books although a third of their messages is lost and players retry or give up', async () => {
  const { float } = worldRandom('a bad line');
  const player = await signUp(hall.product, { coins: COINS });
  const { frameUrl } = await hall.product.ask('startGame', { gameId: MINES }, player);
  const token = playerTokenOf(new URL(frameUrl).hash) ?? '';
  const lost: unknown[] = [];
  const gameServer: GameServer = {
    ...hall.served.gameServer,
    coins: onBadLine(hall.served.gameServer.coins, float),
    underway: new Map(),
    onError: (error) => lost.push(error),
  };
  const ask = (name: GameServerCallName, body: object): Promise<GameServerAnswer<GameServerCallName>> =>
    handleGameServerCall(gameServer, name, { token, body, limit: () => true });
  /** Sends a call again while its result is unknown; sometimes gives up. */
  const insist = async (
    name: GameServerCallName,
    body: object,
  ): Promise<GameServerAnswer<GameServerCallName>> => {
    for (;;) {
      const answer = await ask(name, body);
      if (answer.status === 'done' || answer.code !== 'tryAgain' || float() < 0.2) return answer;
    }
  };

  for (let count = 0; count < ROUNDS; count++) {
    const begun = await insist('play', bet({ mines: 1 + Math.floor(float() * 24) }));
    if (begun.status === 'done' && 'roundId' in begun.result) {
      const { roundId } = begun.result;
      await insist('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 13 } });
      await insist('cashOut', { clientTxnId: randomUUID(), roundId });
    }
    // After this time, an abandoned bet no longer blocks the next round.
    hall.product.clock.advance(ASKING_FOR_MS);
    await sweepRounds(gameServer);
  }
  expect(lost.length).toBeGreaterThan(ROUNDS / 4);
  expect(lost.filter((error) => !(error instanceof NoAnswerError))).toEqual([]);

  // From here on no message is lost.
  hall.product.clock.advance(ASKING_FOR_MS);
  await sweepRounds(hall.served.gameServer);
  const { rows: book } = await hall.book.query(
    `select id::text, case when steps ->> 'status' = 'void' then 0 else stake end as staked, payout as won from rounds
     where state in ('open', 'done') order by id::text`,
  );
  const { rows: wallet } = await hall.product.db.query(
    `select round_id as id, staked, won from provider_rounds where staked > 0 order by round_id`,
  );
  expect(wallet).toEqual(book);
  const { rows: left } = await hall.book.query(
    "select state from rounds where state not in ('open', 'done', 'undone')",
  );
  expect(left).toEqual([]);
  const sum = (name: 'staked' | 'won'): number => book.reduce((total, row) => total + Number(row[name]), 0);
  expect(book.length).toBeGreaterThan(ROUNDS / 4);
  expect((await readWallet(hall.product.db, player.userId)).coin).toBe(COINS - sum('staked') + sum('won'));
  expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
});
