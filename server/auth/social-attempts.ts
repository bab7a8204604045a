import { createHash, randomBytes } from 'node:crypto';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { SOCIAL_RETURN_PATH, type SocialType } from '../../contract/social.ts';
import type { Log } from '../calls/handler.ts';
import type { Queryable } from '../db/database.ts';
import type { SocialParties, SocialParty, SocialPerson } from '../gateways/social/social-party.ts';

/** Time limit of a log-in, ms, including the time that a newcomer needs for the declarations. */
const LIVES_MS = 15 * 60_000;
/** Maximum length at which a person's name is stored, in characters. */
const LONGEST_NAME = 60;

const random = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const refused = (): CallError => new CallError(ErrorCode.socialLoginFailed);

/** Data with which a log-in begins. */
export interface Beginning {
  readonly party: SocialParty;
  readonly origin: string;
  readonly now: number;
}

/** Begins a log-in: returns the third party's address and a secret that only this browser receives. */
export async function beginAttempt(
  db: Queryable,
  { party, origin, now }: Beginning,
): Promise<{ url: string; secret: string }> {
  const [state, secret, nonce, verifier] = [random(), random(), random(), random()];
  const url = await party.begin({ redirectUri: origin + SOCIAL_RETURN_PATH, state, nonce, verifier });
  await db.query(
    `insert into social_attempts (state_hash, secret_hash, type, origin, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(state), hashOf(secret), party.type, origin, nonce, verifier, now + LIVES_MS],
  );
  return { url, secret };
}

/** A person identified by a third party; the attempt to log in has not been used yet. */
export interface CameBack extends SocialPerson {
  readonly type: SocialType;
  /**
   * Marks the attempt as used; call it in the transaction of the action that it permits. Throws socialLoginFailed if
   * another request has used it first.
   */
  use(db: Queryable): Promise<void>;
}

/** What a browser sends when it returns from the third party. */
export interface SocialReturn {
  readonly returned: string;
  readonly secret: string;
  /** The expected third party; undefined accepts any. */
  readonly type?: SocialType;
  readonly now: number;
}

interface AttemptRow {
  type: SocialType;
  origin: string;
  nonce: string;
  verifier: string | null;
  subject: string | null;
  name: string | null;
}

/**
 * Returns the person who has come back from a third party. The third party is asked only once; its answer is stored
 * until the attempt is used. Throws socialLoginFailed unless this browser has begun the attempt and its time is not
 * over.
 */
export async function finishAttempt(
  db: Queryable,
  parties: SocialParties,
  log: Log,
  { returned, secret, type, now }: SocialReturn,
): Promise<CameBack> {
  const state = new URLSearchParams(returned).get('state');
  if (state === null) throw refused();
  const stateHash = hashOf(state);
  // Only the request that sets the verifier to null asks the third party. The WHERE clause contains both hashes, so
  // that no other attempt is changed.
  const { rows } = await db.query<AttemptRow>(
    `with found as (
       select state_hash, verifier from social_attempts
       where state_hash = $1 and secret_hash = $2 and expires_at > $3 and used_at is null
         and ($4::smallint is null or type = $4) for update
     )
     update social_attempts a set verifier = null from found where a.state_hash = found.state_hash
     returning a.type, a.origin, a.nonce, found.verifier, a.subject, a.name`,
    [stateHash, hashOf(secret), now, type ?? null],
  );
  const row = rows[0];
  if (row === undefined) throw refused();
  const person = await personOf(db, parties, log, { row, stateHash, state, returned });
  return {
    ...person,
    type: row.type,
    async use(client) {
      const { rowCount } = await client.query(
        'update social_attempts set used_at = $2 where state_hash = $1 and used_at is null',
        [stateHash, now],
      );
      if (rowCount !== 1) throw refused();
    },
  };
}

interface Asked {
  readonly row: AttemptRow;
  readonly stateHash: Buffer;
  readonly state: string;
  readonly returned: string;
}

async function personOf(
  db: Queryable,
  parties: SocialParties,
  log: Log,
  { row, stateHash, state, returned }: Asked,
): Promise<SocialPerson> {
  if (row.subject !== null) return { subject: row.subject, name: row.name ?? '' };
  const party = parties(row.origin).get(row.type);
  if (party === undefined || row.verifier === null) throw refused();
  const check = {
    redirectUri: row.origin + SOCIAL_RETURN_PATH,
    state,
    nonce: row.nonce,
    verifier: row.verifier,
  };
  const { subject, name } = await party.finish(returned, check).catch((error: unknown) => {
    log.warn({ err: error, type: row.type }, 'a third party did not say who has come back');
    throw refused();
  });
  const person = { subject, name: [...name].slice(0, LONGEST_NAME).join('') };
  await db.query('update social_attempts set subject = $2, name = $3 where state_hash = $1', [
    stateHash,
    person.subject,
    person.name,
  ]);
  return person;
}
