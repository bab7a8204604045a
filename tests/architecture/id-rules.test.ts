import { describe, expect, it } from 'vitest';
import { checkIds } from './id-rules.ts';
import { allSources, sourceOf } from './source.ts';
import { undotted } from './word-rules.ts';

describe('error codes, reward ids and activity ids', () => {
  it('are written as names, never as numbers', () => {
    expect(checkIds(allSources())).toEqual([]);
  });
});

describe('the id rules', () => {
  const of = (text: string) => [sourceOf('server/a.test.ts', text)];

  it.each([
    'throw new CallError(4001);',
    'throw new CallError(a ? 4001 : b);',
    "call('x', { errors: [6001] });",
    'if (error.code === 1003) again();',
    'expect((await ask()).errcode).toBe(9001);',
    'expect(await codeOf(spin())).toBe(1001);',
    'expect(answer).toMatchObject({ errcode: 6002 });',
    "expect(refused['errcode']).toBe(1001);",
    'give({ propId: 60001, count: 5 });',
    'if (prize.propId === 2001) pay();',
    'await assertOpen({ activity: 1003 });',
    "db.query('update activities set enabled = false where type = ·47');",
    'db.query(`select case when prop_id = ·2001 then 1 else ${x} end`);',
  ])('reports a number without a name: %s', (text) => {
    expect(checkIds(of(undotted(text)))).toHaveLength(1);
  });

  it.each([
    'throw new CallError(ErrorCode.balanceTooLow);',
    'expect(answer).toMatchObject({ errcode: 0 });',
    'play({ gameId: 1001 });',
    'const place = stream.below(1001);',
    'db.query(`update activities set enabled = false where type = ${ActivityId.spin}`);',
  ])('accepts %s', (text) => {
    expect(checkIds(of(text))).toEqual([]);
  });
});
