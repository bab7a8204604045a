import type { CallName, calls } from '../../contract/calls.ts';
import { API_PREFIX } from '../../contract/calls.ts';
import type { Envelope, ResponseOf } from '../../contract/call.ts';
import type { Database } from '../db/database.ts';
import type { GameServerLink } from '../game-launch/handlers.ts';
import type { Providers } from '../gateways/provider-signature.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { SocialParties } from '../gateways/social/social-party.ts';
import { readOutbox } from '../gateways/sms.ts';
import { serve, type Served } from '../serve.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase } from './database.ts';

/** Response to a call in a test: the common fields, and the call's own fields if errcode is 0. */
export type Answer<Name extends CallName> = Envelope & ResponseOf<(typeof calls)[Name]>;

/** Session, address and headers of a request in a test. */
export interface AskOptions {
  readonly token?: string;
  readonly ip?: string;
  readonly locale?: string;
}

/** The lobby's whole server with its own database, for a test. */
export interface TestProduct {
  readonly db: Database;
  readonly clock: TestClock;
  readonly served: Served;
  /** Makes a call without the network. Returns its response. */
  ask<Name extends CallName>(name: Name, body?: object, options?: AskOptions): Promise<Answer<Name>>;
  /** Returns the code in the last text message to a number. */
  lastCode(mobile: string): Promise<string>;
  close(): Promise<void>;
}

/** Declarations of a person who is old enough to play. */
export const grownUp = { birthDate: '1995-06-12', notRestricted: true, termsAccepted: true } as const;

/** Options of the server in a test. */
export interface TestProductOptions {
  readonly db?: Database;
  readonly clock?: TestClock;
  readonly limits?: boolean;
  readonly restricted?: RestrictedPersons;
  readonly providers?: Providers;
  readonly gameServer?: GameServerLink;
  readonly parties?: SocialParties;
  readonly codesADay?: number;
}

/** Creates the server for a test. Closing it drops its database, unless the test has passed the database. */
export async function testProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const db = options.db ?? (await testDatabase());
  const clock = options.clock ?? testClock();
  const served = await serve({
    db,
    clock,
    mode: 'test',
    limits: options.limits ?? false,
    flushEveryMs: 5,
    ...(options.restricted === undefined ? {} : { restricted: options.restricted }),
    ...(options.providers === undefined ? {} : { providers: options.providers }),
    ...(options.gameServer === undefined ? {} : { gameServer: options.gameServer }),
    ...(options.codesADay === undefined ? {} : { codesADay: options.codesADay }),
    ...(options.parties === undefined ? {} : { parties: options.parties }),
  });
  await served.app.ready();
  return {
    db,
    clock,
    served,
    async ask(name, body = {}, { token, ip, locale } = {}) {
      const response = await served.app.inject({
        method: 'POST',
        url: `${API_PREFIX}${name}`,
        payload: body,
        ...(ip === undefined ? {} : { remoteAddress: ip }),
        headers: {
          ...(token === undefined ? {} : { authorization: token }),
          ...(locale === undefined ? {} : { 'x-locale': locale }),
        },
      });
      return response.json();
    },
    async lastCode(mobile) {
      const [message] = await readOutbox(db, mobile);
      return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    },
    async close() {
      await served.close();
      if (options.db === undefined) await db.close();
    },
  };
}
