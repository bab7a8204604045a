import { child, children, childrenOf, findAll, nameOf, type Node, type Source } from './source.ts';

/** Objects whose `name` a person has chosen. */
const NAMED = new Set(['winner', 'bet', 'address', 'ranked', 'user']);

/** Returns whether an expression is a name that a person has chosen: a nickname, or the name of a winner or a bet. */
function isPlayerName(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false;
  const property = nameOf(child(node, 'property'));
  return property === 'nickname' || (property === 'name' && NAMED.has(nameOf(child(node, 'object')) ?? ''));
}

/**
 * Returns the names of players in the text of pages that are not inside `<bdi>`: a name written from right to left
 * would turn round the words beside it.
 */
export const checkPlayerNames = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest)
    .flatMap((source) =>
      findAll(source.program, 'JSXElement')
        .filter((element) => nameOf(child(child(element, 'openingElement'), 'name')) !== 'bdi')
        .flatMap((element) => children(element, 'children'))
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(namesShown)
        .map(
          (name) => `${source.path}:${source.lineAt(name.start)} shows a player’s name: put it into <bdi>`,
        ),
    );

/** Returns the names that an expression shows as text, without those in elements and calls inside it. */
function namesShown(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'CallExpression' || node.type === 'ArrowFunctionExpression')
    return [];
  if (isPlayerName(node)) return [node];
  // The condition of `a ? b : c` is not shown, nor is that of `a && b`.
  if (node.type === 'ConditionalExpression')
    return [child(node, 'consequent'), child(node, 'alternate')].flatMap((part) =>
      part ? namesShown(part) : [],
    );
  if (node.type === 'LogicalExpression' && node['operator'] === '&&') {
    const right = child(node, 'right');
    return right ? namesShown(right) : [];
  }
  return childrenOf(node).flatMap(namesShown);
}
