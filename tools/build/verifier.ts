import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { ROOT } from './root.ts';

const FILE = 'perya-verifier.html';
const VERIFIER = join(ROOT, 'src/features/fair/verifier');

/**
 * Builds the verifier of rounds that players can download: a single HTML file that contains the module `fair` and works
 * offline.
 */
export function verifier(): Plugin {
  return {
    name: 'perya:verifier',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await makePage() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        makePage().then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}

async function makePage(): Promise<string> {
  const script = await bundleScript(join(VERIFIER, 'main.ts'));
  const page = await readFile(join(VERIFIER, 'template.html'), 'utf8');
  return page.replace('/* the verifier */', () => script.replaceAll('</script', '<\\/script'));
}
