import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { User } from '../../contract/profile.ts';
import type { Context } from '../calls/handler.ts';
import { deviceIdOf } from '../config/queries.ts';
import type { Queryable } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import { readUser } from '../profile/queries.ts';
import { refusalOf } from '../sessions/authenticate-request.ts';
import { openSession } from '../sessions/sessions.ts';
import { giveWelcomeSet } from '../welcome/welcome.ts';
import { type NewPlayer, registerPlayer } from './registration.ts';
import type { VerifiedCode } from './sms-codes.ts';

/** A newly opened session and its player. */
export interface SignedIn {
  token: string;
  user: User;
}

/** The columns of a player that are read before a session is opened. */
export interface KnownPlayer {
  id: number;
  account: string | null;
  mobile: string | null;
  passwordHash: string | null;
  excludedUntil: number | null;
}

/** SQL list of the columns of `users` that form a KnownPlayer. */
export const KNOWN_PLAYER =
  'users.id, account, mobile, password_hash as "passwordHash", excluded_until as "excludedUntil"';

/** Where and when a log-in happens. */
export interface LogInFrom {
  readonly ip: string;
  readonly agent: string;
  readonly now: number;
}

/** Verified proof of who the player is, for opening an account. */
export interface IdentityProof {
  /** Marks the proof as used; call it in the transaction that opens the account. */
  use(db: Queryable, userId: number): Promise<void>;
}

/** The two results of a log-in: a session for a known player, or for a newly registered one. */
export interface LogIns {
  /** Opens a session for a known player. Throws playerExcluded and restrictedPerson if the player may not log in. */
  signIn(client: Queryable, player: KnownPlayer, from: LogInFrom): Promise<SignedIn>;
  /**
   * Registers a player and opens a session in one transaction. A player whose number a code has verified gets the
   * welcome set, once per device. Throws restrictedPerson, accountExists, and validationFailed for an unknown invite
   * code.
   */
  register(
    context: Context,
    person: Omit<NewPlayer, 'now' | 'ip'>,
    proved?: { code: VerifiedCode; deviceId: string | undefined },
    proof?: IdentityProof,
  ): Promise<SignedIn>;
}

/** Creates the log-in functions, which refuse the persons on a list. */
export function logInsOf(restricted: RestrictedPersons): LogIns {
  return {
    async register(context, person, proved, proof) {
      const { db, ip, agent } = context;
      const now = context.clock.now();
      if (restricted.isListed(person)) throw new CallError(ErrorCode.restrictedPerson);
      return db.transaction(async (client) => {
        await proved?.code.use(client);
        const userId = await registerPlayer(client, { ...person, now, ip });
        await proof?.use(client, userId);
        if (proved)
          await giveWelcomeSet(client, { userId, deviceId: deviceIdOf(proved.deviceId), ip, at: now });
        return openFor(client, userId, { ip, agent, now });
      });
    },

    async signIn(client, player, from) {
      const refusal = refusalOf(player, { restricted, now: from.now });
      if (refusal !== undefined) throw new CallError(refusal.code, refusal.detail);
      return openFor(client, player.id, from);
    },
  };
}

async function openFor(db: Queryable, userId: number, { ip, agent, now }: LogInFrom): Promise<SignedIn> {
  const token = await openSession(db, userId, ip, now, agent);
  return { token, user: await readUser(db, userId, now) };
}
