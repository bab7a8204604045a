import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { FEEDBACK_A_DAY, type feedbackLog } from '../../contract/feedback.ts';
import type { Handlers } from '../calls/handler.ts';
import { manilaDayStart } from '../clock.ts';
import { readPage } from '../db/page.ts';

type Feedback = ResponseOf<typeof feedbackLog>['list'][number];

const COLUMNS = 'f.id, f.at as time, f.topic, f.text, f.answer is not null as "isAnswered"';

/** Handlers of feedback from players (docs/product-rules.md, Inbox and feedback). */
export const feedbackHandlers: Pick<Handlers, 'addFeedback' | 'feedbackLog' | 'feedbackDetail'> = {
  async addFeedback({ topic, text }, { db, session: { userId }, clock }) {
    const now = clock.now();
    return db.transaction(async (client) => {
      // Feedback of one player is stored one after the other, so that parallel requests cannot exceed the limit.
      await client.query('select 1 from users where id = $1 for no key update', [userId]);
      const { rows } = await client.query<{ sent: number }>(
        'select count(*)::int as sent from feedbacks where user_id = $1 and at >= $2',
        [userId, manilaDayStart(now)],
      );
      if ((rows[0]?.sent ?? 0) >= FEEDBACK_A_DAY) throw new CallError(ErrorCode.rateLimited);
      const { rows: made } = await client.query<{ id: number }>(
        'insert into feedbacks (user_id, at, topic, text) values ($1, $2, $3, $4) returning id',
        [userId, now, topic, text],
      );
      return { id: String(made[0]?.id ?? 0) };
    });
  },

  feedbackLog: (page, { db, session: { userId } }) =>
    readPage(
      db,
      {
        columns: COLUMNS,
        from: 'feedbacks f',
        where: 'f.user_id = $1',
        order: ['f.id'],
        values: [userId],
        toItem: (row: Omit<Feedback, 'id'> & { id: number }): Feedback => ({ ...row, id: String(row.id) }),
      },
      page,
    ),

  async feedbackDetail({ id }, { db, session: { userId } }) {
    const { rows } = await db.query<
      Omit<Feedback, 'id'> & { id: number; answer: string; answeredAt: number }
    >(
      `select ${COLUMNS}, coalesce(f.answer, '') as answer, coalesce(f.answered_at, 0) as "answeredAt"
       from feedbacks f where f.id = $1 and f.user_id = $2`,
      [id, userId],
    );
    const feedback = rows[0];
    if (feedback === undefined) throw new CallError(ErrorCode.notFound);
    return { ...feedback, id: String(feedback.id) };
  },
};
