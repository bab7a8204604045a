import type * as v from 'valibot';
import { calls } from '../../contract/calls.ts';

/** A text field of a request: its path, its schema, and the types of the schema's actions, in order. */
export interface TextField {
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly actions: readonly string[];
}

/** The fields of a valibot schema that hold the schemas inside it. */
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

/** The text fields of all requests. */
export const textFields = Object.entries(calls).flatMap(([name, { request }]) =>
  textFieldsOf(request as unknown as SchemaParts, name),
);

/**
 * Texts of up to 64 KB that are slowest to process: marks in the wrong order, unpaired surrogates, jamo, digits,
 * brackets, blanks.
 */
export const WORST_TEXTS: Readonly<Record<string, string>> = {
  'combining marks': '\u0316'.repeat(15_000) + '\u0315'.repeat(15_000),
  'half of surrogate pairs': '\uD800'.repeat(30_000),
  'Hangul jamo': '\u1100\u1161\u11A8'.repeat(10_000),
  digits: '9'.repeat(64_000),
  brackets: '(['.repeat(32_000),
  blanks: `a${' '.repeat(64_000)}a`,
};

/** Characters that no text of a request may contain, by name. */
export const HIDDEN_CHARACTERS: Readonly<Record<string, string>> = {
  'a zero character': '\u0000',
  'a bell': '\u0007',
  'a carriage return': '\r',
  'an escape': '\u001B',
  'a delete': '\u007F',
  'a C1 control': '\u0085',
  'half of a surrogate pair': '\uD800',
  'the other half of a surrogate pair': '\uDC00',
  'an override of the direction': '\u202E',
  'an embedding': '\u202A',
  'an isolate': '\u2066',
};

/** Texts that one text field or another accepts; ~ stands for the hidden character. */
export const SAMPLES = [
  'Juan ~dela Cruz',
  '~Quezon City',
  'juan~@example.com',
  '0917 555~ 0142',
  '1108~',
  '123~456',
  'abc~def',
  '?code=~',
  'Longer words~ of feedback',
  '~',
] as const;
