import { type KycPictureKind, KYC_LIMITS, type KycReason, type KycStatus } from '../../contract/kyc.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { manilaDayStart } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { sqlState } from '../db/pool.ts';
import type { DocumentKeys, Sealed } from '../gateways/document-keys.ts';
import type { KycDecision, KycEvidence, KycPerson } from '../gateways/kyc-verifier.ts';

/** State of a player's verification. */
export interface Standing {
  readonly status: KycStatus;
  readonly reason?: KycReason;
  /** Name on the document; empty before the first application. */
  readonly name: string;
  /** Time of the last application, ms since 1970; 0 before the first one. */
  readonly submittedAt: number;
  readonly triesLeft: number;
}

const UNIQUE_VIOLATION = '23505';
const placeOf = (userId: number): string => `kyc of player ${userId}`;

interface SealedRow {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}
const sealedOf = ({ keyId, nonce, sealed }: SealedRow): Sealed => ({ keyId, nonce, bytes: sealed });

/** Stores an encrypted picture; returns its id. Throws rateLimited above the day's limit of pictures. */
export async function keepPicture(
  db: Database,
  keys: DocumentKeys,
  { userId, kind, bytes, at }: { userId: number; kind: KycPictureKind; bytes: Buffer; at: number },
): Promise<string> {
  const { keyId, nonce, bytes: sealed } = keys.seal(bytes, placeOf(userId));
  return db.transaction(async (client) => {
    // A lock runs one player's uploads one after the other, so that none exceeds the limit.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const { rows } = await client.query<{ sent: number }>(
      'select count(*)::int as sent from kyc_pictures where user_id = $1 and at >= $2',
      [userId, manilaDayStart(at)],
    );
    if ((rows[0]?.sent ?? 0) >= KYC_LIMITS.uploadsADay) throw new CallError(ErrorCode.rateLimited);
    const { rows: made } = await client.query<{ id: number }>(
      `insert into kyc_pictures (user_id, at, kind, key_id, nonce, sealed) values ($1, $2, $3, $4, $5, $6) returning id`,
      [userId, at, kind, keyId, nonce, sealed],
    );
    return String(made[0]?.id ?? 0);
  });
}

/** Data of an application for verification, as sent with addKyc. */
export interface Application {
  readonly userId: number;
  readonly person: KycPerson;
  readonly idPicture: string;
  readonly selfiePicture: string;
  readonly at: number;
}

/**
 * Stores an application; returns its id. Throws kycAlreadySent if the player is verified or has an undecided
 * application, rateLimited above the day's limit of applications, and validationFailed for pictures that are not the
 * player's own or of another kind.
 */
