import type { Handlers } from '../calls/handler.ts';
import { deleteMails, openMail, readMails } from './mails.ts';

/** Handlers of the player's mail (docs/product-rules.md, Inbox and feedback). */
export const inboxHandlers: Pick<Handlers, 'getMail3' | 'getMailDetail' | 'delMail'> = {
  getMail3: (page, { db, session: { userId }, locale }) => readMails(db, userId, locale, page),

  getMailDetail: ({ id }, { db, session: { userId }, locale, clock }) =>
    openMail(db, { userId, id, locale, at: clock.now() }),

  async delMail({ ids }, { db, session: { userId } }) {
    await deleteMails(db, userId, ids);
    return {};
  },
};
