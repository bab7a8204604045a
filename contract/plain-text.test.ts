import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { address } from './address.ts';
import { account, inviteCode, LENGTHS, mobile, normaliseMobile, smsCode } from './form.ts';
import { idNumber } from './kyc.ts';
import { parseAmount } from './money.ts';
import { hasHiddenCharacter, plainText, readCode } from './plain-text.ts';
import { contactDetails } from './user-other.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
/** The ways in which a phone, a chat or a spreadsheet writes a digit. */
const written = (digit: number): fc.Arbitrary<string> =>
  fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0).map((zero) => String.fromCharCode(zero + digit));
const invisible = fc.constantFrom(
  '',
  '',
  '\u202A',
  '\u202C',
  '\u2066',
  '\u2069',
  '\u200E',
  '\uFEFF',
  '\u00AD',
);
const separator = fc.constantFrom('', ' ', '-', '\u2013', '\u2011', '\uFF0D', '\u00A0', '\u2009', '.');

/** Texts that contain the given digits as people paste them; `between` is put between digits now and then. */
const pasted = (values: readonly number[], between: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(invisible, ...values.map((digit) => fc.tuple(written(digit), between, invisible)), invisible)
    .map((parts) => parts.flat().join(''));

describe('a pasted mobile number', () => {
  it.each([
    '\u202A+63 917 555 0142\u202C',
    '+63 0917 555 0142',
    '0063 917 555 0142',
    '+63\u2013917\u2013555\u20130142',
    '０９１７５５５０１４２',
    '＋６３（９１７）５５５－０１４２',
    'tel:+639175550142',
    ' 0917.555.0142 ',
  ])('is understood: %s', (typed) => {
    expect(normaliseMobile(typed)).toBe('+639175550142');
    expect(v.parse(mobile, typed)).toBe('+639175550142');
    expect(v.parse(contactDetails.entries.viber, typed)).toBe('+639175550142');
    expect(v.parse(address.pipe[0].entries.mobile, typed)).toBe('+639175550142');
  });

  it('is understood with any invisible character, separator and kind of digit', () => {
    const prefixes = fc.constantFrom('', '0', '63', '+63', '+63 ', '+63 0', '\uFF0B63');
    const numbers = digits(9).chain((values) =>
      fc.tuple(fc.constant(`+639${values.join('')}`), prefixes, pasted([9, ...values], separator)),
    );
    fc.assert(
      fc.property(numbers, ([number, prefix, text]) => {
        expect(normaliseMobile(prefix + text)).toBe(number);
      }),
    );
  });

  it.each(['02 8123 4567', '0917 555 014', '0917 555 01422', '+64 917 555 0142', 'a0917 555 0142'])(
    'is refused if it is another number: %s',
    (typed) => {
      expect(normaliseMobile(typed)).toBeUndefined();
    },
  );
});

describe('a pasted code', () => {
  it.each([
    '123 456',
    '123-456',
    '123\u2013456',
    '1 2 3 4 5 6',
    'Your code is 123456',
    'Your code is 123 456.',
    '123456 is your Perya code. It works for 5 minutes.',
    '１２３４５６',
    '\u202A123456\u202C',
  ])('keeps its digits: %s', (typed) => {
    expect(readCode(typed, LENGTHS.smsCode)).toBe('123456');
    expect(v.parse(smsCode, typed)).toBe('123456');
  });

  it('keeps its digits with any words, separator and kind of digit', () => {
    const codes = digits(6).chain((values) =>
      fc.tuple(fc.constant(values.join('')), pasted(values, separator), fc.constantFrom('', 'Ang code mo: ')),
    );
    fc.assert(
      fc.property(codes, ([code, text, words]) => {
        expect(v.parse(smsCode, words + text)).toBe(code);
      }),
    );
  });

  it('is what was typed so far while it is incomplete', () => {
    expect(readCode('12', LENGTHS.smsCode)).toBe('12');
    expect(readCode('12 34', LENGTHS.smsCode)).toBe('1234');
    expect(v.safeParse(smsCode, '12345').success).toBe(false);
    expect(v.safeParse(smsCode, '1234567').success).toBe(false);
    expect(v.safeParse(smsCode, '').success).toBe(false);
  });
});

describe('other pasted numbers and names', () => {
  it.each([
    [address.pipe[0].entries.zip, '\u202A１１０８\u202C', '1108'],
    [idNumber, '\u2066ＡＢ\u2013１２３ 456\u2069', 'AB123456'],
    [inviteCode, 'ab12\u2011cd34', 'AB12CD34'],
    [account, '\u202Ajuan_luna\u202C', 'juan_luna'],
    [contactDetails.entries.telegram, '\u200E@juan_luna', 'juan_luna'],
    [contactDetails.entries.email, '\u202Ajuan@example.com\u202C', 'juan@example.com'],
  ])('are read as if they were typed %#: %j', (schema, typed, value) => {
    expect(v.parse(schema, typed)).toBe(value);
  });

  it('are amounts, too', () => {
    expect(parseAmount('\u202A₱１,234．50\u202C')).toBe(123_450);
    expect(parseAmount('\u22125')).toBeUndefined();
  });

  it('are left as they are if they are plain already', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]+( [!-~]+)*$/), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });
});

describe('hidden characters', () => {
  it.each([
    '\u0000',
    '\u0007',
    '\r',
    '\u001B',
    '\u007F',
    '\u0085',
    '\uD800',
    '\uDFFF',
    '\u202A',
    '\u202E',
    '\u2067',
  ])('are found (test value %#)', (hidden) => {
    expect(hasHiddenCharacter(`a${hidden}b`)).toBe(true);
  });

  it('are not newlines, tabs, emoji, or letters of any script', () => {
    expect(hasHiddenCharacter('Salamat!\n\t👨‍👩‍👧 🇵🇭 ñ é 李小龙 שלום')).toBe(false);
  });
});
