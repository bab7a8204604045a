import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ObjectSchema } from '../../contract/call.ts';
import { feedbackText } from '../../contract/feedback.ts';
import { hasHiddenCharacter } from '../../contract/plain-text.ts';
import { validateRequest } from '../../server/http/validation.ts';
import { isFieldCode } from '../../src/forms/form-texts.ts';
import { HIDDEN_CHARACTERS, SAMPLES, textFields, WORST_TEXTS } from './request-fields.ts';

/** Actions that refuse a text by its length, or read each character once. */
const SAFE_FIRST = new Set(['max_length', 'length', 'uuid', 'regex', 'iso_date']);

describe('the text fields of all requests', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are found by this test', () => {
    expect(textFields.length).toBeGreaterThan(100);
    expect(textFields.map(({ path }) => path)).toContain('accountRegist4.declarations.birthDate');
  });

  it('check the length, or read each character once, before anything else', () => {
    expect(
      textFields.filter(({ actions }) => !SAFE_FIRST.has(actions[0] ?? '')).map(({ path }) => path),
    ).toEqual([]);
  });

  it.each(Object.entries(WORST_TEXTS))('refuse 64 KB of %s without normalising it', (_kind, text) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    const accepted = textFields.filter(({ schema }) => v.safeParse(schema, text).success);
    expect(accepted.map(({ path }) => path)).toEqual([]);
    expect(normalize).not.toHaveBeenCalled();
    expect(replaceAll).not.toHaveBeenCalled();
  });

  it.each(Object.entries(HIDDEN_CHARACTERS))(
    'never let %s through, and a refusal names the field with a code that has a text',
    (_kind, hidden) => {
      const problems: string[] = [];
      for (const { path, schema } of textFields) {
        const isHashedOnly = path.endsWith('.password') && !/\p{Cs}/u.test(hidden);
        for (const text of SAMPLES.map((sample) => sample.replace('~', hidden))) {
          const checked = validateRequest(v.object({ field: schema }) as ObjectSchema, { field: text });
          if ('value' in checked) {
            if (!isHashedOnly && hasHiddenCharacter(String(checked.value['field'])))
              problems.push(`${path} accepts it`);
          } else if (checked.fields['field'] === undefined) problems.push(`${path} is not named`);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  it('refuse a hidden character in text of any form with the code characters', () => {
    const request = v.object({ text: feedbackText, list: v.array(v.object({ name: v.string() })) });
    const refusal = (text: string, name: string) => validateRequest(request, { text, list: [{ name }] });
    expect(refusal('Salamat po!\nMaganda.', 'a')).toEqual({
      value: { text: 'Salamat po!\nMaganda.', list: [{ name: 'a' }] },
    });
    for (const hidden of Object.values(HIDDEN_CHARACTERS)) {
      if (hidden !== '\r')
        expect(refusal(`Salamat ${hidden} po talaga!`, 'a')).toEqual({ fields: { text: 'characters' } });
      expect(refusal('Salamat po talaga!', `a${hidden}b`)).toEqual({
        fields: { 'list.0.name': 'characters' },
      });
    }
    expect(isFieldCode('characters')).toBe(true);
  });
});
