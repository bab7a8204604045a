import { once } from 'node:events';
import { type IncomingMessage, request as startRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '../../contract/calls.ts';
import { KYC_LIMITS } from '../../contract/kyc.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { documentKeysFor } from '../gateways/document-keys.ts';
import { sweep } from '../jobs/sweep.ts';
import { signUp } from '../testing/sessions.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { decide, openEvidence } from './applications.ts';

const DAY = 86_400_000;
const DEVICE = { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: '' };
const keys = documentKeysFor('test', undefined);
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const photo = (side = 640) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#845' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
    .toBuffer();

interface Uploaded {
  readonly errcode: number;
  readonly id: string;
  readonly fields?: Record<string, string>;
}

/** Uploads a file as a browser does. */
async function upload(
  token: string | undefined,
  kind: string,
  bytes: Uint8Array,
  type = 'image/jpeg',
): Promise<Uploaded> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg', { type }));
  const request = new Request('http://perya', { method: 'POST', body: form });
  const response = await product.served.app.inject({
    method: 'POST',
    url: `${API_PREFIX}uploadKyc`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: token }),
    },
  });
  return response.json<Uploaded>();
}

let numbers = 0;
/** Creates the data of a unique document; the last character of its number decides the sandbox's verdict. */
const person = (end = '9') => {
  numbers += 1;
  return {
    idType: 'national',
    idNumber: `1234-${String(numbers).padStart(4, '0')}-${end}`,
    realName: `Maria ${String.fromCodePoint(97 + (numbers % 26))}${'o'.repeat(1 + (numbers % 30))} Cruz`,
    birthDate: '1990-05-17',
  };
};

async function send(token: string, who: object = person()) {
  const idPicture = (await upload(token, 'id', await photo())).id;
  const selfiePicture = (await upload(token, 'selfie', await photo())).id;
  return product.ask('addKyc', { ...who, idPicture, selfiePicture }, { token });
}

const result = (token: string) => product.ask('queryKycResult', {}, { token });
/** Waits for the sandbox's decision. */
const decided = (token: string) =>
  expect.poll(async () => (await result(token)).status, { interval: 5, timeout: 10_000 }).not.toBe('pending');

