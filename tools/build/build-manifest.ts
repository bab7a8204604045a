import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';

/** Writes the build's version to build.json and into the page, so that an open page notices a newer build. */
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
        // The version is a hash of all file names, which contain hashes of the contents.
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
