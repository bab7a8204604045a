import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A proxy between browser and server that can serve a newer build of the lobby, or be down. */
export interface Deployment {
  readonly url: string;
  /**
   * Serves another build of the lobby from now on, with this version: every script and style sheet has another name and
   * content. The files of the previous build stay available.
   */
  deploy(version: string): void;
  /** Breaks all connections and accepts no new connections. */
  close(): Promise<void>;
}

const ASSETS = join(import.meta.dirname, '../../../dist/client/assets');
/** File names of the scripts and style sheets that `npm run build` has built for the lobby. */
const CODE = new Set(readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name)));
/** Matches paths of files that contain names of CODE: these files themselves, the HTML pages, and the shell's list. */
const NAMES_CODE = /^\/(?:(?:index|app)\.html|shell\.json|assets\/[^/]+\.(?:js|css))?(?:\?.*)?$/;
const BUILD = /^\/build\.json/;
/** Matches the build's version in an HTML page, in the shell's list of files, and in the file that open pages poll. */
const VERSION = /(?<=<meta name="perya-build" content=")\w+(?=")|(?<="version":")\w+(?=")/;

/** Matches names of built files. `renamed` gives such a file's name in a newer build, `original` reverses that. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const renamed = (name: string, version: string): string => name.replace(/\.(js|css)$/, `${version}.$1`);
const original = (name: string, version: string): string => name.replace(`${version}.`, '.');

/** Returns a file's text as in a newer build: with its version, and its names of scripts and style sheets. */
function rebuilt(text: string, version: string, url: string): string {
  const named = text
    .replace(VERSION, version)
    .replaceAll(NAME, (name) => (CODE.has(name) ? renamed(name, version) : name));
  return /\.(?:js|css)(?:\?.*)?$/.test(url) ? `${named}\n/* ${version} */\n` : named;
}

/** Starts a proxy in front of a server's lobby. */
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

/** Forwards a request to the server and sends the response back, transformed by `change` if given. */
function pass(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  url: string,
  change?: (text: string) => string,
): void {
  const { method, headers } = asked;
  // Asks for an uncompressed and complete response, since its text is transformed.
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
