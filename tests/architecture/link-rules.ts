import { child, children, findAll, nameOf, type Source } from './source.ts';

/**
 * Returns the hard-coded links in `src`: a page's address that is not written with href() of src/pages, or a
 * `to="/…"` that leads to no page. A hard-coded link to the home page, with or without a query, would lead out of the
 * second edition.
 * @param addresses the addresses of all pages, without the home page `/`
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
      const home = [
        ...findAll(source.program, 'Literal').map((node) => ({
          start: node.start,
          text: nameOf(node) ?? '',
        })),
        ...findAll(source.program, 'TemplateElement').map((node) => ({
          start: node.start,
          text: (node['value'] as { raw: string }).raw,
        })),
      ].filter(({ text }) => text.startsWith('/?'));
      const toHome = [
        ...findAll(source.program, 'JSXAttribute')
          .filter((node) => nameOf(child(node, 'name')) === 'to')
          .map((node) => child(node, 'value')),
        ...findAll(source.program, 'CallExpression')
          .filter((node) => nameOf(child(node, 'callee')) === 'navigate')
          .map((node) => children(node, 'arguments')[0]),
      ].flatMap((node) => (nameOf(node) === '/' && node ? [{ start: node.start, text: '/' }] : []));
      return [
        ...[...home, ...toHome].map(
          ({ start, text }) =>
            `${source.path}:${source.lineAt(start)} writes ${text}: use href('home') or gamesHref()`,
        ),
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
