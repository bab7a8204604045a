import { createServer } from 'node:http';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { securityHeaders } from '../../server/http/security.ts';
import { moduleGraph } from './inputs/module-graph.ts';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A local server that is running. */
export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
};

/** Returns the content security policy of the product, which also applies to photographed pages. */
function contentSecurityPolicy(): string {
  const { contentSecurityPolicy: policy } = securityHeaders('test');
  if (typeof policy !== 'object') throw new Error('the product has no content security policy');
  return Object.entries(policy.directives ?? {})
    .map(([name, values]) => {
      const directive = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${directive} ${Array.isArray(values) ? values.join(' ') : ''}`.trim();
    })
    .join('; ');
}

/** The server of a built page, with copies of the served files. */
export interface FolderServer extends RunningServer {
  /** Path of the folder with the copy of the packed art. */
  readonly art: string;
}

/** Serves the built page in `folder` at `/`, and the packed art at `/art/`, on a free port. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const policy = contentSecurityPolicy();
  // Serves copies, so that art and page stay the same during a run even if someone saves art or builds the page
  // meanwhile.
  const copy = await mkdtemp(join(tmpdir(), 'perya-site-'));
  const [art, own] = [join(copy, 'art'), join(copy, 'page')];
  await cp(join(ROOT, '.art'), art, { recursive: true });
  await cp(folder, own, { recursive: true });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const base = path.startsWith('/art/') ? art : own;
    const file = normalize(
      join(base, path.startsWith('/art/') ? path.slice(5) : path === '/' ? 'index.html' : path),
    );
    const found = file.startsWith(base + sep) ? readFile(file) : Promise.reject(new Error('outside'));
    found.then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'content-security-policy': policy,
          // These headers isolate the page from other origins, which makes its clock twenty times finer.
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    art,
    async close() {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** The server of a built studio. */
export interface StudioServer extends FolderServer {
  /** Path of the file with the studio's module graph. */
  readonly modules: string;
}

/** Builds and serves the studio. */
export async function serveStudio(): Promise<StudioServer> {
  const modules = join(ROOT, 'dist/studio-modules.json');
  await build({
    configFile: join(ROOT, 'scenes/vite.config.ts'),
    logLevel: 'error',
    plugins: [moduleGraph(ROOT, modules)],
  });
  return { ...(await serveFolder(join(ROOT, 'dist/studio'))), modules };
}
