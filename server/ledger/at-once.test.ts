import { BANKRUPT_GIFT } from '../../contract/bankrupt-gift.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { DAILY_SPIN_NEEDS } from '../../fair/daily-spin.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import { drawSlot } from '../../fair/slots.ts';
import { advanceTrack } from '../scratch-cards/awards.ts';
import { saveAddress } from '../diamonds/mall.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { addRain } from '../red-packet/rains.ts';
import { replaceTable } from '../testing/coin-pusher.ts';
import { testDatabase } from '../testing/database.ts';
import { grantDiamonds } from '../testing/diamonds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { verifyLedger } from './verify.ts';
import { readWallet } from './wallet.ts';

const FIFTY = 50;
/** Error while another spin of the player is being settled: the client sends the spin again with the same id. */
const BUSY = ErrorCode.drawInProgress;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ db: await testDatabase({ poolSize: 20 }) });
  await addRain(product.db, product.clock.now());
  // Bets of another player feed the funds from which gifts are paid.
  await withBet(40_000_000_00);
});
afterAll(async () => {
  try {
    expect((await verifyLedger(product.db)).faults).toEqual([]);
  } finally {
    await product.close();
    await product.db.close();
  }
});

interface Player {
  readonly token: string;
  readonly userId: number;
}

/** A call, with a player who may make it, and a count of its effects. */
interface Attempt {
  readonly name: CallName;
  ready(): Promise<{ player: Player; body: object }>;
  /** Number of rows that one command adds, and the query that counts those rows for the player $1. */
  readonly leaves: readonly [number, string];
}

const rounds = (game: string) => `select count(*) from fair_rounds where user_id = $1 and game = '${game}'`;
const DIAMONDS_SPENT = `select count(*) from postings p join accounts a on a.id = p.account_id
  where a.owner = $1 and a.name = 'diamonds' and p.amount < 0`;
const HOME = {
  name: 'Marisol Dela Cruz',
  mobile: '+639171234567',
  region: 'CALABARZON',
  province: 'Laguna',
  city: 'Calamba',
  barangay: 'Real',
  street: '12 Mabini St.',
  zip: '4027',
};

const withCoins = (coins: number) => signUp(product, { coins });
async function withDiamonds(diamonds: number): Promise<Player> {
  const player = await signUp(product);
  await grantDiamonds(product.db, player.userId, diamonds);
  return player;
}
async function withBet(stake: number): Promise<Player> {
  const player = await withCoins(stake);
  const { userId } = player;
  await settleRound(product.db, { userId, gameId: 9002, stake, win: 0, at: product.clock.now() });
  return player;
}

async function withDeposit(amount: number): Promise<Player> {
  const player = await signUp(product);
  const { userId } = player;
  await settleDeposit(product.db, { userId, amount, channel: 'GCash', at: product.clock.now() });
  return player;
}

const awards = (kind: string) => `select count(*) from vip_awards where user_id = $1 and kind = '${kind}'`;

