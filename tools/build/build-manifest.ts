import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';

/** Writes build.json with the build's version, and the same version into the page: an open page notices a new build. */
export function buildManifest(): Plugin {
  let version = '';
  let out = '';
  return {
    name: 'perya:build-manifest',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        // File names contain their content's hash: together they identify the build.
        version = hashOf(
          Object.keys(bundle ?? {})
            .sort()
            .join('\n'),
        );
        return [{ tag: 'meta', attrs: { name: 'perya-build', content: version }, injectTo: 'head' }];
      },
    },
    async closeBundle() {
      if (version !== '') await writeFile(join(out, 'build.json'), `${JSON.stringify({ version })}\n`);
    },
  };
}
