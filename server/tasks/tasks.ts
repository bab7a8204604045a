import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import { DAILY_TASKS, type getTaskUser, type receiveTaskAward } from '../../contract/tasks.ts';
import { assertCanPlay, readEligibility } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import type { CommandBy } from '../calls/run-command.ts';
import { manilaDay, manilaDayStart } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { payDiamondsFromFund, readFund } from '../funds/funds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import { taskHints } from './texts.ts';

const DAY = 86_400_000;

type Task = (typeof DAILY_TASKS)[number];

/** A player's progress and claimed tasks of today; amounts in hundredths. */
interface Progress {
  readonly bet: number;
  readonly deposit: number;
  readonly taken: ReadonlySet<number>;
}

async function readProgress(db: Queryable, userId: number, now: number): Promise<Progress> {
  const { rows } = await db.query<{ bet: number; deposit: number; taken: number[] }>({
    name: 'task-progress',
    text: `select coalesce(d.valid_bet, 0) as bet, coalesce(d.deposited, 0) as deposit,
             array(select task from task_awards where user_id = $1 and day = $2) as taken
           from (select 1) one left join player_days d on d.user_id = $1 and d.day = $2`,
    values: [userId, manilaDay(now)],
  });
  const { bet = 0, deposit = 0, taken = [] } = rows[0] ?? {};
  return { bet, deposit, taken: new Set(taken) };
}

/** Returns how much of a task is done. A player who can call this has logged in today. */
const doneOf = ({ goal, needs }: Task, progress: Progress): number =>
  goal === 'login' ? 0 : Math.min(needs, progress[goal]);

/** Reads a player's tasks of today; `now` in ms since 1970. */
export async function readTasks(
  db: Queryable,
  userId: number,
  now: number,
): Promise<ResponseOf<typeof getTaskUser>> {
  const [progress, held, { isOpen, isExcluded }] = await Promise.all([
    readProgress(db, userId, now),
    readFund(db, 'tasks'),
    readEligibility(db, { userId, activity: ActivityId.tasks, at: now }),
  ]);
  const tasks = DAILY_TASKS.map((task) => {
    const done = doneOf(task, progress);
    const isTaken = progress.taken.has(task.id);
    const isDone = done >= task.needs && !isTaken;
    return { ...task, done, isTaken, isDone };
  });
  const most = Math.max(0, ...tasks.filter(({ isDone }) => isDone).map(({ diamonds }) => diamonds));
  const isFunded = held >= most * DIAMOND_WORTH;
  return {
    tasks: tasks.map(({ isDone, ...task }) => ({
      ...task,
      canReceive: isDone && isOpen && !isExcluded && held >= task.diamonds * DIAMOND_WORTH,
    })),
    isFunded,
    nextAt: manilaDayStart(now) + DAY,
  };
}

/**
 * Pays the diamonds of one of today's tasks, once. Refuses with idempotencyConflict, playerExcluded, activityClosed,
 * alreadyClaimed, conditionNotMet (the task is not done yet) and fundEmpty.
 */
export const payTask = (
  db: Database,
  { userId, at, clientTxnId, locale }: CommandBy & { clientTxnId: string; locale: Locale },
  id: number,
): Promise<{ answer: ResponseOf<typeof receiveTaskAward>; replayed: boolean }> =>
  runIdempotent(db, { userId, clientTxnId, name: 'receiveTaskAward', body: { id }, at }, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.tasks, at });
    await assertKnownPerson(client, userId);
    // A lock runs one player's claims one after the other, so that each sees the earlier claims.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const task = DAILY_TASKS.find((one) => one.id === id);
    if (task === undefined) throw new CallError(ErrorCode.validationFailed, {}, { id: 'unknown' });
    const progress = await readProgress(client, userId, at);
    if (progress.taken.has(id)) throw new CallError(ErrorCode.alreadyClaimed);
    const missing = task.needs - doneOf(task, progress);
    if (missing > 0) throw new CallError(ErrorCode.conditionNotMet, { hint: hint(task, missing, locale) });
    const { diamonds } = task;
    const journalId = await payDiamondsFromFund(client, {
      fund: 'tasks',
      userId,
      diamonds,
      at,
      text: 'Task',
    });
    await client.query(
      'insert into task_awards (user_id, day, task, diamonds, journal_id) values ($1, $2, $3, $4, $5)',
      [userId, manilaDay(at), id, diamonds, journalId],
    );
    return { diamonds, ...(await readWallet(client, userId)) };
  });

function hint({ goal }: Task, missing: number, locale: Locale): string {
  return fillText(taskHints[locale][goal === 'deposit' ? 'deposit' : 'bet'], {
    amount: formatExact(missing),
  });
}
