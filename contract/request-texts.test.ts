import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from './calls.ts';

/** A text field of a request: its path, its schema, and the kinds of its actions in order. */
interface TextField {
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly actions: readonly string[];
}

/** The parts of a valibot schema that lead to the schemas inside it. */
interface SchemaParts {
  readonly type: string;
  readonly pipe?: readonly SchemaParts[];
  readonly wrapped?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly options?: readonly SchemaParts[];
}

/** Returns a schema's own type and the actions of its pipes, innermost pipe first. */
const flattened = ({ type, pipe }: SchemaParts, isRoot = true): readonly string[] =>
  pipe === undefined
    ? [type]
    : pipe.flatMap((part, index) =>
        index === 0 ? (isRoot || part.pipe ? flattened(part, false) : [part.type]) : [part.type],
      );

function textFieldsOf(schema: SchemaParts, path: string): TextField[] {
  const actions = flattened(schema);
  if (actions[0] === 'string')
    return [{ path, schema: schema as unknown as v.GenericSchema, actions: actions.slice(1) }];
  return [
    ...(schema.wrapped ? textFieldsOf(schema.wrapped, path) : []),
    ...Object.entries(schema.entries ?? {}).flatMap(([name, entry]) =>
      textFieldsOf(entry, `${path}.${name}`),
    ),
    ...(schema.item ? textFieldsOf(schema.item, `${path}[]`) : []),
    ...(schema.type === 'union' || schema.type === 'variant'
      ? (schema.options ?? []).flatMap((option) => textFieldsOf(option, path))
      : []),
  ];
}

const fields = Object.entries(calls).flatMap(([name, { request }]) =>
  textFieldsOf(request as unknown as SchemaParts, name),
);

/** Actions that refuse a text by its length, or read each character once. */
const SAFE_FIRST = new Set(['max_length', 'length', 'uuid', 'regex', 'iso_date']);

/** 64 KB of what is slowest to read: marks in the wrong order, half pairs, jamo, digits, brackets, blanks. */
const WORST: Readonly<Record<string, string>> = {
  'combining marks': '\u0316'.repeat(15_000) + '\u0315'.repeat(15_000),
  'half of surrogate pairs': '\uD800'.repeat(30_000),
  'Hangul jamo': '\u1100\u1161\u11A8'.repeat(10_000),
  digits: '9'.repeat(64_000),
  brackets: '(['.repeat(32_000),
  blanks: `a${' '.repeat(64_000)}a`,
};

describe('the text fields of all requests', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are found by this test', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.map(({ path }) => path)).toContain('accountRegist4.declarations.birthDate');
  });

  it('check the length, or read each character once, before anything else', () => {
    expect(fields.filter(({ actions }) => !SAFE_FIRST.has(actions[0] ?? '')).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it.each(Object.entries(WORST))('refuse 64 KB of %s without normalising it', (_kind, text) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    const accepted = fields.filter(({ schema }) => v.safeParse(schema, text).success);
    expect(accepted.map(({ path }) => path)).toEqual([]);
    expect(normalize).not.toHaveBeenCalled();
    expect(replaceAll).not.toHaveBeenCalled();
  });
});