export async function apply(db: Database, keys: DocumentKeys, application: Application): Promise<number> {
  const { userId, person, idPicture, selfiePicture, at } = application;
  const { keyId, nonce, bytes } = keys.seal(Buffer.from(JSON.stringify(person)), placeOf(userId));
  const plainName = person.realName
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
  try {
    return await db.transaction(async (client) => {
      await client.query('select 1 from users where id = $1 for no key update', [userId]);
      if ((await triesLeft(client, userId, at)) === 0) throw new CallError(ErrorCode.rateLimited);
      const { rows: own } = await client.query<{ id: number; kind: KycPictureKind }>(
        'select id, kind from kyc_pictures where user_id = $1 and id = any ($2::bigint[])',
        [userId, [idPicture, selfiePicture]],
      );
      const has = (id: string, kind: KycPictureKind): boolean =>
        own.some((picture) => String(picture.id) === id && picture.kind === kind);
      const missing = {
        ...(!has(idPicture, 'id') && { idPicture: 'required' }),
        ...(!has(selfiePicture, 'selfie') && { selfiePicture: 'required' }),
      };
      if (Object.keys(missing).length > 0) throw new CallError(ErrorCode.validationFailed, {}, missing);
      const { rows } = await client.query<{ id: number }>(
        `insert into kyc_applications (user_id, at, key_id, nonce, sealed, document_print, person_print, id_picture, selfie_picture)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [
          userId,
          at,
          keyId,
          nonce,
          bytes,
          keys.fingerprint(`document ${person.idType} ${person.idNumber}`),
          keys.fingerprint(`person ${plainName} ${person.birthDate}`),
          idPicture,
          selfiePicture,
        ],
      );
      return rows[0]?.id ?? 0;
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new CallError(ErrorCode.kycAlreadySent);
    throw error;
  }
}

async function triesLeft(db: Queryable, userId: number, at: number): Promise<number> {
  const { rows } = await db.query<{ sent: number }>(
    'select count(*)::int as sent from kyc_applications where user_id = $1 and at >= $2',
    [userId, manilaDayStart(at)],
  );
  return Math.max(0, KYC_LIMITS.applicationsADay - (rows[0]?.sent ?? 0));
}

/** Reads the state of a player's verification. */
export async function readStanding(
  db: Queryable,
  keys: DocumentKeys,
  userId: number,
  now: number,
): Promise<Standing> {
  const { rows } = await db.query<
    SealedRow & { status: Exclude<KycStatus, 'none'>; reason: KycReason | null; at: number }
  >(
    `select status, reason, at, key_id as "keyId", nonce, sealed from kyc_applications
     where user_id = $1 order by id desc limit 1`,
    [userId],
  );
  const [row] = rows;
  const left = await triesLeft(db, userId, now);
  if (row === undefined) return { status: 'none', name: '', submittedAt: 0, triesLeft: left };
  return {
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    name: personOf(keys, userId, row).realName,
    submittedAt: row.at,
    triesLeft: left,
  };
}

const personOf = (keys: DocumentKeys, userId: number, row: SealedRow): KycPerson =>
  JSON.parse(keys.open(sealedOf(row), placeOf(userId)).toString()) as KycPerson;

/** An application without a decision. */
export interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly at: number;
}

/** Reads the applications without a decision, oldest first. */
export const readPending = async (db: Queryable): Promise<readonly Pending[]> =>
  (
    await db.query<Pending>(
      `select id, user_id as "userId", at from kyc_applications where status = 'pending' order by id`,
    )
  ).rows;

/**
 * Returns the documents of an application to a reviewer, and first records that access. Returns undefined if there is
 * no such application.
 */
export async function openEvidence(
  db: Database,
  keys: DocumentKeys,
  { id, who, at }: { id: number; who: string; at: number },
): Promise<(KycEvidence & { readonly userId: number }) | undefined> {
  const { rows } = await db.query<SealedRow & { userId: number; idPicture: number; selfiePicture: number }>(
    `select user_id as "userId", key_id as "keyId", nonce, sealed, id_picture as "idPicture", selfie_picture as "selfiePicture"
     from kyc_applications where id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  await db.query('insert into kyc_reads (at, who, application_id) values ($1, $2, $3)', [at, who, id]);
  const picture = async (pictureId: number): Promise<Buffer> => {
    const { rows: found } = await db.query<SealedRow>(
      'select key_id as "keyId", nonce, sealed from kyc_pictures where id = $1',
      [pictureId],
    );
    const [one] = found;
    if (one === undefined) throw new Error(`there is no picture ${pictureId}`);
    return keys.open(sealedOf(one), placeOf(row.userId));
  };
  return {
    userId: row.userId,
    person: personOf(keys, row.userId, row),
    id: await picture(row.idPicture),
    selfie: await picture(row.selfiePicture),
  };
}

/**
 * Decides an application; if it is decided already, the earlier decision stays. Returns the state afterwards.
 * @param by who decides
 * @param override true: the other player with the same name and birth date is another person
 */
export async function decide(
  db: Queryable,
  {
    id,
    decision,
    by,
    at,
    override = false,
  }: { id: number; decision: KycDecision; by: string; at: number; override?: boolean },
): Promise<KycStatus> {
  const { rows } = await db.query<{ status: KycStatus }>(
    'select decide_kyc($1, $2, $3, $4, $5, $6) as status',
    [
      id,
      decision.verified ? 'verified' : 'rejected',
      decision.verified ? null : decision.reason,
      by,
      at,
      override,
    ],
  );
  return rows[0]?.status ?? 'pending';
}
