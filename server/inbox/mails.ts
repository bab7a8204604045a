import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import type { getMail3, getMailDetail } from '../../contract/mail.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';

/** A text in English and in Filipino. */
export type BothLanguages = Readonly<Record<Locale, string>>;

/** Stores a mail to a player; `at` in ms since 1970. */
export async function sendMail(
  db: Queryable,
  { userId, at, title, text }: { userId: number; at: number; title: BothLanguages; text: BothLanguages },
): Promise<void> {
  await db.query(
    `insert into mails (user_id, at, title_en, title_fil, text_en, text_fil) values ($1, $2, $3, $4, $5, $6)`,
    [userId, at, title.en, title.fil, text.en, text.fil],
  );
}

type Mail = ResponseOf<typeof getMail3>['list'][number];

/** Reads a page of a player's mails, newest first. */
export const readMails = (
  db: Queryable,
  userId: number,
  locale: Locale,
  page: PageRequest,
): Promise<Page<Mail>> =>
  readPage(
    db,
    {
      columns: `m.id, m.at as time, m.title_${locale} as title, m.read_at is not null as "isRead"`,
      from: 'mails m',
      where: 'm.user_id = $1',
      order: ['m.id'],
      values: [userId],
      toItem: (row: Omit<Mail, 'id'> & { id: number }): Mail => ({ ...row, id: String(row.id) }),
    },
    page,
  );

/** Reads a mail of a player and marks it as read. Throws notFound for an unknown id. */
export async function openMail(
  db: Queryable,
  { userId, id, locale, at }: { userId: number; id: string; locale: Locale; at: number },
): Promise<ResponseOf<typeof getMailDetail>> {
  const { rows } = await db.query<{ id: number; time: number; title: string; text: string }>(
    `update mails set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2
     returning id, at as time, title_${locale} as title, text_${locale} as text`,
    [id, userId, at],
  );
  const mail = rows[0];
  if (mail === undefined) throw new CallError(ErrorCode.notFound);
  return { ...mail, id: String(mail.id), isRead: true };
}

/** Deletes mails of a player by their ids; ignores ids of other players' mails. */
export const deleteMails = (db: Queryable, userId: number, ids: readonly string[]): Promise<unknown> =>
  db.query('delete from mails where user_id = $1 and id = any ($2::bigint[])', [userId, ids]);

/** Returns whether a player has unread mail. */
export async function hasUnread(db: Queryable, userId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'mails-unread',
    text: 'select 1 from mails where user_id = $1 and read_at is null limit 1',
    values: [userId],
  });
  return rowCount !== 0;
}