/** One attempt for each call that moves a player's coins or prizes and has a clientTxnId. */
const attempts: readonly Attempt[] = [
  {
    name: 'receiveDrawChance',
    ready: async () => ({ player: await signUp(product, { chances: 3 }), body: {} }),
    leaves: [1, rounds('lucky-jackpot')],
  },
  {
    name: 'dailySpin',
    ready: async () => ({ player: await withBet(DAILY_SPIN_NEEDS), body: {} }),
    leaves: [1, rounds('daily-spin')],
  },
  {
    name: 'loginBonus3UserReceive',
    // The player's own bet feeds the fund that pays the diamonds.
    ready: async () => ({ player: await withBet(1_000_000), body: {} }),
    leaves: [1, 'select count(*) from sign_ins where user_id = $1'],
  },
  {
    name: 'receiveTaskAward',
    // The player's own bet feeds the fund that pays the diamonds.
    ready: async () => ({ player: await withBet(1_000_000), body: { id: 1 } }),
    leaves: [1, 'select count(*) from task_awards where user_id = $1'],
  },
  {
    name: 'receiveVipBonusUser',
    ready: async () => ({ player: await withBet(2_000_00), body: { level: 1 } }),
    leaves: [1, awards('gift')],
  },
  {
    name: 'appVipUserReceiveDaily',
    ready: async () => ({ player: await withBet(2_000_00), body: {} }),
    leaves: [1, awards('daily')],
  },
  {
    name: 'receiveVipTaskAndBonus',
    ready: async () => ({ player: await withBet(10_000_00), body: { id: 1 } }),
    leaves: [1, awards('weekly')],
  },
  {
    name: 'betBonusReceive',
    ready: async () => ({ player: await withBet(2_000_00), body: {} }),
    leaves: [1, 'select count(*) from vip_rebates where user_id = $1'],
  },
  {
    name: 'redWars',
    ready: async () => ({
      player: await withCoins(10_000),
      body: { rainId: `rain-${product.clock.now()}` },
    }),
    leaves: [1, rounds('red-packet-rain')],
  },
  {
    name: 'coinPusherDrop',
    ready: async () => {
      const player = await withCoins(10_000);
      await replaceTable(product.db, player.userId, 'at once', product.clock.now());
      return { player, body: { x: 500 } };
    },
    leaves: [1, rounds('coin-pusher')],
  },
  {
    name: 'halloweenSlotsClick',
    ready: async () => ({ player: await withCoins(10_000), body: { bet: 100 } }),
    leaves: [1, rounds('halloween-slots')],
  },
  {
    name: 'halloweenLottery',
    ready: async () => ({ player: await withBet(300_000), body: {} }),
    leaves: [1, rounds('halloween-lottery')],
  },
  {
    name: 'slotshackSpin',
    ready: async () => ({ player: await withCoins(10_000), body: { bet: 100 } }),
    leaves: [1, rounds('slotshack')],
  },
  {
    name: 'scratchCardLottery',
    ready: async () => ({ player: await withDiamonds(2_000), body: { count: 10, buy: 10 } }),
    leaves: [10, rounds('scratch-card')],
  },
  {
    name: 'diamondExchangeScratchcard',
    ready: async () => ({ player: await withDiamonds(2_000), body: { count: 3 } }),
    leaves: [1, DIAMONDS_SPENT],
  },
  {
    name: 'receiveAddupAwardById',
    ready: async () => {
      const player = await signUp(product);
      await advanceTrack(product.db, player.userId, 10);
      return { player, body: { id: 1 } };
    },
    leaves: [1, 'select count(*) from scratch_awards where user_id = $1'],
  },
  {
    name: 'diamondExchangeCoin',
    ready: async () => ({ player: await withDiamonds(2_000), body: { diamonds: 100 } }),
    leaves: [1, DIAMONDS_SPENT],
  },
  {
    name: 'diamondExchangeGoods',
    ready: async () => {
      const player = await withDiamonds(5_000);
      const { id } = await saveAddress(product.db, {
        userId: player.userId,
        at: product.clock.now(),
        address: HOME,
      });
      return { player, body: { goodsId: 1, addressId: id } };
    },
    leaves: [1, 'select count(*) from goods_orders where user_id = $1'],
  },
  {
    name: 'rechargeSignIn',
    ready: async () => ({ player: await withDeposit(RECHARGE_SIGN.needs), body: { id: 1 } }),
    leaves: [1, 'select count(*) from recharge_signs where user_id = $1'],
  },
  {
    name: 'upgradeRechargeSignAward',
    ready: async () => {
      const player = await withDeposit(RECHARGE_SIGN.upgradeNeeds);
      await insist('rechargeSignIn', { id: 1, clientTxnId: randomUUID() }, player);
      return { player, body: { id: 1 } };
    },
    leaves: [1, 'select count(upgrade_journal_id) from recharge_signs where user_id = $1'],
  },
  {
    name: 'receiveBankruptGiftAward',
    ready: async () => {
      const player = await withBet(1_000_00);
      product.clock.advance(BANKRUPT_GIFT.delayMs);
      return { player, body: { id: 1 } };
    },
    leaves: [1, 'select count(*) from bankrupt_gifts where user_id = $1'],
  },
];

const countRows = async (sql: string, userId: number): Promise<number> => {
  const { rows } = await product.db.query<{ count: number }>(sql, [userId]);
  return rows[0]?.count ?? -1;
};

