import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './root.ts';

/**
 * Resolves the router's build without development warnings: its package gives the development build to bundlers.
 */
export function productionRouter(): Plugin {
  return {
    name: 'perya:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router' ? join(ROOT, 'node_modules/react-router/dist/production/index.mjs') : undefined,
  };
}
