import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { HOUSE_WORDS } from '../../contract/form.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { maskName } from '../winners/winners.ts';
import { LOOKALIKES } from './lookalikes.ts';
import { looksLikeStaff } from './staff-names.ts';

describe('names that people may take for the house’s staff', () => {
  it.each([
    'ＡＤＭＩＮ',
    'adm1n',
    'Pérya',
    'Реrуа',
    'ΑDMIN',
    'аdміп',
    'ᴀᴅᴍɪɴ',
    'adrnin',
    'Supp0rt',
    '5upport',
    "S.u-p_p o'r t",
    'Offícial',
    'OFFlClAL',
    'Pagc0r PH',
    'Perrrya',
    'Mоdеrаtоr',
    'Ⓐdmin',
    'ad\u3164min',
  ])('%s is recognised', (name) => {
    expect(looksLikeStaff(name)).toBe(true);
  });

  it('are recognised with any look-alike letters, accents and capitals', () => {
    const spelt = (word: string): fc.Arbitrary<string> =>
      fc
        .tuple(
          ...[...word].map((letter) =>
            fc.tuple(
              fc.constantFrom(letter, letter.toUpperCase(), ...(LOOKALIKES[letter] ?? '')),
              fc.constantFrom('', '', '\u0301', '\u0323'),
            ),
          ),
        )
        .map((letters) => letters.flat().join(''));
    fc.assert(
      fc.property(fc.constantFrom(...HOUSE_WORDS).chain(spelt), (name) => {
        expect(looksLikeStaff(name)).toBe(true);
      }),
    );
  });

  it.each([
    'Maria Clara',
    'José Rizal',
    'Ñiño',
    'Perla',
    'Perry',
    'Adam',
    'Aileen',
    'Marlon 88',
    'Bernadette',
    'Админский'.slice(4),
    '李小龙',
    'Дмитрий',
    'Γιώργος',
    'שלום',
    'Carlo 1999',
    '',
  ])('do not include %s', (name) => {
    expect(looksLikeStaff(name)).toBe(false);
  });

  it('have a table of look-alikes in which each letter stands once and none is plain', () => {
    const all = [...Object.values(LOOKALIKES).join('')];
    expect(new Set(all).size).toBe(all.length);
    expect(
      all.filter((letter) => letter.normalize('NFKD') !== letter && /^[a-z]/i.test(letter.normalize('NFKD'))),
    ).toEqual([]);
  });
});

describe('a player', () => {
  let product: TestProduct;
  let player: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    product = await testProduct();
    player = await signUp(product);
  });
  afterAll(() => product.close());
  const refused = { errcode: ErrorCode.validationFailed, fields: { nickname: 'nicknameHouse' } };

  it('cannot take a name like the staff’s in the profile, and keeps the old one', async () => {
    expect((await product.ask('updateProfile', { nickname: 'Maria' }, player)).user.nickname).toBe('Maria');
    for (const nickname of ['ＡＤＭＩＮ', 'adm1n', 'Pérya'])
      expect(await product.ask('updateProfile', { nickname }, player)).toMatchObject(refused);
    expect((await product.ask('updateProfile', {}, player)).user.nickname).toBe('Maria');
  });

  it('cannot register with a name like the staff’s, and may try again with the same code', async () => {
    const mobile = '+639170000001';
    await product.ask('smsSend', { mobile, purpose: 'register' });
    const request = { mobile, smsCode: await product.lastCode(mobile), declarations: grownUp };
    expect(await product.ask('accountRegist4', { ...request, nickname: 'аdmin' })).toMatchObject(refused);
    expect((await product.ask('accountRegist4', { ...request, nickname: 'Ana' })).user.nickname).toBe('Ana');
  });
});

describe('a masked name', () => {
  it.each([
    ['maria_clara', 'ma***ra'],
    ['Ana', 'A***a'],
    ['李小龙', '李***龙'],
    ['ผู้เล่น', 'ผู้เ***น'],
  ])('of %s is %s: no letter loses its marks', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
