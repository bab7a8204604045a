import { randomInt } from 'node:crypto';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { ageOn, MINIMUM_AGE } from '../../contract/form.ts';
import { manilaDate } from '../../contract/manila-date.ts';
import { AVATARS } from '../../contract/avatars.ts';
import { markInvite } from '../agent/blocks.ts';
import type { Queryable } from '../db/database.ts';
import { sqlState } from '../db/pool.ts';
import { assertNotStaff } from '../profile/staff-names.ts';
import { openWallet } from '../ledger/wallet.ts';

/** Data of a person to be registered. */
export interface NewPlayer {
  /** Account name; either this or `mobile` is given. */
  readonly account?: string;
  /** Phone number in E.164 format. */
  readonly mobile?: string;
  readonly passwordHash?: string | undefined;
  readonly nickname?: string;
  readonly avatar?: string;
  readonly inviteCode?: string | undefined;
  /** Login type of the third party through which the player registers; undefined for other registrations. */
  readonly accountType?: number;
  /** Date of birth, YYYY-MM-DD. */
  readonly birthDate: string;
  /** Time of the registration, ms since 1970. */
  readonly now: number;
  readonly ip?: string;
}

const UNIQUE_VIOLATION = '23505';
/** Letters and digits of invite codes: without 0, O, 1 and I, because people read the codes aloud. */
const INVITE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 8;
const MOBILE_ACCOUNT = 1;
const NAMED_ACCOUNT = 2;

/** Throws validationFailed if the person is younger than 21 today by the Manila calendar. */
export function assertAdult(birthDate: string, now: number): void {
  if (ageOn(birthDate, manilaDate(now)) < MINIMUM_AGE)
    throw new CallError(ErrorCode.validationFailed, {}, { 'declarations.birthDate': 'tooYoung' });
}

/**
 * Creates a player with a wallet and returns the player's id; call it inside a transaction. Throws accountExists if the
 * account name or number is taken, validationFailed if the invite code is unknown or the nickname looks like the staff's.
 */
export async function registerPlayer(db: Queryable, player: NewPlayer): Promise<number> {
  assertNotStaff(player.nickname ?? '');
  const pid = player.inviteCode === undefined ? null : await inviterOf(db, player.inviteCode);
  const { rows } = await db
    .query<{ id: number }>(
      `insert into users (account, mobile, password_hash, account_type, nickname, avatar, invite_code, pid, birth_date,
         declared_at, registered_at, registered_ip)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) returning id`,
      [
        player.account ?? null,
        player.mobile ?? null,
        player.passwordHash ?? null,
        player.accountType ?? (player.account === undefined ? MOBILE_ACCOUNT : NAMED_ACCOUNT),
        player.nickname ?? '',
        player.avatar ?? AVATARS[randomInt(AVATARS.length)] ?? '',
        newInviteCode(),
        pid,
        player.birthDate,
        player.now,
        player.ip ?? null,
      ],
    )
    .catch((error: unknown) => {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new CallError(ErrorCode.accountExists);
      throw error;
    });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the new player has no id');
  await openWallet(db, id);
  if (pid !== null) await markInvite(db, id);
  return id;
}

async function inviterOf(db: Queryable, inviteCode: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select id from users where invite_code = $1', [
    inviteCode,
  ]);
  if (rows[0] === undefined)
    throw new CallError(ErrorCode.validationFailed, {}, { inviteCode: 'inviteUnknown' });
  return rows[0].id;
}

/**
 * Returns a random invite code, one of 32⁸. Two equal codes are very unlikely, and the unique key would refuse the
 * second.
 */
const newInviteCode = (): string =>
  Array.from({ length: INVITE_LENGTH }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('');
