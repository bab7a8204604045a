import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between browser and server, as a content network does: it can bring a newer build, or be gone. */
export interface Deployment {
  readonly url: string;
  /** Serves the same lobby from now on as if it had been built again, under that version. */
  deploy(version: string): void;
  /** Breaks every connection and takes no new one. */
  close(): Promise<void>;
}

/** The version of the build in a page, in what lists the files of the shell, and in what an open page asks for. */
const VERSION = /(?<=<meta name="perya-build" content=")\w+(?=")|(?<="version":")\w+(?=")/;
const CHANGED = /^\/(?:(?:shell\.json|index\.html|app\.html)?$|build\.json)/;

/** Opens a deployment of the lobby that a server has. */
export async function openDeployment(server: { readonly url: string }): Promise<Deployment> {
  let deployed: string | undefined;
  const front = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const isChanged = deployed !== undefined && CHANGED.test(url);
    // What is changed on its way must not come compressed.
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...plain } = headers;
    const passed = request(
      new URL(url, server.url),
      { method, headers: isChanged ? plain : headers },
      (came) => {
        if (!isChanged) {
          answer.writeHead(came.statusCode ?? 500, came.headers);
          came.pipe(answer);
          return;
        }
        const { 'content-length': length, etag, ...rest } = came.headers;
        const parts: Buffer[] = [];
        came.on('data', (part: Buffer) => parts.push(part));
        came.on('end', () => {
          const text = Buffer.concat(parts).toString();
          answer.writeHead(came.statusCode ?? 500, rest);
          answer.end(text.replace(VERSION, deployed ?? ''));
        });
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    deploy(version) {
      deployed = version;
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
