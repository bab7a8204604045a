import { isDeepStrictEqual } from 'node:util';
import { CURRENCY, PROVIDER_HEADERS, SIGNATURE_WINDOW_MS } from '../../contract/provider-wallet.ts';
import type { Clock } from '../clock.ts';
import { type Provider, sign } from '../gateways/provider-signature.ts';

/** The wallet to be tested, and the sender in whose name the suite sends messages. */
export interface Subject {
  /** Origin of the lobby's server (seamless wallet) or of the provider's wallets, for example https://games.example. */
  readonly origin: string;
  readonly sender: Provider;
  readonly clock: Clock;
}

/** A message that the suite sends to a wallet. */
export interface Message {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Response of the wallet under test. */
export interface Reply {
  /** HTTP status of the response. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How to spoil a message for a test: another secret, an old time, or a signature for another body. */
interface Spoilt {
  readonly secret?: string;
  readonly ageMs?: number;
  readonly signedBody?: string;
}

/** Sends one message to the wallet under test. */
export type Sending = (message: Message, spoilt?: Spoilt) => Promise<Reply>;

/** What differs between the two kinds of wallets, so that one suite tests both. */
export interface WalletVariant {
  readonly prefix: string;
  balance(): Message;
  /** Returns a message that moves an amount (hundredths) at most once for its id. */
  move(id: string, amount: number): Message;
  /** Change of the balance, in hundredths, after a move of 100. */
  readonly gain: number;
  /**
   * Returns a message that cancels a move, even one that comes later; `cancelled` is the error code of such a later
   * move.
   */
  cancel(id: string): Message;
  readonly cancelled: string;
  /** Creates an id in the wallet's format. */
  newId(): string;
  /** Checks that apply only to this kind of wallet. */
  readonly own: readonly Check[];
}

/** A requirement for a wallet. `run` throws a NonConformance that explains a violation. */
export interface Check {
  readonly name: string;
  run(send: Sending): Promise<void>;
}

/** Result of a check; the check has passed if `problem` is missing. */
export interface ConformanceFinding {
  readonly name: string;
  readonly problem?: string;
}

/** Thrown if a wallet violates a requirement; the message explains the violation to the integrator. */
export class NonConformance extends Error {
  override readonly name = 'NonConformance';
}

/** Throws a NonConformance unless an answer has all expected fields with their values. */
export function expectAnswer(reply: Reply, expected: Readonly<Record<string, unknown>>, about = ''): void {
  for (const [field, value] of Object.entries(expected)) {
    const given = field === 'httpStatus' ? reply.status : reply.body[field];
    if (!isDeepStrictEqual(given, value))
      throw new NonConformance(
        `${about}${field} is ${JSON.stringify(given)}, not ${JSON.stringify(value)}: ${JSON.stringify(reply.body)}`,
      );
  }
}

/** Returns the balance of an answer. Throws a NonConformance if it is missing or not an amount. */
export function balanceOf(reply: Reply): number {
  expectAnswer(reply, { httpStatus: 200, status: 'done', currency: CURRENCY });
  const { balance } = reply.body;
  if (typeof balance !== 'number' || !Number.isSafeInteger(balance) || balance < 0)
    throw new NonConformance(`balance is ${JSON.stringify(balance)}, no whole number of hundredths`);
  return balance;
}

const AMOUNT = 100;
const AT_ONCE = 50;

/** Returns the checks that apply to both kinds of wallets. */
const commonChecks = (variant: WalletVariant): readonly Check[] => [
  {
    name: 'tells the balance in whole hundredths',
    run: async (send) => void balanceOf(await send(variant.balance())),
  },
  ...refusalChecks(variant),
  ...repetitionChecks(variant),
  ...cancellationChecks(variant),
];

const refusalChecks = (variant: WalletVariant): readonly Check[] => [
  ...(
    [
      ['with another secret', { secret: 'another secret, just as long as the right one' }],
      ['signed two minutes ago', { ageMs: 2 * SIGNATURE_WINDOW_MS }],
      ['whose body is not the signed one', { signedBody: '{}' }],
    ] as const
  ).map(([what, spoilt]) => ({
    name: `refuses a message ${what} with status 401, and moves nothing`,
    async run(send: Sending) {
      const before = balanceOf(await send(variant.balance()));
      const reply = await send(variant.move(variant.newId(), AMOUNT), spoilt);
      expectAnswer(reply, { httpStatus: 401, status: 'refused', code: 'badSignature' });
      expectAnswer(await send(variant.balance()), { balance: before });
    },
  })),
  {
    name: 'refuses another currency, and moves nothing',
    async run(send) {
      const before = balanceOf(await send(variant.balance()));
      const { name, body } = variant.move(variant.newId(), AMOUNT);
      expectAnswer(await send({ name, body: { ...body, currency: 'USD' } }), { code: 'wrongCurrency' });
      expectAnswer(await send(variant.balance()), { balance: before });
    },
  },
  ...[0, -AMOUNT, 0.5, '100', 2 ** 53, undefined].map((amount) => ({
    name: `refuses ${JSON.stringify(amount) ?? 'nothing'} as an amount and names the field`,
    async run(send: Sending) {
      const { name, body } = variant.move(variant.newId(), AMOUNT);
      const reply = await send({ name, body: { ...body, amount } });
      expectAnswer(reply, { httpStatus: 200, status: 'refused', code: 'invalidMessage' });
      if (!Object.hasOwn(Object(reply.body['fields']), 'amount'))
        throw new NonConformance(`fields do not name amount: ${JSON.stringify(reply.body)}`);
    },
  })),
];

const repetitionChecks = (variant: WalletVariant): readonly Check[] => [
  {
    name: 'moves once, and answers the same message with the same answer',
    async run(send) {
      const before = balanceOf(await send(variant.balance()));
      const message = variant.move(variant.newId(), AMOUNT);
      const first = await send(message);
      expectAnswer(first, { status: 'done', balance: before + variant.gain });
      await send(variant.move(variant.newId(), AMOUNT));
      expectAnswer(await send(message), { ...first.body }, 'the second answer differs: ');
      expectAnswer(await send(variant.balance()), { balance: before + 2 * variant.gain });
    },
  },
  {
    name: `moves once when the same message comes ${AT_ONCE} times at once`,
    async run(send) {
      const before = balanceOf(await send(variant.balance()));
      const message = variant.move(variant.newId(), AMOUNT);
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => send(message)));
      for (const reply of replies)
        expectAnswer(reply, { httpStatus: 200, status: 'done', balance: before + variant.gain });
      expectAnswer(await send(variant.balance()), { balance: before + variant.gain });
    },
  },
  {
    name: 'refuses the same id with another amount as conflict',
    async run(send) {
      const id = variant.newId();
      const { balance } = (await send(variant.move(id, AMOUNT))).body;
      expectAnswer(await send(variant.move(id, AMOUNT + 1)), { status: 'refused', code: 'conflict' });
      expectAnswer(await send(variant.balance()), { balance });
    },
  },
];