describe('a player’s verification', () => {
  it('is "none" at first, then "pending", then "verified": in the response, in the user info and by mail', async () => {
    const { token } = await signUp(product);
    expect(await product.ask('kyc', {}, { token })).toMatchObject({
      status: 'none',
      name: '',
      isAddKyc: false,
      hasKyc: false,
      kycAmount: 0,
      triesLeft: KYC_LIMITS.applicationsADay,
    });
    expect(await send(token, { ...person(), realName: '  Maria  Clara Delos Santos ' })).toMatchObject({
      errcode: 0,
      status: 'pending',
    });
    await decided(token);
    expect(await product.ask('kyc', {}, { token })).toMatchObject({
      status: 'verified',
      name: 'M••• C••• D••• S•••',
      isAddKyc: true,
      hasKyc: true,
    });
    const info = await product.ask('getAfterLoginInfoWeb', DEVICE, { token });
    expect(info.appGameDataUser.hasKyc).toBe(true);
    expect(info.kyc).toMatchObject({ isAddKyc: true, hasKyc: true });
    expect((await product.ask('getMail3', {}, { token })).list[0]?.title).toBe('You’re verified');
    expect((await send(token)).errcode).toBe(ErrorCode.kycAlreadySent);
  });

  it.each([
    ['0', 'unreadable'],
    ['1', 'face'],
    ['2', 'expired'],
    ['3', 'mismatch'],
  ])(
    "is sent back with the reason if the document's number ends in %s, and can be submitted again",
    async (end, reason) => {
      const { token } = await signUp(product);
      await send(token, person(end));
      await decided(token);
      expect(await result(token)).toMatchObject({ status: 'rejected', reason });
      expect((await send(token)).errcode).toBe(0);
      await decided(token);
      expect((await result(token)).status).toBe('verified');
    },
  );

  it('is possible for one account per person, recognised by document, or by name and birth date', async () => {
    const who = person();
    const [first, sameDocument, sameName, otherDay] = await Promise.all(
      Array.from({ length: 4 }, () => signUp(product)),
    );
    const tokens = [first, sameDocument, sameName, otherDay].map((one) => one?.token ?? '');
    const applications = [
      who,
      { ...person(), idNumber: who.idNumber.toLowerCase() },
      { ...person(), realName: who.realName.toUpperCase() },
      { ...person(), realName: who.realName, birthDate: '1990-05-18' },
    ];
    await send(tokens[0] ?? '', applications[0]);
    await decided(tokens[0] ?? '');
    for (const [nth, token] of tokens.entries()) if (nth > 0) await send(token, applications[nth]);
    for (const token of tokens) await decided(token);
    expect(await Promise.all(tokens.map(async (token) => (await result(token)).reason ?? 'known'))).toEqual([
      'known',
      'duplicate',
      'duplicate',
      'known',
    ]);
  });

  it('succeeds for only one of many accounts that submit the same document in parallel', async () => {
    const who = person();
    const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await signUp(product)).token));
    await Promise.all(tokens.map((token) => send(token, who)));
    for (const token of tokens) await decided(token);
    const answers = await Promise.all(tokens.map(async (token) => (await result(token)).status));
    expect(answers.filter((status) => status === 'verified')).toHaveLength(1);
  });

  it('accepts only one of many parallel applications', async () => {
    const { token } = await signUp(product);
    const idPicture = (await upload(token, 'id', await photo())).id;
    const selfiePicture = (await upload(token, 'selfie', await photo())).id;
    const ask = () => product.ask('addKyc', { ...person(), idPicture, selfiePicture }, { token });
    const codes = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ errcode }) => errcode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(ErrorCode.kycAlreadySent)]);
  });

  it('can be applied for only a limited number of times per day', async () => {
    const { token } = await signUp(product);
    const idPicture = (await upload(token, 'id', await photo())).id;
    const selfiePicture = (await upload(token, 'selfie', await photo())).id;
    const ask = () => product.ask('addKyc', { ...person('0'), idPicture, selfiePicture }, { token });
    expect((await ask()).errcode).toBe(0);
    for (let nth = 1; nth < KYC_LIMITS.applicationsADay; nth++) {
      await decided(token);
      expect((await ask()).errcode).toBe(0);
    }
    await decided(token);
    expect((await ask()).errcode).toBe(ErrorCode.rateLimited);
    product.clock.set(product.clock.now() + DAY);
    expect((await ask()).errcode).toBe(0);
  });

  it.each([
    ['somebody younger than 21', { birthDate: '2010-01-01' }, { birthDate: 'tooYoung' }],
    ['no name', { realName: ' ' }, { realName: 'required' }],
    ['a name with digits', { realName: 'R2D2' }, { realName: 'realName' }],
    ['a short number', { idNumber: '12' }, { idNumber: 'idNumber' }],
    ['an unknown document', { idType: 'library' }, { idType: 'picklist' }],
    ['a picture that is not there', { idPicture: '999999999' }, { idPicture: 'required' }],
  ])('is refused for %s, and the error names the field', async (_what, wrong, fields) => {
    const { token } = await signUp(product);
    const idPicture = (await upload(token, 'id', await photo())).id;
    const selfiePicture = (await upload(token, 'selfie', await photo())).id;
    const answer = await product.ask(
      'addKyc',
      { ...person(), idPicture, selfiePicture, ...wrong },
      { token },
    );
    expect(answer).toMatchObject({ errcode: ErrorCode.validationFailed, fields });
  });

  it('is refused with another player’s picture, and with a selfie in place of a document', async () => {
    const own = await signUp(product);
    const other = await signUp(product);
    const idPicture = (await upload(own.token, 'id', await photo())).id;
    const selfiePicture = (await upload(own.token, 'selfie', await photo())).id;
    const ask = (pictures: object, { token }: { token: string }) =>
      product.ask('addKyc', { ...person(), ...pictures }, { token });
    expect((await ask({ idPicture, selfiePicture }, other)).fields).toEqual({
      idPicture: 'required',
      selfiePicture: 'required',
    });
    expect((await ask({ idPicture: selfiePicture, selfiePicture }, own)).fields).toEqual({
      idPicture: 'required',
    });
  });
});

