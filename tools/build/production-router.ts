import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

/** Makes the bundler take the router's production build: by its package.json it would take the development build. */
export function productionRouter(): Plugin {
  return {
    name: 'perya:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router' ? join(ROOT, 'node_modules/react-router/dist/production/index.mjs') : undefined,
  };
}