const cancellationChecks = (variant: WalletVariant): readonly Check[] => [
  {
    name: 'never does what was cancelled before it came',
    async run(send) {
      const before = balanceOf(await send(variant.balance()));
      const id = variant.newId();
      await send(variant.cancel(id));
      for (let turn = 0; turn < 2; turn++)
        expectAnswer(await send(variant.move(id, AMOUNT)), { status: 'refused', code: variant.cancelled });
      expectAnswer(await send(variant.balance()), { balance: before });
    },
  },
  {
    name: 'moves once or never when a message and its cancelling come at once',
    async run(send) {
      for (let turn = 0; turn < 10; turn++) {
        const before = balanceOf(await send(variant.balance()));
        const id = variant.newId();
        const [moved] = await Promise.all([send(variant.move(id, AMOUNT)), send(variant.cancel(id))]);
        const after = balanceOf(await send(variant.balance()));
        const mayBe = moved.body['status'] === 'done' ? [before, before + variant.gain] : [before];
        if (!mayBe.includes(after)) throw new NonConformance(`the balance went from ${before} to ${after}`);
      }
    },
  },
];

/** Runs all checks on a wallet, one after the other, and reports each result at once. */
export async function judge(
  subject: Subject,
  variant: WalletVariant,
  tell: (finding: ConformanceFinding) => void = () => {},
): Promise<readonly ConformanceFinding[]> {
  const send = sendingTo(subject, variant.prefix);
  const findings: ConformanceFinding[] = [];
  for (const { name, run } of [...commonChecks(variant), ...variant.own]) {
    const problem = await run(send).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const finding = problem === undefined ? { name } : { name, problem };
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

const sendingTo =
  ({ origin, sender, clock }: Subject, prefix: string): Sending =>
  async ({ name, body: fields }, { secret = sender.secret, ageMs = 0, signedBody } = {}) => {
    const path = `${prefix}${name}`;
    const body = JSON.stringify({ currency: CURRENCY, ...fields });
    const timestamp = String(clock.now() - ageMs);
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [PROVIDER_HEADERS.provider]: sender.id,
        [PROVIDER_HEADERS.timestamp]: timestamp,
        [PROVIDER_HEADERS.signature]: sign(secret, { path, timestamp, body: signedBody ?? body }),
      },
    });
    const answer: unknown = await response.json().catch(() => ({}));
    return { status: response.status, body: Object(answer) as Reply['body'] };
  };
