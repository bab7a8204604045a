import { parseSync } from 'vite';

/** A node of a module's syntax tree, with the fields that builds use. */
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

/** Returns an identifier's name; empty for anything else. */
const textOf = (part: unknown): string => (isPart(part) && 'name' in part ? String(part.name) : '');

/** Returns the name of a property or a constant; empty for anything else. */
export function nameOf(part: SourcePart & { readonly key?: unknown; readonly id?: unknown }): string {
  return textOf(
    part.type === 'Property' ? part.key : part.type === 'VariableDeclarator' ? part.id : undefined,
  );
}

/** Returns the properties of the object arguments in calls of a function. */
export function propertiesOfCalls(part: SourcePart, callee: string): readonly SourcePart[] {
  if (part.type !== 'CallExpression' || !('callee' in part) || textOf(part.callee) !== callee) return [];
  const given = 'arguments' in part && Array.isArray(part.arguments) ? part.arguments : [];
  return given.flatMap((one: unknown) =>
    isPart(one) && 'properties' in one && Array.isArray(one.properties) ? one.properties.filter(isPart) : [],
  );
}

/**
 * Returns a module with some of its parts, which must not be nested, replaced by other text; a property without a
 * replacement is removed.
 */
export function replaceParts(
  id: string,
  code: string,
  standInsOf: (part: SourcePart) => readonly (readonly [part: SourcePart, standIn: string])[],
): string {
  let rest = code;
  const changes = partsIn(parseSync(id, code).program).flatMap(standInsOf);
  // From the end, so that earlier offsets stay valid.
  for (const [{ start, end }, standIn] of changes.toSorted(([a], [b]) => b.start - a.start))
    rest =
      rest.slice(0, start) +
      standIn +
      (standIn === '' ? rest.slice(end).replace(/^\s*,/, '') : rest.slice(end));
  return rest;
}
