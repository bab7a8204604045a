import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { account, chosenNickname, LENGTHS, nickname, password, smsCode } from '../../../contract/form.ts';
import { authSchemas } from './schemas.ts';

const codeOf = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;

describe('the rules of the auth forms', () => {
  it.each([
    [account, 'abcde', 'account'],
    [account, 'abcdef', undefined],
    [account, `a${'b'.repeat(15)}`, undefined],
    [account, `a${'b'.repeat(16)}`, 'account'],
    [account, '1abcdef', 'account'],
    [password, '1234567', 'passwordShort'],
    [password, '12345678', undefined],
    [password, '🎪'.repeat(64), undefined],
    [password, '🎪'.repeat(65), 'passwordLong'],
    [smsCode, '12345', 'smsCode'],
    [smsCode, '123456', undefined],
    [smsCode, '1234567', 'smsCode'],
    [smsCode, '12345a', 'smsCode'],
    [nickname, '', undefined],
    [nickname, 'a'.repeat(12), undefined],
    [nickname, 'a'.repeat(13), 'nicknameLong'],
    [chosenNickname, 'Perya', 'nicknameHouse'],
  ])('accept or refuse the test value %#: %j', (schema, typed, code) => {
    expect(codeOf(schema, typed)).toBe(code);
  });
});

describe('the rules of the auth forms with other lengths in the configuration', () => {
  const rules = authSchemas({
    ...LENGTHS,
    username: [3, 4],
    password: [10, 12],
    smsCode: [4, 4],
    nickname: [2, 5],
  });

  it('use the configured lengths in every form', () => {
    expect(codeOf(rules.registerByAccount.entries.account, 'abc')).toBeUndefined();
    expect(codeOf(rules.registerByAccount.entries.account, 'abcde')).toBe('account');
    expect(codeOf(rules.firstPassword.entries.password, '123456789')).toBe('passwordShort');
    expect(codeOf(rules.forgot.entries.password, '1234567890123')).toBe('passwordLong');
    expect(codeOf(rules.bind.entries.smsCode, '1234')).toBeUndefined();
    expect(codeOf(rules.phoneEntry.entries.smsCode, '123456')).toBe('smsCode');
    expect(codeOf(rules.person.entries.nickname, 'a')).toBe('nicknameShort');
    expect(codeOf(rules.phoneEntry.entries.nickname, 'abcdef')).toBe('nicknameLong');
    expect(codeOf(rules.phoneEntry.entries.nickname, '')).toBeUndefined();
  });
});
