import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit, openStream } from '../../fair/random.ts';
import { RAIN, fillPacket } from '../../fair/red-packet.ts';
import { manilaDayStart } from '../clock.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { openScreen } from '../testing/screen.ts';
import { signUp } from '../testing/sessions.ts';
import { addRain } from './rains.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let product: TestProduct;
let day: number;
beforeAll(async () => {
  product = await testProduct();
  day = manilaDayStart(product.clock.now()) + DAY;
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

/** Moves the clock to noon of the next day, so that each test has its own rains. */
const nextNoon = (): number => {
  day += DAY;
  product.clock.set(day + 12 * HOUR);
  return day + 12 * HOUR;
};
const player = () => signUp(product, { coins: 10_000 });
const config = (token: string) => product.ask('getRedPacketRainConfig', {}, { token });
const join = (token: string, rainId: string, clientTxnId: string = randomUUID()) =>
  product.ask('redWars', { rainId, clientTxnId }, { token });

describe('a red packet rain', () => {
  it('comes three times a day and shows when the next rain begins', async () => {
    const { token } = await player();
    product.clock.set(day + 13 * HOUR);
    const { rain, nextAt } = await config(token);
    expect(rain).toMatchObject({ state: 'soon', startsAt: day + 18 * HOUR, amount: 0 });
    expect(nextAt).toBe(day + 21 * HOUR);
    expect(await join(token, rain.id)).toMatchObject({ errcode: ErrorCode.activityClosed });
  });

  it('pays a packet that follows from the committed seed and the amount left in the rain', async () => {
    nextNoon();
    const { token } = await player();
    const before = await config(token);
    expect(before.rain.state).toBe('open');
    const answer = await join(token, before.rain.id);
    expect(answer.errcode).toBe(0);
    expect(commit(answer.proof.seed)).toBe(before.nextSeedHash);
    const { list } = await product.ask('fairRounds', { game: 'red-packet-rain' }, { token });
    const { left, packets, amount } = list[0]?.outcome ?? {};
    const stream = openStream(answer.proof.seed, answer.proof.clientSeed, answer.proof.nonce);
    expect(fillPacket(stream, Number(left), Number(packets))).toBe(answer.amount);
    expect(amount).toBe(answer.amount);
    expect(answer.coin).toBe(10_000 + answer.amount);
    expect((await config(token)).rain).toMatchObject({ state: 'joined', amount: answer.amount });
  });

  it("sends the new balance to the player's other open tabs and devices", async () => {
    nextNoon();
    const { token, userId } = await player();
    const coins = await openScreen(product, userId);
    const { coin } = await join(token, (await config(token)).rain.id);
    await expect.poll(coins).toBe(coin);
  });

  it('gives each player one packet, even under parallel calls', async () => {
    nextNoon();
    const { token } = await player();
    const { rain } = await config(token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(token, rain.id)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.alreadyClaimed)).toHaveLength(49);
  });

  it('pays its pool to the last centavo, and is then over for players who come later', async () => {
    const now = nextNoon() + HOUR;
    product.clock.set(now);
    await addRain(product.db, now);
    // The pool is small, so that a few players empty it.
    await product.db.query(
      `update red_packet_rains set pool = 3003, packets = 30, left_amount = 3003, left_packets = 30 where id = $1`,
      [`rain-${now}`],
    );
    const players = await Promise.all(Array.from({ length: 31 }, player));
    const answers = await Promise.all(players.map(({ token }) => join(token, `rain-${now}`)));
    const paid = answers.filter(({ errcode }) => errcode === 0);
    expect(paid).toHaveLength(30);
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(3_003);
    const late = players[answers.findIndex(({ errcode }) => errcode === ErrorCode.fundEmpty)];
    expect((await config(late?.token ?? '')).rain.state).toBe('over');
  });

  it('ends after ten minutes, and is only for players who have made a deposit at any earlier time', async () => {
    const noon = nextNoon();
    const { token } = await signUp(product);
    const { rain, mayJoin } = await config(token);
    expect(mayJoin).toBe(false);
    expect(await join(token, rain.id)).toMatchObject({ errcode: ErrorCode.conditionNotMet });
    const other = await player();
    product.clock.set(noon + RAIN.openMs);
    expect(await join(other.token, rain.id)).toMatchObject({ errcode: ErrorCode.activityClosed });
  });
});
