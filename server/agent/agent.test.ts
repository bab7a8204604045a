import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVITER_DAYS } from '../../contract/agent.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { settleRound } from '../games/rounds.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it("an agent's page counts only the friends who joined by the agent's code, and their bets", async () => {
  const agent = await signUp(product);
  const ask = () => product.ask('appAgent5User', {}, agent);
  const { inviteCode, ...none } = await ask();
  expect(none).toMatchObject({ invited: 0, validBet: 0 });
  const friend = await signUp(product, { coins: 500_00 });
  const stranger = await signUp(product, { coins: 500_00 });
  await product.db.query('update users set pid = $2 where id = $1', [friend.userId, agent.userId]);
  for (const { userId } of [friend, stranger])
    await settleRound(product.db, { userId, gameId: 9002, stake: 200_00, win: 0, at: product.clock.now() });
  expect(await ask()).toMatchObject({ inviteCode, invited: 1, validBet: 200_00 });
});

it('a player may name an inviter once, within a week of registration, and the inviter must have an older account', async () => {
  const inviter = await signUp(product);
  product.clock.advance(1_000);
  const friend = await signUp(product);
  const codeOf = async (player: typeof friend): Promise<string> =>
    (await product.ask('appAgent5User', {}, player)).inviteCode;
  const fill = (player: typeof friend, pid: string) => product.ask('agentFill', { pid }, player);
  const refused = (code: string) => ({ errcode: ErrorCode.validationFailed, fields: { pid: code } });
  const until = product.clock.now() + INVITER_DAYS * 86_400_000;

  expect((await product.ask('appAgent5User', {}, friend)).fillUntil).toBe(until);
  for (const wrong of ['AAAAAAAA', await codeOf(friend)])
    expect(await fill(friend, wrong)).toMatchObject(refused('inviteUnknown'));
  expect(await fill(inviter, await codeOf(friend))).toMatchObject(refused('inviteUnknown'));
  const code = await codeOf(inviter);
  const answers = await Promise.all(Array.from({ length: 8 }, () => fill(friend, code.toLowerCase())));
  expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  expect((await product.ask('appAgent5User', {}, friend)).fillUntil).toBeNull();
  expect(await product.ask('appAgent5User', {}, inviter)).toMatchObject({ invited: 1 });

  const late = await signUp(product);
  product.clock.advance(INVITER_DAYS * 86_400_000);
  expect((await product.ask('appAgent5User', {}, late)).fillUntil).toBeNull();
  expect(await fill(late, code)).toMatchObject(refused('inviterTooLate'));
});

describe('a friend does not count', () => {
  const password = 'lantern-and-rain';
  let names = 0;
  const register = async (ip: string, inviteCode?: string) => {
    names += 1;
    const request = { account: `agent_${names}`, password, declarations: grownUp, inviteCode };
    return product.ask('accountRegist', request, { ip });
  };
  const invitedBy = async (token: string): Promise<number> =>
    (await product.ask('appAgent5User', {}, { token })).invited;
  const agentAt = async (ip: string) => {
    const { token } = await register(ip);
    return { token, code: (await product.ask('appAgent5User', {}, { token })).inviteCode };
  };
  const deviceOf = async () =>
    (
      await product.ask('anonymous/preLogin2', {
        os: 'android',
        deviceModel: 'phone',
        deviceInfo: '{}',
        gameListVersion: '',
        urlParams: '',
        countryCodeISO: 'PH',
        currency: 'PHP',
        language: 'en',
      })
    ).deviceId;
  const useDevice = (token: string, deviceId: string) =>
    product.ask(
      'getAfterLoginInfoWeb',
      { phoneInfo: '', deviceModel: 'phone', deviceInfo: '{}', deviceId },
      { token },
    );

  it('who opens the account beside the inviter within an hour of a visit, by link or by a code named later', async () => {
    const { token, code } = await agentAt('203.0.113.7');
    await register('203.0.113.200', code);
    expect(await invitedBy(token)).toBe(0);
    const beside = await register('203.0.113.9');
    await product.ask('agentFill', { pid: code }, { token: beside.token });
    expect(await invitedBy(token)).toBe(0);
    await register('198.51.100.1', code);
    expect(await invitedBy(token)).toBe(1);
    product.clock.advance(3_600_001);
    await register('203.0.113.10', code);
    expect(await invitedBy(token)).toBe(2);
  });

  it('who uses the device of the inviter, in either order', async () => {
    const { token, code } = await agentAt('203.0.113.7');
    const mine = await deviceOf();
    await useDevice(token, mine);
    const first = await register('198.51.100.1', code);
    const second = await register('198.51.100.2', code);
    expect(await invitedBy(token)).toBe(2);
    await useDevice(first.token, mine);
    expect(await invitedBy(token)).toBe(1);
    const theirs = await deviceOf();
    await useDevice(second.token, theirs);
    await useDevice(token, theirs);
    expect(await invitedBy(token)).toBe(0);
  });

  it('who has another account, as the verification has found', async () => {
    const { token, code } = await agentAt('203.0.113.7');
    const friend = await register('198.51.100.1', code);
    await product.db.query(
      `with picture as (
         insert into kyc_pictures (user_id, at, kind, key_id, nonce, sealed)
         values ($1, 0, 'id', '', '', '') returning id)
       insert into kyc_applications (user_id, at, key_id, nonce, sealed, document_print, person_print, id_picture,
         selfie_picture, status, reason, decided_at)
       select $1, 0, '', '', '', '', '', id, id, 'rejected', 'duplicate', 0 from picture`,
      [friend.user.id],
    );
    expect(await invitedBy(token)).toBe(0);
  });
});
