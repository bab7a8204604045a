import { randomUUID } from 'node:crypto';

/** What an answer must say again, whenever it is asked for. */
type Answer = Readonly<Record<string, unknown>>;

interface Envelope {
  readonly errcode: number;
  readonly [field: string]: unknown;
}

const TIMEOUT_MS = 10_000;
const BUSY = 1003;

async function call(address: string, name: string, body: object, token?: string): Promise<Envelope> {
  const response = await fetch(`${address}/app/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.json() as Promise<Envelope>;
}

const withoutClock = ({ serverTime: _, ...answer }: Envelope): Answer => answer;

/** A player who spins as fast as answers come, and remembers every one of them. */
export class Spinner {
  readonly userId: number;
  readonly answers = new Map<string, Answer>();
  /** The one request whose answer has not come. */
  unanswered: string | undefined;
  /** Lost answers that came when asked again. */
  recovered = 0;
  readonly #token: string;

  private constructor(userId: number, token: string) {
    this.userId = userId;
    this.#token = token;
  }

  static async register(address: string, account: string): Promise<Spinner> {
    const declarations = { birthDate: '1990-01-01', notRestricted: true, termsAccepted: true };
    const answer = await call(address, 'accountRegist', {
      account,
      password: 'a-long-enough-one',
      declarations,
    });
    const { token, user } = answer as unknown as { token: string; user: { id: number } };
    if (answer.errcode !== 0) throw new Error(`${account} could not register: ${JSON.stringify(answer)}`);
    return new Spinner(user.id, token);
  }

  get hasUnanswered(): boolean {
    return this.unanswered !== undefined;
  }

  /** Spins until the connection breaks; what was unanswered before is asked again first, with its own id. */
  async spinUntilCut(address: string): Promise<void> {
    try {
      for (;;) await this.#spin(address);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }

  /** Asks once more for what was unanswered. */
  async settle(address: string): Promise<void> {
    if (this.hasUnanswered) await this.#spin(address);
  }

  /** Asks for every answer again; answers what differs. */
  async askAllAgain(address: string): Promise<string[]> {
    const faults: string[] = [];
    for (const [id, answer] of this.answers) {
      const again = withoutClock(await call(address, 'receiveDrawChance', { clientTxnId: id }, this.#token));
      if (JSON.stringify(again) !== JSON.stringify(answer)) {
        faults.push(`${id} was ${JSON.stringify(answer)} and is now ${JSON.stringify(again)}`);
      }
    }
    return faults;
  }

  async #spin(address: string): Promise<void> {
    const again = this.hasUnanswered;
    const id = (this.unanswered ??= randomUUID());
    const answer = await call(address, 'receiveDrawChance', { clientTxnId: id }, this.#token);
    // Right after a kill the cut-off statement may still be running: it holds the player until it ends.
    if (answer.errcode === BUSY) return;
    // The server answers 9999 when its database is gone: that is a lost answer like any other.
    if (answer.errcode === 9999) throw new Error('the database is gone');
    if (answer.errcode !== 0) throw new Refusal(`player ${this.userId}: ${JSON.stringify(answer)}`);
    this.answers.set(id, withoutClock(answer));
    this.unanswered = undefined;
    if (again) this.recovered += 1;
  }
}

/** The server refused what it had to do. */
class Refusal extends Error {}
