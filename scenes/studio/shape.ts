import type { ControlHint } from '../engine/studio-scene.ts';

/** Type of a value in the editor, inferred from the values in a scene's examples. */
export type Shape =
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly money: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'text'; readonly known: readonly string[] }
  /** A text whose possible values all occur in the examples or in a hint. */
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly length?: number }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  /** A value of unknown type, which is edited as JSON. */
  | { readonly kind: 'unknown' };

/** A named value of a record. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
  /** Whether at least one example does not have it. */
  readonly optional: boolean;
  /** Text that the editor shows beside the control. */
  readonly note?: string;
}

/** Hints by path, such as `props.pools.*`, `land.amount` or `props.prizes.*.kind`. */
export type ControlHints = Readonly<Record<string, ControlHint>>;

/** Names of values whose integers are amounts in hundredths, in the props and cues of all scenes. */
const MONEY = /^(amount|stake|bet|win|won|prize|balance|total|pool|pools|payout)$/i;
/** Maximum number of options of a choice; a text with more different values is free text. */
const MOST_OPTIONS = 12;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function numberShape(
  values: readonly number[],
  path: readonly string[],
  hint: ControlHint | undefined,
): Shape {
  const whole = values.every(Number.isInteger);
  const isNamedMoney = path.some((part) => MONEY.test(part));
  const money = hint?.money ?? (whole && isNamedMoney);
  const isShare = !whole && values.every((value) => value >= 0 && value <= 1);
  const min = hint?.min ?? (money || values.every((value) => value >= 0) ? 0 : undefined);
  const max = hint?.max ?? (isShare ? 1 : undefined);
  return {
    kind: 'number',
    whole,
    money,
    ...(min === undefined ? {} : { min: hint?.min ?? min }),
    ...(max === undefined ? {} : { max }),
  };
}

/**
 * Returns a choice if all values are words, such as names of tiers. Sentences, and ids that end in a digit, are free
 * text.
 */
function textShape(values: readonly string[], hint: ControlHint | undefined): Shape {
  if (hint?.options) return { kind: 'choice', options: hint.options };
  const known = [...new Set(values)];
  const areWords = known.every((value) => /^[a-z][a-z0-9-]*$/.test(value));
  const isIdentity = known.every((value) => /\d$/.test(value));
  if (areWords && !isIdentity && known.length <= MOST_OPTIONS) return { kind: 'choice', options: known };
  return { kind: 'text', known };
}

function recordShape(
  values: readonly Readonly<Record<string, unknown>>[],
  path: readonly string[],
  hints: ControlHints,
): Shape {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  return {
    kind: 'record',
    fields: names.map((name) => {
      const present = values.filter((value) => value[name] !== undefined);
      const note = hintFor([...path, name], hints)?.note;
      return {
        name,
        shape: shapeOf(
          present.map((value) => value[name]),
          [...path, name],
          hints,
        ),
        optional: present.length < values.length,
        ...(note === undefined ? {} : { note }),
      };
    }),
  };
}

/** Returns the hint for a path; `*` in the path of a hint matches any one name or index. */
export function hintFor(path: readonly string[], hints: ControlHints): ControlHint | undefined {
  for (const [pattern, hint] of Object.entries(hints)) {
    const parts = pattern.split('.');
    if (parts.length === path.length && parts.every((part, index) => part === '*' || part === path[index])) {
      return hint;
    }
  }
  return undefined;
}

/** Infers the shape of the values that different examples have at the same path. */
export function shapeOf(
  values: readonly unknown[],
  path: readonly string[] = [],
  hints: ControlHints = {},
): Shape {
  const hint = hintFor(path, hints);
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  const flags = values.filter((value) => typeof value === 'boolean');
  const lists = values.filter((value): value is readonly unknown[] => Array.isArray(value));
  const records = values.filter(isRecord);
  const shapes: Shape[] = [];
  if (numbers.length > 0) shapes.push(numberShape(numbers, path, hint));
  if (texts.length > 0 || (values.length === 0 && hint?.options)) shapes.push(textShape(texts, hint));
  if (flags.length > 0) shapes.push({ kind: 'boolean' });
  if (lists.length > 0) {
    const lengths = new Set(lists.map(({ length }) => length));
    const [length] = lengths;
    shapes.push({
      kind: 'list',
      of: shapeOf(lists.flat(), [...path, '*'], hints),
      // Lists of the same length in several examples are boards or reels, so their length is fixed.
      ...(lengths.size === 1 && lists.length > 1 && length !== undefined && length > 4 ? { length } : {}),
    });
  }
  if (records.length > 0) shapes.push(recordShape(records, path, hints));
  const [only] = shapes;
  if (!only) return { kind: 'unknown' };
  return shapes.length === 1 ? only : { kind: 'either', shapes };
}

/** The values at one path in all examples, from which a shape is inferred. */
interface ExampleValues {
  readonly props: object;
  readonly cues?: readonly { readonly cue: string; readonly detail: unknown }[];
}

/** Shapes of a scene's props and of the details of each cue that its examples fire. */
export interface SceneShapes {
  readonly props: Shape;
  readonly cues: Readonly<Record<string, Shape>>;
}

/** Infers the shapes of a scene's props and cues from its examples. */
export function shapesOf(
  examples: Readonly<Record<string, ExampleValues>>,
  hints: ControlHints = {},
): SceneShapes {
  const all = Object.values(examples);
  const details = new Map<string, unknown[]>();
  for (const { cue, detail } of all.flatMap(({ cues = [] }) => cues)) {
    details.set(cue, [...(details.get(cue) ?? []), detail]);
  }
  return {
    props: shapeOf(
      all.map(({ props }) => props),
      ['props'],
      hints,
    ),
    cues: Object.fromEntries([...details].map(([cue, values]) => [cue, shapeOf(values, [cue], hints)])),
  };
}

/** Returns an initial value of a shape, for a new list entry or a missing field. */
export function freshValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return shape.min ?? 0;
    case 'boolean':
      return false;
    case 'text':
      return shape.known[0] ?? '';
    case 'choice':
      return shape.options[0] ?? '';
    case 'list':
      return Array.from({ length: shape.length ?? 0 }, () => freshValue(shape.of));
    case 'record':
      return Object.fromEntries(
        shape.fields
          .filter(({ optional }) => !optional)
          .map(({ name, shape: own }) => [name, freshValue(own)]),
      );
    case 'either':
      return shape.shapes[0] ? freshValue(shape.shapes[0]) : null;
    case 'unknown':
      return null;
  }
}

/**
 * Returns whether a value matches a shape. For a shape of several types (`either`), the editor shows the control of the
 * type that matches.
 */
export function isOfShape(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'record':
      return isRecord(value);
    case 'either':
      return shape.shapes.some((one) => isOfShape(value, one));
    case 'unknown':
      return false;
  }
}
