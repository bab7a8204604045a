import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import type { Session } from '../sessions/authenticate.ts';

/** Time for which a proof of who the player is counts in its session, ms. */
export const PROOF_LASTS_MS = 15 * 60_000;

/** Proofs that a player can give, and those given in a session. */
export interface ProofState {
  readonly hasPassword: boolean;
  readonly hasMobile: boolean;
  readonly hasPasskey: boolean;
  /** End of the proof given in the session, ms since 1970; 0 if there is none. */
  readonly provedUntil: number;
  /** End of the time during which the session's log-in is fresh, ms since 1970. */
  readonly freshUntil: number;
}

/** Reads the proofs that a session's player can give, and the one given in the session. */
export async function readProof(db: Queryable, { id, userId }: Session): Promise<ProofState> {
  const { rows } = await db.query<{
    proved_at: number | null;
    created_at: number;
    has_password: boolean;
    has_mobile: boolean;
    has_passkey: boolean;
  }>(
    `select s.proved_at, s.created_at, u.password_hash is not null as has_password, u.mobile is not null as has_mobile,
       exists (select from passkeys p where p.user_id = u.id) as has_passkey
     from sessions s join users u on u.id = s.user_id where s.id = $1 and u.id = $2`,
    [id, userId],
  );
  const row = rows[0];
  if (row === undefined) throw new CallError(ErrorCode.unauthorized);
  const hasNone = !row.has_password && !row.has_mobile && !row.has_passkey;
  const freshUntil = row.created_at + PROOF_LASTS_MS;
  const provedUntil = row.proved_at === null ? 0 : row.proved_at + PROOF_LASTS_MS;
  return {
    hasPassword: row.has_password,
    hasMobile: row.has_mobile,
    hasPasskey: row.has_passkey,
    // A player with third parties only can prove nothing but by logging in again.
    provedUntil: hasNone ? Math.max(provedUntil, freshUntil) : provedUntil,
    freshUntil,
  };
}

/**
 * Throws proofNeeded if the session has not proved within 15 minutes who the player is: a thief of an open session must
 * not add a way to come back.
 * @param orFresh whether a log-in within these 15 minutes counts as a proof
 */
export async function assertProved(
  db: Queryable,
  session: Session,
  { now, orFresh = false }: { now: number; orFresh?: boolean },
): Promise<void> {
  const { provedUntil, freshUntil } = await readProof(db, session);
  if (Math.max(provedUntil, orFresh ? freshUntil : 0) <= now) throw new CallError(ErrorCode.proofNeeded);
}

/** Stores that a session has proved who the player is. Returns until when this counts, ms since 1970. */
export async function storeProof(db: Queryable, { id }: Session, now: number): Promise<number> {
  await db.query('update sessions set proved_at = $2 where id = $1', [id, now]);
  return now + PROOF_LASTS_MS;
}
