import { child, findAll, nameOf, type Source } from './source.ts';

/**
 * Returns hard-coded links of `src`: an address of a page, for which href() of src/pages has a name, or a `to="/…"`
 * that leads to no page of the table.
 * @param addresses the pages' own addresses, without `/`
 */
export function checkLinks(sources: readonly Source[], addresses: ReadonlySet<string>): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('src/') && !path.startsWith('src/pages/') && !isTest)
    .flatMap((source) => {
      const written = findAll(source.program, 'Literal')
        .filter((node) => addresses.has(nameOf(node)?.split('?')[0] ?? ''))
        .map((node) => ({ start: node.start, text: nameOf(node) }));
      const dead = findAll(source.program, 'JSXAttribute')
        .filter((node) => nameOf(child(node, 'name')) === 'to')
        .map((node) => ({ start: node.start, text: nameOf(child(node, 'value')) }))
        .filter(({ text }) => {
          const path = text?.split('?')[0] ?? '';
          return path.startsWith('/') && path !== '/' && !addresses.has(path);
        });
      return [
        ...written.map(
          ({ start, text }) =>
            `${source.path}:${source.lineAt(start)} writes ${text}: use href() of src/pages/href.ts`,
        ),
        ...dead.map(
          ({ start, text }) => `${source.path}:${source.lineAt(start)} leads to ${text}, which no page has`,
        ),
      ];
    });
}
