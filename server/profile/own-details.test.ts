import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
let player: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  product = await testProduct();
  player = await signUp(product);
});
afterAll(() => product.close());

describe('the player’s own picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c33' } });
  const urlOf = async (image: Sharp, kind: 'png' | 'jpeg'): Promise<string> =>
    `data:image/${kind};base64,${(await image[kind]().toBuffer()).toString('base64')}`;
  const send = (avatarOther: string) => product.ask('updateProfile', { avatarOther }, player);
  const refused = (code: string) => ({
    errcode: ErrorCode.validationFailed,
    fields: { avatarOther: code },
  });

  it('is re-encoded as a small square jpeg without the camera’s metadata, and is served only at its own address', async () => {
    const withPlace = picture(400, 300).withExif({ IFD0: { Copyright: 'where I live' } });
    const { user } = await send(await urlOf(withPlace, 'jpeg'));
    expect(user.avatarOther).toMatch(/^\/player-pictures\/[\w-]{32}\.jpg$/);
    const answer = await product.served.app.inject(user.avatarOther);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const kept = await sharp(answer.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect(kept.exif).toBeUndefined();
    expect(answer.rawPayload.includes('where I live')).toBe(false);

    // A new picture gets another address, and the old address no longer works.
    const next = await send(await urlOf(picture(80, 64), 'png'));
    expect(next.user.avatarOther).not.toBe(user.avatarOther);
    expect((await product.served.app.inject(user.avatarOther)).statusCode).toBe(404);
    expect((await send('')).user.avatarOther).toBe('');
    expect((await product.served.app.inject(next.user.avatarOther)).statusCode).toBe(404);
  });

  it('is refused if it is not a picture, is too small, or too large', async () => {
    expect(await send('data:image/jpeg;base64,AAAA')).toMatchObject(refused('pictureUnreadable'));
    expect(await send(await urlOf(picture(63, 400), 'png'))).toMatchObject(refused('pictureSmall'));
    expect(await send('data:image/svg+xml;base64,AAAA')).toMatchObject(refused('pictureKind'));
    expect(await send('https://evil.example/x.png')).toMatchObject(refused('pictureKind'));
    expect(await send(`data:image/png;base64,${'A'.repeat(60_000)}`)).toMatchObject(refused('pictureLarge'));
    const gif = (await picture(100, 100).gif().toBuffer()).toString('base64');
    expect(await send(`data:image/png;base64,${gif}`)).toMatchObject(refused('pictureUnreadable'));
  });

  it('cannot be found by guessing its address', async () => {
    for (const path of ['x.jpg', `${'A'.repeat(32)}.jpg`, '%00.jpg', '..%2f.jpg'])
      expect((await product.served.app.inject(`/player-pictures/${path}`)).statusCode).toBeGreaterThanOrEqual(
        400,
      );
  });
});

describe('a player’s contact details', () => {
  const none = { email: '', viber: '', telegram: '', wantsOffers: false };
  const read = () => product.ask('appUserOther', {}, player);
  const send = (details: object) => product.ask('updateAppUserOther', { ...none, ...details }, player);

  it('are empty at first, then stored as typed or normalised, and then hasUserOther is true', async () => {
    expect(await read()).toMatchObject(none);
    const { user } = await send({
      email: ' juan@example.com ',
      viber: '0917 555 0142',
      telegram: '@juan_luna',
      wantsOffers: true,
    });
    expect(user.hasUserOther).toBe(true);
    expect(await read()).toMatchObject({
      email: 'juan@example.com',
      viber: '+639175550142',
      telegram: 'juan_luna',
      wantsOffers: true,
    });
  });

  it('contain the time of consent to offers until the player withdraws the consent', async () => {
    const since = async () =>
      (await product.db.query<{ offers_since: number | null }>('select offers_since from player_contacts'))
        .rows[0]?.offers_since;
    await send({ wantsOffers: true });
    const first = await since();
    product.clock.advance(60_000);
    await send({ email: 'a@b.ph', wantsOffers: true });
    expect(await since()).toBe(first);
    await send({});
    expect(await since()).toBeNull();
  });

  it.each([
    ['email', 'juan'],
    ['email', 'juan@here'],
    ['viber', '12345'],
    ['telegram', 'ab'],
    ['telegram', 'juan luna'],
  ])('are refused for an invalid %s: %s', async (field, text) => {
    const code = field === 'viber' ? 'mobile' : field;
    expect(await send({ [field]: text })).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { [field]: code },
    });
  });
});
