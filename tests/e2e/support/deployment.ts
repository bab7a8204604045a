import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A proxy between browser and server, like a content network: it can deploy a newer build, or be down. */
export interface Deployment {
  readonly url: string;
  /**
   * Serves another build of the lobby from now on, under that version: every script and style sheet has another name
   * and content. Those of the previous build stay available.
   */
  deploy(version: string): void;
  /** Breaks every connection and accepts no new ones. */
  close(): Promise<void>;
}

const ASSETS = join(import.meta.dirname, '../../../dist/client/assets');
/** Scripts and style sheets of the lobby built by `npm run build`, by file name. */
const CODE = new Set(readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name)));
/** Files that contain such names: scripts and style sheets themselves, the pages, and the list of shell files. */
const NAMES_CODE = /^\/(?:(?:index|app)\.html|shell\.json|assets\/[^/]+\.(?:js|css))?(?:\?.*)?$/;
const BUILD = /^\/build\.json/;
/** Version of the build: in a page, in the list of shell files, and in the file that an open page polls. */
const VERSION = /(?<=<meta name="perya-build" content=")\w+(?=")|(?<="version":")\w+(?=")/;

/** Name of a first-build file in a newer build, and back. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const renamed = (name: string, version: string): string => name.replace(/\.(js|css)$/, `${version}.$1`);
const original = (name: string, version: string): string => name.replace(`${version}.`, '.');

/** Rewrites a file to a newer build: with the build's version and its names of scripts and style sheets. */
function rebuilt(text: string, version: string, url: string): string {
  const named = text
    .replace(VERSION, version)
    .replaceAll(NAME, (name) => (CODE.has(name) ? renamed(name, version) : name));
  return /\.(?:js|css)(?:\?.*)?$/.test(url) ? `${named}\n/* ${version} */\n` : named;
}

/** Opens a deployment in front of a server's lobby. */
export async function openDeployment(server: { readonly url: string }): Promise<Deployment> {
  let version: string | undefined;
  const front = createServer((asked, answer) => {
    const { url = '/' } = asked;
    const name = url.startsWith('/assets/') ? (url.slice('/assets/'.length).split('?', 1)[0] ?? '') : '';
    if (version === undefined || CODE.has(name)) {
      pass(server.url, asked, answer, url);
      return;
    }
    const newer = version;
    const isOfNewer = CODE.has(original(name, newer));
    const from = isOfNewer ? `/assets/${original(name, newer)}` : url;
    const isChanged = isOfNewer || NAMES_CODE.test(url) || BUILD.test(url);
    pass(server.url, asked, answer, from, isChanged ? (text) => rebuilt(text, newer, url) : undefined);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    deploy(deployed) {
      version = deployed;
    },
    async close() {
      if (!front.listening) return;
      const closed = once(front, 'close');
      front.close();
      front.closeAllConnections();
      await closed;
    },
  };
}

/** Forwards a request to the server and returns the response, transformed by `change` if given. */
function pass(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  url: string,
  change?: (text: string) => string,
): void {
  const { method, headers } = asked;
  // A response to be transformed must not be compressed.
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...plain } = headers;
  const passed = request(
    new URL(url, server),
    { method, headers: change === undefined ? headers : plain },
    (came) => {
      if (change === undefined) {
        answer.writeHead(came.statusCode ?? 500, came.headers);
        came.pipe(answer);
        return;
      }
      const { 'content-length': length, etag, ...rest } = came.headers;
      const parts: Buffer[] = [];
      came.on('data', (part: Buffer) => parts.push(part));
      came.on('end', () => {
        answer.writeHead(came.statusCode ?? 500, rest);
        answer.end(change(Buffer.concat(parts).toString()));
      });
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