describe('a picture for verification', () => {
  it('is re-encoded: the camera’s metadata are removed, and a large picture is scaled down', async () => {
    const { token, userId } = await signUp(product);
    await upload(token, 'selfie', await photo());
    await send(token);
    await decided(token);
    const { rows } = await product.db.query<{ id: number }>(
      'select id from kyc_applications where user_id = $1',
      [userId],
    );
    const evidence = await openEvidence(product.db, keys, { id: rows[0]?.id ?? 0, who: 'test', at: 1 });
    const { exif, format } = await sharp(evidence?.id).metadata();
    expect([exif, format]).toEqual([undefined, 'jpeg']);
  });

  it.each([
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'pictureUnreadable'],
    ['half a picture', async () => (await photo()).subarray(0, 400), 'pictureUnreadable'],
    ['a tiny one', () => photo(120), 'pictureSmall'],
    ['one of more than 4096 pixels', () => photo(4_100), 'pictureLarge'],
    ['nothing', async () => Buffer.alloc(0), 'pictureUnreadable'],
  ])('is refused if it is %s', async (_what, bytes, code) => {
    const { token } = await signUp(product);
    const answer = await upload(token, 'id', await bytes());
    expect(answer).toMatchObject({ errcode: ErrorCode.validationFailed, fields: { file: code } });
  });

  it('is refused if it has another file type, is too large, is not form data, or comes from a guest', async () => {
    const { token } = await signUp(product);
    expect((await upload(token, 'id', await photo(), 'image/gif')).fields).toEqual({ file: 'pictureKind' });
    expect((await upload(token, 'id', Buffer.alloc(KYC_LIMITS.bytes + 1))).fields).toEqual({
      file: 'pictureLarge',
    });
    expect((await upload(token, 'id', Buffer.alloc(KYC_LIMITS.bytes + 100_000))).errcode).toBe(
      ErrorCode.bodyTooLarge,
    );
    const asJson = await product.ask('uploadKyc', { kind: 'id', file: 'data:' }, { token });
    expect(asJson.errcode).toBe(ErrorCode.validationFailed);
    expect((await upload(undefined, 'id', await photo())).errcode).toBe(ErrorCode.unauthorized);
    const torn = await product.served.app.inject({
      method: 'POST',
      url: `${API_PREFIX}uploadKyc`,
      payload: 'nothing of a form',
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: token },
    });
    expect(torn.json()).toMatchObject({ errcode: ErrorCode.malformedJson });
    const elsewhere = await product.served.app.inject({
      method: 'POST',
      url: `${API_PREFIX}refreshData`,
      payload: 'nothing of a form',
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: token },
    });
    expect(elsewhere.json()).toMatchObject({ errcode: ErrorCode.unsupportedMediaType });
  });

  it('is refused before its body is read when the session is unknown', async () => {
    const address = await product.served.app.listen({ port: 0, host: '127.0.0.1' });
    const sent = startRequest(`${address}${API_PREFIX}uploadKyc`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
        authorization: 'x'.repeat(43),
      },
    });
    // The body is never sent, so only a response that does not wait for the body can arrive.
    sent.flushHeaders();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await json(response)).toMatchObject({ errcode: ErrorCode.unauthorized });
    sent.destroy();
  });

  it('is refused when its form has more parts than the call has fields', async () => {
    const { token } = await signUp(product);
    const part = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n1\r\n';
    const answer = await product.served.app.inject({
      method: 'POST',
      url: `${API_PREFIX}uploadKyc`,
      payload: `${part.repeat(50_000)}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: token },
    });
    expect(answer.json()).toMatchObject({ errcode: ErrorCode.malformedJson });
  });

  it("counts towards the player's limit before it is decoded, even if it is unreadable", async () => {
    const { token } = await signUp(product);
    const codes = [];
    for (let index = 0; index <= 30; index += 1)
      codes.push((await upload(token, 'id', Buffer.from('no picture'))).errcode);
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => ErrorCode.validationFailed));
    expect(codes[30]).toBe(ErrorCode.rateLimited);
  });

  it('is unreadable in the database, like the person’s data, and every access is logged', async () => {
    const { token, userId } = await signUp(product);
    const who = person();
    await send(token, who);
    await decided(token);
    const { rows } = await product.db.query<{ id: number; all: string }>(
      `select a.id, a::text || string_agg(p::text, '') as all from kyc_applications a
       join kyc_pictures p on p.user_id = a.user_id where a.user_id = $1 group by a.id, a`,
      [userId],
    );
    const [row] = rows;
    const kept = Buffer.from((row?.all ?? '').replaceAll(/[^0-9a-f]/g, ''), 'hex').toString('latin1');
    expect(kept).not.toContain('JFIF');
    for (const text of [row?.all ?? '', kept]) {
      expect(text).not.toContain(who.realName);
      expect(text).not.toContain(who.idNumber.replaceAll('-', ''));
    }
    await openEvidence(product.db, keys, { id: row?.id ?? 0, who: 'ana', at: 5 });
    const { rows: reads } = await product.db.query<{ who: string }>(
      'select who from kyc_reads where application_id = $1 order by id',
      [row?.id],
    );
    expect(reads.map((read) => read.who)).toEqual(['sandbox', 'ana']);
  });
});

describe('a picture that was never submitted for verification', () => {
  it('is deleted after a day, while a submitted picture is kept', async () => {
    const { token, userId } = await signUp(product);
    await send(token);
    await decided(token);
    await upload(token, 'id', await photo());
    const kept = async () =>
      (await product.db.query('select 1 from kyc_pictures where user_id = $1', [userId])).rowCount;
    // Tries again while the server, which sweeps after its start, is still sweeping.
    const sweptAt = (now: number) => expect.poll(() => sweep(product.db, now)).toBeTypeOf('number');
    await sweptAt(product.clock.now());
    expect(await kept()).toBe(3);
    await sweptAt(product.clock.now() + 2 * DAY);
    expect(await kept()).toBe(2);
  });
});

describe("a reviewer's decision", () => {
  it('is final, and may accept two different people with the same name and birth date', async () => {
    const who = person();
    const first = await signUp(product);
    const twin = await signUp(product);
    await send(first.token, who);
    await decided(first.token);
    await send(twin.token, { ...person(), realName: who.realName });
    await decided(twin.token);
    const { rows } = await product.db.query<{ id: number }>(
      `update kyc_applications set status = 'pending', reason = null, decided_at = null, decided_by = null
       where user_id = $1 returning id`,
      [twin.userId],
    );
    const of = { id: rows[0]?.id ?? 0, by: 'ana', at: product.clock.now() };
    expect(await decide(product.db, { ...of, decision: { verified: true }, override: true })).toBe(
      'verified',
    );
    expect(await decide(product.db, { ...of, decision: { verified: false, reason: 'face' } })).toBe(
      'verified',
    );
  });
});
