import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textFields, WORST_TEXTS } from './request-fields.ts';

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
});
