import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { child, children, findAll, nameOf, type Node, type Source, walk } from './source.ts';

/**
 * Tables that give names to the contract's numbers, each with the names of fields and variables that hold such numbers.
 */
const tables: readonly {
  readonly name: string;
  readonly values: ReadonlySet<number>;
  /** Matches the names of fields, variables and functions that hold a number of this table. */
  readonly carriers: RegExp;
}[] = [
  {
    name: 'ErrorCode',
    values: new Set(Object.values(ErrorCode)),
    carriers: /^(errcode|code|codes|errors|codeOf|CallError)$/,
  },
  {
    name: 'RewardId',
    values: new Set(Object.values(RewardId)),
    carriers: /^(propId|prop_id|rewardId)$/,
  },
  {
    name: 'ActivityId',
    values: new Set(Object.values(ActivityId).filter((id) => id > 0)),
    carriers: /^(activity|activityId)$/,
  },
];

/** Files that define the tables: numbers are allowed there. */
const homes = new Set(['contract/errors.ts', 'contract/reward-ids.ts', 'contract/activities.ts']);

/** Matches an id written as a number in SQL: `type = 47` of an activity, or `prop_id = 2001`. */
const inSql = /\b(?:activities\b[^;]*\btype|prop_id) (?:=|<>) \d+/;

const numberOf = (node: Node | undefined): number | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'number' ? node['value'] : undefined;

/** Returns the name that identifies an expression: its variable, last member, or called function. */
function carrierOf(node: Node | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'AwaitExpression') return carrierOf(child(node, 'argument'));
  if (node.type === 'MemberExpression' && node['computed'] !== true) return nameOf(child(node, 'property'));
  if (node.type === 'MemberExpression') {
    return nameOf(child(node, 'property')) ?? carrierOf(child(node, 'object'));
  }
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const callee = child(node, 'callee');
    const isExpect = nameOf(callee) === 'expect';
    return isExpect ? carrierOf(children(node, 'arguments')[0]) : carrierOf(callee);
  }
  return nameOf(node);
}

/** Returns every number in a piece of code with the name that it is assigned to or compared with. */
function carriedNumbers(program: Node): { carrier: string; value: number; start: number }[] {
  const found: { carrier: string; value: number; start: number }[] = [];
  const add = (carrier: string | undefined, node: Node | undefined): void => {
    const numbers = node?.type === 'ArrayExpression' ? children(node, 'elements') : node ? [node] : [];
    for (const one of numbers) {
      const value = numberOf(one);
      if (carrier !== undefined && value !== undefined) found.push({ carrier, value, start: one.start });
    }
  };
  walk(program, (node) => {
    if (node.type === 'Property') add(nameOf(child(node, 'key')), child(node, 'value'));
    if (node.type === 'BinaryExpression') {
      add(carrierOf(child(node, 'left')), child(node, 'right'));
      add(carrierOf(child(node, 'right')), child(node, 'left'));
    }
    if (node.type === 'NewExpression') {
      for (const inner of findAll(node, 'Literal')) add(carrierOf(node), inner);
    }
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
    // An assertion such as `expect(answer.errcode).toBe(…)` also compares a name with a number.
    if (callee?.type === 'MemberExpression') {
      add(carrierOf(child(callee, 'object')), children(node, 'arguments')[0]);
    }
  });
  return found;
}

/** Returns error codes, reward ids and activity ids written as numbers instead of names. */
export function checkIds(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !homes.has(path))
    .flatMap((source) => [
      ...carriedNumbers(source.program).flatMap(({ carrier, value, start }) =>
        tables
          .filter(({ values, carriers }) => values.has(value) && carriers.test(carrier))
          .map(({ name }) => `${source.path}:${source.lineAt(start)} writes ${value}: say ${name}.…`),
      ),
      ...[...findAll(source.program, 'Literal'), ...findAll(source.program, 'TemplateElement')]
        .filter(({ start, end }) => inSql.test(source.text.slice(start, end)))
        .map(({ start }) => `${source.path}:${source.lineAt(start)} writes an id in SQL: say its name`),
    ]);
}
