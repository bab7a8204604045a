/**
 * Frames of Firefox's Marionette protocol: a message in JSON and UTF-8, after its length in bytes and a colon. The frame
 * of `{"a":1}` is `7:{"a":1}`.
 */

const COLON = 0x3a;
/** Maximum number of digits in the length of a message; a screenshot's length has eight. */
const MOST_DIGITS = 10;

/** Returns a message as a frame. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`${body.length}:`), body]);
}

/** Reads messages from the chunks in which the network delivers frames. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** Adds a chunk; returns the messages that it completes, in order. Throws if a frame does not begin with a length. */
  push(piece: Buffer): unknown[] {
    this.#rest = Buffer.concat([this.#rest, piece]);
    const messages: unknown[] = [];
    for (let body = this.#take(); body !== undefined; body = this.#take())
      messages.push(JSON.parse(body.toString('utf8')));
    return messages;
  }

  #take(): Buffer | undefined {
    const colon = this.#rest.indexOf(COLON);
    const digits = this.#rest.subarray(0, colon === -1 ? this.#rest.length : colon).toString('latin1');
    if (digits.length > MOST_DIGITS || !/^\d*$/.test(digits) || colon === 0)
      throw new Error(`a frame begins with its length, not with "${digits.slice(0, 20)}"`);
    if (colon === -1) return undefined;
    const end = colon + 1 + Number(digits);
    if (this.#rest.length < end) return undefined;
    const body = this.#rest.subarray(colon + 1, end);
    this.#rest = this.#rest.subarray(end);
    return body;
  }
}
