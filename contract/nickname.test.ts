import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chosenNickname, nickname } from './form.ts';

const codeOf = (typed: string): string | undefined => v.safeParse(chosenNickname, typed).issues?.[0].message;

describe('a nickname', () => {
  it.each([
    ['\u3164', 'nickname'],
    ['\u3164\u3164 \u115F', 'nickname'],
    ['\u200B', 'nickname'],
    ['a\u0301\u0302\u0303', 'nicknameMarks'],
    ['Z\u0351\u036B\u0343algo', 'nicknameMarks'],
    ['e\u0323\u0323x', 'nicknameMarks'],
    ['ก\u0E49\u0E48\u0E49\u0E48\u0E49', 'nicknameMarks'],
    ['Perya', 'nicknameHouse'],
    ['Juan\u0007', 'nickname'],
  ])('is refused if it is invisible or piles up marks (test value %#)', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it.each(['Ñiño', 'José Rizal', 'Phạm Ngọc', '李小龙', 'ผู้เล่น', 'मुक्ति', 'မြန်မာ', 'שלום', 'Tausūg', ''])(
    'may be a name of any script: %s',
    (typed) => {
      expect(codeOf(typed)).toBeUndefined();
    },
  );

  it('loses the invisible characters that came with a pasted name', () => {
    expect(v.parse(nickname, '\u202AMa\u3164ria\u202C\u00AD')).toBe('Maria');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (typed) => {
        const { success, output } = v.safeParse(nickname, typed);
        if (success && typed.trim() !== '') expect(output).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
        if (success && typed.trim() !== '') expect(output).not.toBe('');
      }),
    );
  });
});
