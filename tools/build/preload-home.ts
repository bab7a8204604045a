import type { Plugin } from 'vite';

/** Adds a link that fetches the home page's code in parallel with the shell's, since most visits begin on that page. */
export function preloadHome(): Plugin {
  return {
    name: 'perya:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const home = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/home-page.tsx') === true,
        );
        if (home === undefined) throw new Error('the build has no home page');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${home.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
