import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { noteStartUp } from '../note-start-up.ts';
import { COMPLAINTS_PATH, listenEarly } from './early.ts';
import { listenAnywhere } from './ports.ts';

const SCRIPT_PATH = '/engines/early.js';
/** The compiler of these files inserts calls of `__name` for named functions. */
const SCRIPT = `globalThis.__name ??= (named) => named;
${noteStartUp.content}
(${String(listenEarly)})(${JSON.stringify(COMPLAINTS_PATH)});`;

/**
 * A proxy before a server that injects our first script into every page, which WebDriver cannot do alike in all
 * engines.
 */
export interface EarlyProxy {
  /** Address for the browser, without a trailing slash. */
  readonly origin: string;
  /** Sets the server's port; until then all requests are refused. */
  leadTo(port: number): void;
  /** Returns and clears the errors that pages have reported. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** Opens a proxy on a free port. */
export async function openEarlyProxy(): Promise<EarlyProxy> {
  let target: number | undefined;
  let complaints: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    } else if (incoming.url === COMPLAINTS_PATH) {
      void readAll(incoming).then((body) => {
        complaints.push(body.toString('utf8'));
        outgoing.writeHead(204).end();
      });
    } else if (target === undefined) outgoing.writeHead(503).end();
    else passOn(incoming, outgoing, target);
  });
  const port = await listenAnywhere(server);
  return {
    origin: `http://localhost:${port}`,
    leadTo(next) {
      target = next;
    },
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards a request unchanged, and returns its response; a page gets its first script on the way. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url: path } = incoming;
  // The response is read here, so it must not be compressed.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    void readAll(answer).then((body) => {
      const page = body
        .toString('utf8')
        .replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`);
      const { 'transfer-encoding': _, ...rest } = answer.headers;
      outgoing.writeHead(status, { ...rest, 'content-length': Buffer.byteLength(page) }).end(page);
    });
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