/** Makes a call; tries again while another request of the player is being settled. */
async function insist(name: CallName, body: object, { token }: Player): Promise<Record<string, unknown>> {
  for (;;) {
    const answer = await product.ask(name, body, { token });
    if (answer.errcode !== BUSY) return { ...answer };
  }
}

describe('fifty parallel requests with one clientTxnId have one effect and get fifty equal answers:', () => {
  it('the table of attempts contains every call with a clientTxnId', () => {
    const takesOne = ({ request }: { request: object }): boolean =>
      'entries' in request &&
      typeof request.entries === 'object' &&
      request.entries !== null &&
      'clientTxnId' in request.entries;
    const names = Object.entries(calls).flatMap(([name, call]) => (takesOne(call) ? [name] : []));
    expect(names.toSorted()).toEqual(attempts.map(({ name }) => name).toSorted());
  });

  it.each(attempts)('$name', async ({ name, ready, leaves: [count, sql] }) => {
    const { player, body } = await ready();
    const { userId } = player;
    const before = await countRows(sql, userId);
    const asked = { ...body, clientTxnId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: FIFTY }, () => insist(name, asked, player)));
    const different = new Set(answers.map((answer) => JSON.stringify(answer)));
    expect([...different]).toHaveLength(1);
    expect(answers[0]).toMatchObject({ errcode: 0, ...(await readWallet(product.db, userId)) });
    expect(await countRows(sql, userId)).toBe(before + count);
  });
});

describe('scratch cards bought with diamonds', () => {
  const buy = ({ token }: Player) =>
    product.ask('diamondExchangeScratchcard', { clientTxnId: randomUUID(), count: 1 }, { token });

  it('are exactly three when fifty parallel purchases share the diamonds for three cards', async () => {
    const player = await withDiamonds(3 * SCRATCH_MONEY.price + 1);
    const codes = (await Promise.all(Array.from({ length: FIFTY }, () => buy(player)))).map(
      ({ errcode }) => errcode,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([0, ErrorCode.diamondsTooLow]));
    const { cards, diamonds } = await product.ask('getScratchCardInfo', {}, { token: player.token });
    expect({ cards, diamonds }).toEqual({ cards: 3, diamonds: 1 });
  });

  it('are sold to each of two hundred players who buy in parallel', async () => {
    const players = await Promise.all(Array.from({ length: 200 }, () => withDiamonds(SCRATCH_MONEY.price)));
    const answers = await Promise.all(players.map(buy));
    expect(new Set(answers.map(({ errcode, cards, lottery }) => `${errcode} ${cards} ${lottery}`))).toEqual(
      new Set(['0 1 0']),
    );
  });
});

describe('a client seed', () => {
  it('of a round is always one that the player chose, even if it changes fifty times during play', async () => {
    const { token } = await withCoins(10_000_000);
    const game = 'slotshack';
    const first = (await product.ask('fairSeed', {}, { token })).seeds.find((seed) => seed.game === game);
    const chosen = Array.from({ length: FIFTY }, (_, n) => `choice-${n}`);
    const [infos, played] = await Promise.all([
      Promise.all(chosen.map((clientSeed) => product.ask('setClientSeed', { game, clientSeed }, { token }))),
      Promise.all(
        chosen.map(() => product.ask('slotshackSpin', { bet: 20, clientTxnId: randomUUID() }, { token })),
      ),
    ]);
    expect(new Set([...infos, ...played].map(({ errcode }) => errcode))).toEqual(new Set([0]));
    const known = new Set([first?.clientSeed, ...chosen]);
    expect(played.filter(({ proof }) => !known.has(proof.clientSeed))).toEqual([]);
    // Each outcome follows from its own proof.
    for (const { proof, outcome } of played) expect(outcome).toEqual(drawSlot(SLOTSHACK, proof, 20));
    expect(played.map(({ proof }) => proof.nonce).toSorted((a, b) => a - b)).toEqual(
      chosen.map((_, nonce) => nonce),
    );
    const last = (await product.ask('fairSeed', {}, { token })).seeds.find((seed) => seed.game === game);
    expect(chosen).toContain(last?.clientSeed);
    expect(last?.nonce).toBe(FIFTY);
  });
});
