import * as v from 'valibot';
import { hasHiddenCharacter } from '../../contract/plain-text.ts';
import { commonBody, type ObjectSchema } from '../../contract/call.ts';

/** A valid body, or the error codes of the invalid fields by path. */
export type Checked =
  | { readonly value: Record<string, unknown> }
  | { readonly fields: Record<string, string> };

/** Validates a request's body against the schema of its call and the common fields; drops unknown fields. */
export function validateRequest(schema: ObjectSchema, body: unknown): Checked {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return { fields: { body: 'object' } };
  const common = v.safeParse(commonBody, given);
  const own = v.safeParse(schema, given);
  if (own.success && common.success) {
    const hidden = hiddenCharacters(own.output);
    return Object.keys(hidden).length === 0 ? { value: own.output } : { fields: hidden };
  }
  return { fields: { ...fieldsOf(common.issues), ...fieldsOf(own.issues) } };
}

/** Fields whose text nobody reads and the server only hashes; any character is allowed (docs/product-rules.md, Form rules). */
const HASHED_ONLY = new Set(['password']);

/** Returns the code `characters` for each text of a valid request that contains a hidden character, by path. */
function hiddenCharacters(request: object): Record<string, string> {
  const fields: Record<string, string> = {};
  // A list instead of recursion, because a body may be nested more deeply than the stack allows.
  const open: [name: string, path: string, value: unknown][] = [['', '', request]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [name, path, value] = next;
    if (typeof value === 'string') {
      if (!HASHED_ONLY.has(name) && hasHiddenCharacter(value)) fields[path] = 'characters';
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
      for (const [key, item] of Object.entries(value))
        open.push([key, path === '' ? key : `${path}.${key}`, item]);
    }
  }
  return fields;
}

/**
 * Returns the errors of a response that breaks the contract; undefined if there are none. For development and tests.
 */
export function responseProblems(
  schema: ObjectSchema,
  response: unknown,
): Record<string, string> | undefined {
  const parsed = v.safeParse(schema, response);
  return parsed.success ? undefined : fieldsOf(parsed.issues);
}

/**
 * Matches error codes. The contract's own messages are codes; Valibot's messages are sentences, so the kind of the
 * issue serves as the code.
 */
const CODE = /^[a-z][A-Za-z0-9]*$/;

function fieldsOf(issues: readonly v.BaseIssue<unknown>[] | undefined): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues ?? []) {
    const path = v.getDotPath(issue) ?? 'body';
    fields[path] ??=
      issue.received === 'undefined' ? 'required' : CODE.test(issue.message) ? issue.message : issue.type;
  }
  return fields;
}
