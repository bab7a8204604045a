import { parseSync } from 'vite';

/** A node of a module's syntax tree; `start` and `end` are offsets in the source. */
export interface SourcePart {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isPart = (value: unknown): value is SourcePart =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function partsIn(value: unknown): readonly SourcePart[] {
  if (Array.isArray(value)) return value.flatMap(partsIn);
  return isPart(value) ? [value, ...Object.values(value).flatMap(partsIn)] : [];
}

/** Returns the name of an identifier; empty for any other node. */
const textOf = (part: unknown): string => (isPart(part) && 'name' in part ? String(part.name) : '');

/** Returns the name of a property or a declared variable; empty for any other node. */
export function nameOf(part: SourcePart & { readonly key?: unknown; readonly id?: unknown }): string {
  return textOf(
    part.type === 'Property' ? part.key : part.type === 'VariableDeclarator' ? part.id : undefined,
  );
}

/** If a node is a call of the function `callee`, returns the properties of its object arguments; else an empty list. */
export function propertiesOfCalls(part: SourcePart, callee: string): readonly SourcePart[] {
  if (part.type !== 'CallExpression' || !('callee' in part) || textOf(part.callee) !== callee) return [];
  const given = 'arguments' in part && Array.isArray(part.arguments) ? part.arguments : [];
  return given.flatMap((one: unknown) =>
    isPart(one) && 'properties' in one && Array.isArray(one.properties) ? one.properties.filter(isPart) : [],
  );
}

/**
 * Returns the code of a module with some of its parts replaced by other text. The parts must not be nested. A property
 * whose replacement is empty is removed.
 */
export function replaceParts(
  id: string,
  code: string,
  standInsOf: (part: SourcePart) => readonly (readonly [part: SourcePart, standIn: string])[],
): string {
  let rest = code;
  const changes = partsIn(parseSync(id, code).program).flatMap(standInsOf);
  // Begins at the end, so that the offsets of parts before it stay valid.
  for (const [{ start, end }, standIn] of changes.toSorted(([a], [b]) => b.start - a.start))
    rest =
      rest.slice(0, start) +
      standIn +
      (standIn === '' ? rest.slice(end).replace(/^\s*,/, '') : rest.slice(end));
  return rest;
}
