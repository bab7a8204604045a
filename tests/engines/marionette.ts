import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { COMMANDS, CommandError, type Transport } from './commands.ts';
import { FrameReader, frameOf } from './frames.ts';

const OPENS_WITHIN_MS = 60_000;
const TRY_EVERY_MS = 100;
/** First field of a message: `COMMAND` or `ANSWER`. The second field is the command's number in both kinds. */
const COMMAND = 0;
const ANSWER = 1;

const answer = v.tuple([v.literal(ANSWER), v.number(), v.unknown(), v.unknown()]);
const refusal = v.object({ error: v.string(), message: v.string() });
const newSession = v.object({
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
});
const single = v.object({ value: v.unknown() });

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Connects to Firefox through Marionette, which listens on a local port. */
export async function openMarionette(port: number): Promise<Transport> {
  const socket = await connectWhenOpen(port);
  const reader = new FrameReader();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on('error', failAll);
  socket.on('close', () => failAll(new Error('Firefox has closed the connection')));
  socket.on('data', (piece: Buffer) => {
    for (const message of reader.push(piece)) {
      const parsed = v.safeParse(answer, message);
      // Skips Firefox's first message, which contains only the protocol's version.
      if (!parsed.success) continue;
      const [, id, error, value] = parsed.output;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === null) asked?.resolve(value);
      else {
        const { error: kind, message: words } = v.parse(refusal, error);
        asked?.reject(new CommandError(`${kind}: ${words}`));
      }
    }
  });
  const ask = (name: string, fields: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.write(frameOf([COMMAND, last, name, fields]));
    });
  const { capabilities } = v.parse(newSession, await ask('WebDriver:NewSession'));
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async send(name, fields) {
      const value = await ask(COMMANDS[name].marionette, fields);
      // Marionette wraps some results in an object with the single field `value`.
      const parsed = v.safeParse(single, value);
      return parsed.success ? parsed.output.value : value;
    },
    async end() {
      // Ignores an error, since Firefox may exit before it answers.
      await ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
    },
  };
}

/** Connects to a port; retries, since Firefox opens it only some time after its start. */
async function connectWhenOpen(port: number): Promise<Socket> {
  const until = Date.now() + OPENS_WITHIN_MS;
  for (;;) {
    try {
      return await new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      });
    } catch (error) {
      if (Date.now() > until) throw new Error('Firefox did not open its Marionette', { cause: error });
      await new Promise((resume) => setTimeout(resume, TRY_EVERY_MS));
    }
  }
}
