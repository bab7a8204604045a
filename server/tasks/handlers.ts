import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { payTask, readTasks } from './tasks.ts';

/** Handlers of the daily tasks (docs/product-rules.md, Tasks). */
export const taskHandlers: Pick<Handlers, 'getTaskUser' | 'receiveTaskAward'> = {
  getTaskUser: (_request, { db, session, clock }) => readTasks(db, session.userId, clock.now()),

  receiveTaskAward: ({ id, clientTxnId }, context) =>
    runCommand(context, (by) => payTask(context.db, { ...by, clientTxnId, locale: context.locale }, id)),
};
