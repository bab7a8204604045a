import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { noteStartUp } from '../note-start-up.ts';
import { COMPLAINTS_PATH, listenEarly } from './early.ts';
import { listenAnywhere } from './ports.ts';

const SCRIPT_PATH = '/engines/early.js';
/** The script that the proxy adds to pages. It defines `__name`, to which esbuild inserts calls for named functions. */
const SCRIPT = `globalThis.__name ??= (named) => named;
${noteStartUp.content}
(${String(listenEarly)})(${JSON.stringify(COMPLAINTS_PATH)});`;

/**
 * A proxy in front of a server that adds a first script to every page. WebDriver has no way to do this in all engines.
 */
export interface EarlyProxy {
  /** Address of the proxy for the browser, without a slash at the end. */
  readonly origin: string;
  /** Sets the port of the server. Until then the proxy refuses all requests. */
  leadTo(port: number): void;
  /** Returns the errors that pages have reported since the last call. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** Starts a proxy on a free port. */
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

/** Forwards a request to the server and sends its response back. Adds the first script if the response is a page. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url: path } = incoming;
  // Asks for an uncompressed response, since the proxy changes its text.
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
