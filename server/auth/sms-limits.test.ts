import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { manilaDayStart } from '../clock.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { CODE_LIMITS, waitAfterCodes } from './sms-limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let product: TestProduct;
beforeEach(async () => {
  product = await testProduct();
});
afterEach(() => product.close());

/** Returns a mobile number that no other index has. */
const numberOf = (index: number): string => `0917${String(index).padStart(7, '0')}`;
const send = (mobile: string, { ip = '203.0.113.7', deviceId }: { ip?: string; deviceId?: string } = {}) =>
  product.ask(
    'smsSend',
    { mobile, purpose: 'register', ...(deviceId !== undefined && { deviceId }) },
    { ip },
  );
/** Requests a code for each of many numbers, 20 at a time. */
async function sendMany(count: number, from: (index: number) => string, first = 0) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let begun = 0; begun < count; begun += 20)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - begun) }, (_, index) =>
          send(numberOf(first + begun + index), { ip: from(begun + index) }),
        ),
      )),
    );
  return answers;
}
const sentOf = (answers: readonly { errcode: number }[]): number =>
  answers.filter(({ errcode }) => errcode === 0).length;

describe('newcomers behind one address of a mobile carrier', () => {
  it('all get their code, hundreds of them at once and thousands in a day', async () => {
    expect(sentOf(await sendMany(CODE_LIMITS.address.burst, () => '203.0.113.7'))).toBe(
      CODE_LIMITS.address.burst,
    );
    expect(DAY / CODE_LIMITS.address.intervalMs).toBeGreaterThan(4_000);
  });

  it('wait a minute at most if there are even more, and the refusal names what works meanwhile', async () => {
    const answers = await sendMany(CODE_LIMITS.address.burst + 5, () => '203.0.113.7');
    expect(sentOf(answers)).toBe(CODE_LIMITS.address.burst);
    const refused = answers.find(({ errcode }) => errcode !== 0);
    expect(refused).toMatchObject({ errcode: ErrorCode.codesPaused, detail: { minutes: 1 } });
    expect(refused?.message).toContain('account name or a passkey');
    expect((await send(numberOf(9_000), { ip: '203.0.113.8' })).errcode).toBe(0);
    product.clock.advance(CODE_LIMITS.address.intervalMs);
    expect((await send(numberOf(9_001))).errcode).toBe(0);
    expect((await send(numberOf(9_002))).errcode).toBe(ErrorCode.codesPaused);
  });
});

describe('a program with many addresses', () => {
  it('counts as one address within an IPv6 site, whatever its networks', async () => {
    const site = (index: number): string => `2001:db8:7:${index.toString(16)}::1`;
    const answers = await sendMany(CODE_LIMITS.address.burst + 60, site);
    expect(sentOf(answers)).toBe(CODE_LIMITS.address.burst);
    expect((await send(numberOf(9_000), { ip: '2001:db8:8::1' })).errcode).toBe(0);
  });

  it('gets six codes with one device, and then one every ten minutes', async () => {
    const deviceId = randomUUID();
    const answers = [];
    for (let index = 0; index < 8; index++)
      answers.push(await send(numberOf(index), { ip: `198.51.100.${index}`, deviceId }));
    expect(answers.map(({ errcode }) => errcode)).toEqual([
      ...Array.from({ length: 6 }, () => 0),
      ErrorCode.codesPaused,
      ErrorCode.codesPaused,
    ]);
    expect(answers[6]?.detail).toEqual({ minutes: 10 });
    expect((await send(numberOf(20), { deviceId: randomUUID() })).errcode).toBe(0);
    product.clock.advance(CODE_LIMITS.device.intervalMs);
    expect((await send(numberOf(21), { deviceId })).errcode).toBe(0);
  });
});

describe('the wait between two codes for a number', () => {
  it('grows from a minute to an hour', () => {
    expect([0, 1, 5, 6, 7, 8, 11, 12, 1_000].map((sent) => waitAfterCodes(sent) / MINUTE)).toEqual([
      1, 1, 1, 2, 4, 8, 60, 60, 60,
    ]);
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (sent) => {
        expect(waitAfterCodes(sent + 1)).toBeGreaterThanOrEqual(waitAfterCodes(sent));
      }),
    );
  });

  it('is the one that the response promises, also after many codes', async () => {
    const waits: number[] = [];
    for (let sent = 0; sent < 5; sent++) {
      waits.push((await send(numberOf(1))).resendAfterMs / MINUTE);
      product.clock.advance(20 * MINUTE);
    }
    for (let sent = 0; sent < 3; sent++) {
      const { resendAfterMs } = await send(numberOf(1));
      waits.push(resendAfterMs / MINUTE);
      product.clock.advance(resendAfterMs - 1);
      expect((await send(numberOf(1))).errcode).toBe(ErrorCode.codesPaused);
      product.clock.advance(20 * MINUTE);
    }
    expect(waits).toEqual([1, 1, 1, 1, 1, 2, 4, 8]);
    product.clock.advance(DAY);
    expect((await send(numberOf(1))).resendAfterMs).toBe(MINUTE);
  });
});

describe('the day’s budget of codes', () => {
  it('keeps a fifth for players on their own networks, and begins again at midnight in Manila', async () => {
    const small = await testProduct({ codesADay: 10 });
    const ask = (mobile: string, ip: string) => small.ask('smsSend', { mobile, purpose: 'login' }, { ip });
    const [mobile, home] = [numberOf(1), '203.0.113.7'];
    expect((await ask(mobile, home)).errcode).toBe(0);
    const smsCode = await small.lastCode('+639170000001');
    await small.ask(
      'accountLoginSms',
      { mobile, smsCode, loginType: 1, declarations: grownUp },
      { ip: home },
    );
    const strangers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(numberOf(100 + index), `198.51.100.${index}`)),
    );
    expect(sentOf(strangers)).toBe(7);
    const refused = strangers.find(({ errcode }) => errcode !== 0);
    expect(refused?.errcode).toBe(ErrorCode.codesUsedUp);
    expect(refused?.message).toContain('account name or a passkey');
    small.clock.advance(MINUTE);
    expect((await ask(mobile, home)).errcode).toBe(0);
    small.clock.advance(manilaDayStart(small.clock.now()) + DAY - small.clock.now());
    expect((await ask(numberOf(200), '198.51.100.99')).errcode).toBe(0);
    await small.close();
  });

  it('is not used up by requests that another limit refuses', async () => {
    await send(numberOf(1));
    await Promise.all(Array.from({ length: 5 }, () => send(numberOf(1))));
    const { rows } = await product.db.query<{ sent: number }>('select sent from sms_days');
    expect(rows).toEqual([{ sent: 1 }]);
  });
});
