import { parseSync } from 'vite';

/** A part of a module's source, as far as builds look at it. */
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

/** What an identifier says; empty for anything else. */
const textOf = (part: unknown): string => (isPart(part) && 'name' in part ? String(part.name) : '');

/** What a property or a constant is called; empty for anything else. */
export function nameOf(part: SourcePart & { readonly key?: unknown; readonly id?: unknown }): string {
  return textOf(
    part.type === 'Property' ? part.key : part.type === 'VariableDeclarator' ? part.id : undefined,
  );
}

/** The properties of the objects that a function is called with. */
export function propertiesOfCalls(part: SourcePart, callee: string): readonly SourcePart[] {
  if (part.type !== 'CallExpression' || !('callee' in part) || textOf(part.callee) !== callee) return [];
  const given = 'arguments' in part && Array.isArray(part.arguments) ? part.arguments : [];
  return given.flatMap((one: unknown) =>
    isPart(one) && 'properties' in one && Array.isArray(one.properties) ? one.properties.filter(isPart) : [],
  );
}

/** Returns a module with other text in the place of some of its parts, which do not lie in each other; a property that nothing stands in for is gone. */
export function replaceParts(
  id: string,
  code: string,
  standInsOf: (part: SourcePart) => readonly (readonly [part: SourcePart, standIn: string])[],
): string {
  let rest = code;
  const changes = partsIn(parseSync(id, code).program).flatMap(standInsOf);
  // From the end, so that what stands before stays where it is.
  for (const [{ start, end }, standIn] of changes.toSorted(([a], [b]) => b.start - a.start))
    rest =
      rest.slice(0, start) +
      standIn +
      (standIn === '' ? rest.slice(end).replace(/^\s*,/, '') : rest.slice(end));
  return rest;
}
