import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { API_PREFIX } from '../../contract/calls.ts';
import { storedAddress } from '../../contract/address.ts';
import { openStream } from '../../fair/random.ts';
import { type Asked, type Body, Hand, LABELS } from './commands.ts';

const envelope = v.looseObject({ errcode: v.number() });
type Envelope = v.InferOutput<typeof envelope>;

/** Time-out of a request, ms. Requests rarely reach it, since a kill breaks the connection at once. */
const TIMEOUT_MS = 30_000;
const BUSY = ErrorCode.drawInProgress;
const FAILED = ErrorCode.internalError;

async function call(address: string, name: string, body: Body, token?: string): Promise<Envelope> {
  const response = await fetch(`${address}${API_PREFIX}${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return v.parse(envelope, await response.json());
}

/** Returns an answer without `serverTime`, the only field that may differ when a request is repeated. */
const lasting = ({ serverTime: _, ...answer }: Envelope): Envelope => answer;

const demand = (answer: Envelope, what: string): Envelope => {
  if (answer.errcode !== 0) throw new Refusal(`${what}: ${JSON.stringify(answer)}`);
  return answer;
};

/**
 * Numbers of a command's requests: `lost` were left without an answer by a kill, `recovered` are those of them that
 * succeeded when repeated.
 */
export interface Tally {
  answered: number;
  lost: number;
  recovered: number;
  refused: number;
}

/** A request with its `clientTxnId`. */
interface Sent extends Asked {
  readonly id: string;
}

const registration = v.object({ token: v.string(), user: v.object({ id: v.number() }) });
const HOME = {
  name: 'Juan Dela Cruz',
  mobile: '09171234567',
  region: 'Central Luzon',
  province: 'Bulacan',
  city: 'Malolos',
  barangay: 'Mojon',
  street: '1 Rizal Street',
  zip: '3000',
};

/** A player who sends one request after the other without a pause, and remembers every answer. */
export class ChaosPlayer {
  readonly userId: number;
  readonly answers = new Map<string, { readonly sent: Sent; readonly answer: Envelope }>();
  /** Ids of the requests that the server refused because the command was used up. They must not be in the ledger. */
  readonly refused = new Set<string>();
  readonly tallies: ReadonlyMap<string, Tally> = new Map(
    LABELS.map((label) => [label, { answered: 0, lost: 0, recovered: 0, refused: 0 }]),
  );
  /** The request that has no answer yet; there is at most one. */
  unanswered: Sent | undefined;
  readonly hand: Hand;
  readonly #token: string;
  /** Whether a kill came before the answer to the current request. */
  #wasCut = false;

  private constructor(userId: number, token: string, hand: Hand) {
    this.userId = userId;
    this.#token = token;
    this.hand = hand;
  }

  /** Registers an account with a delivery address. `seed` and `number` determine which commands the player sends. */
  static async register(
    address: string,
    { account, seed, number, chances }: { account: string; seed: string; number: number; chances: number },
  ): Promise<ChaosPlayer> {
    const declarations = { birthDate: '1990-01-01', notRestricted: true, termsAccepted: true };
    const asked = { account, password: 'a-long-enough-one', declarations };
    const { token, user } = v.parse(
      registration,
      demand(await call(address, 'accountRegist', asked), `${account} could not register`),
    );
    const kept = v.parse(
      v.object({ address: storedAddress }),
      demand(await call(address, 'updateAddress', HOME, token), `${account} could not give an address`),
    );
    const dice = openStream(seed, 'player', number);
    return new ChaosPlayer(user.id, token, new Hand({ addressId: kept.address.id, chances, number, dice }));
  }

  /**
   * Opens the coin pusher, so that its table is dealt, and plays ten scratch cards, which reach the first award. Does
   * nothing for a player without coins, whose wallet must stay empty.
   */
  async warmUp(address: string): Promise<void> {
    if (this.hand.isBroke) return;
    if (this.hand.hasTable) {
      const info = demand(await call(address, 'coinPusherInfo', {}, this.#token), 'no coin pusher');
      const { seedHash } = v.parse(v.object({ seedHash: v.string() }), info);
      demand(await call(address, 'coinPusherDeal', { seedHash }, this.#token), 'no coin pusher table');
    }
    this.unanswered = {
      id: randomUUID(),
      label: 'scratchCardLottery 10',
      call: 'scratchCardLottery',
      body: { count: 10, buy: 10 },
    };
    await this.#ask(address);
  }

  /** Sends requests until the connection breaks. The first one repeats the unanswered request, with the same id. */
  async playUntilCut(address: string): Promise<void> {
    try {
      for (;;) await this.#ask(address);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    if (!this.unanswered) return;
    this.#wasCut = true;
    this.#tally(this.unanswered).lost += 1;
  }

  /** Repeats the unanswered request until it has an answer. */
  async settle(address: string): Promise<void> {
    while (this.unanswered) await this.#ask(address);
  }

  /** Repeats all requests; returns each answer that differs from the first one. */
  async askAllAgain(address: string): Promise<string[]> {
    const faults: string[] = [];
    for (const { sent, answer } of this.answers.values()) {
      const again = lasting(await this.#send(address, sent));
      if (JSON.stringify(again) !== JSON.stringify(answer)) {
        const [was, is] = [JSON.stringify(answer), JSON.stringify(again)];
        faults.push(`${sent.label} ${sent.id} was ${was} and is now ${is}`);
      }
    }
    return faults;
  }

  #send(address: string, { id, call: name, body }: Sent): Promise<Envelope> {
    return call(address, name, { ...body, clientTxnId: id }, this.#token);
  }

  async #ask(address: string): Promise<void> {
    const sent = (this.unanswered ??= { id: randomUUID(), ...this.hand.choose() });
    const answer = lasting(await this.#send(address, sent));
    // Right after a kill, PostgreSQL may still run the interrupted statement, which locks the player until its end.
    if (answer.errcode === BUSY) return;
    // The server returns internalError if its database was killed, which counts as a lost answer.
    if (answer.errcode === FAILED) throw new Error('the database is gone');
    if (answer.errcode === 0) {
      this.answers.set(sent.id, { sent, answer });
      this.hand.noteAnswer(answer);
      this.#tally(sent).answered += 1;
      if (this.#wasCut) this.#tally(sent).recovered += 1;
    } else {
      if (!this.hand.accepts(sent.label, answer.errcode))
        throw new Refusal(`player ${this.userId}, ${sent.label}: ${JSON.stringify(answer)}`);
      this.refused.add(sent.id);
      this.#tally(sent).refused += 1;
    }
    this.unanswered = undefined;
    this.#wasCut = false;
  }

  #tally({ label }: Asked): Tally {
    const tally = this.tallies.get(label);
    if (!tally) throw new Error(`nothing is called ${label}`);
    return tally;
  }
}

/** Error: the server refused a request that it must accept. */
class Refusal extends Error {}
