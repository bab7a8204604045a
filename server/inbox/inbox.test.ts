import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { FEEDBACK_A_DAY } from '../../contract/feedback.ts';
import { manilaDayStart } from '../clock.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { sendMail } from './mails.ts';

const DAY = 86_400_000;
const DEVICE = { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: '' };
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const mail = (userId: number, name: string) =>
  sendMail(product.db, {
    userId,
    at: product.clock.now(),
    title: { en: `${name} in English`, fil: `${name} sa Filipino` },
    text: { en: 'Hello', fil: 'Kumusta' },
  });
const list = async (token: string) => (await product.ask('getMail3', {}, { token })).list;
const hasMail = async (token: string) =>
  (await product.ask('getAfterLoginInfoWeb', DEVICE, { token })).flags.hasMail;

describe("a player's mails", () => {
  it('are marked as read when opened, deleted on request, and visible only to their player', async () => {
    const one = await signUp(product);
    const other = await signUp(product);
    await mail(one.userId, 'First');
    await mail(one.userId, 'Second');
    expect(await hasMail(one.token)).toBe(true);
    const [second, first] = await list(one.token);
    expect([second?.title, first?.title]).toEqual(['Second in English', 'First in English']);
    const id = first?.id ?? '';
    expect((await product.ask('getMailDetail', { id }, other)).errcode).toBe(ErrorCode.notFound);
    expect(await product.ask('getMailDetail', { id }, one)).toMatchObject({ text: 'Hello', isRead: true });
    expect((await list(one.token)).map(({ isRead }) => isRead)).toEqual([false, true]);
    await product.ask('delMail', { ids: [id] }, other);
    expect(await list(one.token)).toHaveLength(2);
    await product.ask('delMail', { ids: [id, second?.id ?? ''] }, one);
    expect(await list(one.token)).toEqual([]);
    expect(await hasMail(one.token)).toBe(false);
  });
});

describe("a player's feedback", () => {
  it('is listed, answered by mail, and visible only to the player who wrote it', async () => {
    const one = await signUp(product);
    const other = await signUp(product);
    const text = 'The wheel is lovely, make more of them.';
    const { id } = await product.ask('addFeedback', { topic: 'idea', text }, one);
    expect((await product.ask('feedbackDetail', { id }, other)).errcode).toBe(ErrorCode.notFound);
    expect(await product.ask('feedbackDetail', { id }, one)).toMatchObject({ text, isAnswered: false });
    await product.db.query('select answer_feedback($1, $2)', [id, 'We will!']);
    expect(await product.ask('feedbackDetail', { id }, one)).toMatchObject({
      isAnswered: true,
      answer: 'We will!',
    });
    expect((await list(one.token))[0]).toMatchObject({ title: 'We have answered your feedback' });
    expect((await product.ask('feedbackLog', {}, other)).list).toEqual([]);
  });

  it('is refused if it is too short, too long, or above the day’s limit, even when sent in parallel', async () => {
    const one = await signUp(product);
    const add = (text: string) => product.ask('addFeedback', { topic: 'other', text }, one);
    expect((await add('  short  ')).errcode).toBe(ErrorCode.validationFailed);
    expect((await add('a'.repeat(501))).errcode).toBe(ErrorCode.validationFailed);
    const answers = await Promise.all(
      Array.from({ length: FEEDBACK_A_DAY + 5 }, (_, nth) => add(`A long enough text, number ${nth}.`)),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(FEEDBACK_A_DAY);
    product.clock.set(manilaDayStart(product.clock.now()) + DAY);
    expect((await add('A new day, a new thought.')).errcode).toBe(0);
  });
});
