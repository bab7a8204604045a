import { randomUUID } from 'node:crypto';
import { PROVIDER_PREFIX } from '../../contract/provider-wallet.ts';
import { TRANSFER_PREFIX } from '../../contract/transfer-wallet.ts';
import { balanceOf, expectAnswer, NonConformance, type WalletVariant } from './conformance.ts';

/**
 * Creates the variant for a seamless wallet, which is tested in the role of a provider's game server. Needs a player
 * with at least ₱100 and an open game.
 */
export function seamlessVariant(player: { playerToken: string; playerId: number }): WalletVariant {
  const { playerToken, playerId } = player;
  /** Id of one round for all test bets, except for those that end their round. */
  const roundId = randomUUID();
  const bet = (id: string, amount: number, inRound = roundId) => ({
    name: 'debit',
    body: { playerToken, transactionId: id, roundId: inRound, amount },
  });
  const win = (id: string, amount: number, inRound: string) => ({
    name: 'credit',
    body: { playerId, transactionId: id, roundId: inRound, amount },
  });
  const end = (id: string, staked: number, won: number, inRound: string) => ({
    name: 'endRound',
    body: { playerId, transactionId: id, roundId: inRound, staked, won },
  });
  return {
    prefix: PROVIDER_PREFIX,
    gain: -100,
    cancelled: 'rolledBack',
    newId: randomUUID,
    balance: () => ({ name: 'balance', body: { playerToken } }),
    move: bet,
    cancel: (debitId) => ({
      name: 'rollback',
      body: { playerId, transactionId: `undo-${debitId}`, roundId, debitId },
    }),
    own: [
      {
        name: 'plays a round: bet, win, end; nothing more is bet in it',
        async run(send) {
          const round = randomUUID();
          const before = balanceOf(await send({ name: 'balance', body: { playerToken } }));
          expectAnswer(await send(bet(`${round}-bet`, 100, round)), { balance: before - 100 });
          expectAnswer(await send(win(`${round}-win`, 250, round)), { balance: before + 150 });
          expectAnswer(await send(end(`${round}-end`, 100, 250, round)), { balance: before + 150 });
          expectAnswer(await send(bet(`${round}-late`, 100, round)), { code: 'roundEnded' });
        },
      },
      {
        name: 'refuses the end of a round whose win has not come, and ends it when it has',
        async run(send) {
          const round = randomUUID();
          await send(bet(`${round}-bet`, 100, round));
          expectAnswer(await send(end(`${round}-end`, 100, 70, round)), { code: 'totalsDiffer' });
          await send(win(`${round}-win`, 70, round));
          expectAnswer(await send(end(`${round}-end`, 100, 70, round)), { status: 'done' });
        },
      },
      {
        name: 'refuses a win of a round that nobody has bet in',
        async run(send) {
          expectAnswer(await send(win(randomUUID(), 100, randomUUID())), { code: 'unknownRound' });
        },
      },
      {
        name: 'gives a bet back once, however often it is asked',
        async run(send) {
          const round = randomUUID();
          const debitId = `${round}-bet`;
          const { balance } = (await send({ name: 'balance', body: { playerToken } })).body;
          await send(bet(debitId, 100, round));
          const body = { playerId, transactionId: `${round}-undo`, roundId: round, debitId };
          for (let turn = 0; turn < 2; turn++)
            expectAnswer(await send({ name: 'rollback', body }), { status: 'done', balance });
        },
      },
    ],
  };
}

/**
 * Creates the variant for a provider's transfer wallet, which is tested in the role of the lobby's server. Needs a
 * player who does not play during the test.
 */
export function transferVariant({ playerId }: { playerId: number }): WalletVariant {
  const balance = () => ({ name: 'balance', body: { playerId } });
  const deposit = (transferId: string, amount: number) => ({
    name: 'deposit',
    body: { transferId, playerId, amount },
  });
  const withdraw = (transferId: string) => ({ name: 'withdraw', body: { transferId, playerId } });
  const ask = (transferId: string) => ({ name: 'transfer', body: { transferId, playerId } });
  return {
    prefix: TRANSFER_PREFIX,
    gain: 100,
    cancelled: 'cancelled',
    newId: randomUUID,
    balance,
    move: deposit,
    cancel: ask,
    own: [
      {
        name: 'tells what became of a deposit, with its own answer',
        async run(send) {
          const id = randomUUID();
          const { body } = await send(deposit(id, 100));
          expectAnswer(await send(ask(id)), { ...body }, 'the answer told again differs: ');
        },
      },
      {
        name: 'refuses a transfer that never came as unknownTransfer, however often it is asked for',
        async run(send) {
          const id = randomUUID();
          for (let turn = 0; turn < 2; turn++)
            expectAnswer(await send(ask(id)), { status: 'refused', code: 'unknownTransfer' });
          expectAnswer(await send(withdraw(id)), { status: 'refused', code: 'cancelled' });
        },
      },
      {
        name: 'gives everything back with a withdrawal, tells the amount and what was played, and the same again',
        async run(send) {
          await send(deposit(randomUUID(), 100));
          const before = balanceOf(await send(balance()));
          const id = randomUUID();
          const first = await send(withdraw(id));
          expectAnswer(first, { status: 'done', amount: before, balance: 0 });
          if (!Array.isArray(first.body['played'])) throw new NonConformance('played is no list');
          await send(deposit(randomUUID(), 100));
          expectAnswer(await send(withdraw(id)), { ...first.body }, 'the second answer differs: ');
          expectAnswer(await send(ask(id)), { ...first.body }, 'the answer told again differs: ');
          expectAnswer(await send(balance()), { balance: 100 });
        },
      },
      {
        name: 'ends a session, however often it is asked, and tells the open rounds',
        async run(send) {
          const session = { name: 'endSession', body: { playerId, sessionId: randomUUID() } };
          for (let turn = 0; turn < 2; turn++)
            expectAnswer(await send(session), { status: 'done', playerId, openRounds: 0 });
          expectAnswer(await send(balance()), { openRounds: 0 });
          expectAnswer(await send(withdraw(randomUUID())), { openRounds: 0 });
        },
      },
      {
        name: 'has withdrawals at once take everything once',
        async run(send) {
          await send(deposit(randomUUID(), 100));
          const before = balanceOf(await send(balance()));
          const replies = await Promise.all(Array.from({ length: 20 }, () => send(withdraw(randomUUID()))));
          const taken = replies.reduce((sum, { body }) => sum + Number(body['amount']), 0);
          if (taken !== before) throw new NonConformance(`${taken} was taken of ${before}`);
        },
      },
      {
        name: 'refuses another player’s transfer',
        async run(send) {
          const id = randomUUID();
          await send(deposit(id, 100));
          const body = { transferId: id, playerId: playerId + 1 };
          expectAnswer(await send({ name: 'transfer', body }), { status: 'refused', code: 'conflict' });
        },
      },
    ],
  };
}
