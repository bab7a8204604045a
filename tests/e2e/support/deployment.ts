import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What stands between browser and server, as a content network does: it can bring a newer build, or be gone. */
export interface Deployment {
  readonly url: string;
  /**
   * Serves another build of the lobby from now on, under that version: every script and style sheet has another name and
   * another text. Those of the build before are still there.
   */
  deploy(version: string): void;
  /** Breaks every connection and takes no new one. */
  close(): Promise<void>;
}

const ASSETS = join(import.meta.dirname, '../../../dist/client/assets');
/** Scripts and style sheets of the lobby that `npm run build` made, by the end of their addresses. */
const CODE = new Set(readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name)));
/** Files with names of such files in them: those themselves, the pages, and the list of the shell. */
const NAMES_CODE = /^\/(?:(?:index|app)\.html|shell\.json|assets\/[^/]+\.(?:js|css))?(?:\?.*)?$/;
const BUILD = /^\/build\.json/;
/** The version of the build in a page, in what lists the files of the shell, and in what an open page asks for. */
const VERSION = /(?<=<meta name="perya-build" content=")\w+(?=")|(?<="version":")\w+(?=")/;

/** The name that a file of the first build has in a newer one, and back. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const renamed = (name: string, version: string): string => name.replace(/\.(js|css)$/, `${version}.$1`);
const original = (name: string, version: string): string => name.replace(`${version}.`, '.');

/** A file of a newer build: what the server has, with the build's version and with its names for scripts and style sheets. */
function rebuilt(text: string, version: string, url: string): string {
  const named = text
    .replace(VERSION, version)
    .replaceAll(NAME, (name) => (CODE.has(name) ? renamed(name, version) : name));
  return /\.(?:js|css)(?:\?.*)?$/.test(url) ? `${named}\n/* ${version} */\n` : named;
}

/** Opens a deployment of the lobby that a server has. */
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

/** Asks the server for an address and answers with what it says, changed on its way where `change` is given. */
function pass(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  url: string,
  change?: (text: string) => string,
): void {
  const { method, headers } = asked;
  // What is changed on its way must not come compressed.
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
