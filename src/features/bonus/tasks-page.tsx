import { useCallback } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import type { getTaskUser } from '../../../contract/tasks.ts';
import calendar from '../../../assets/lobby/i/calendar.webp';
import clover from '../../../assets/lobby/i/four-leaf-clover.webp';
import { useGetTasksQuery, useReceiveTaskMutation } from '../../api/tasks.ts';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { pictures } from '../../casino/pictures.ts';
import { middleOf, type Pressed, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState, Note } from '../../ui/states.tsx';
import { BonusFrame } from './bonus-frame.tsx';
import styles from './bonus.module.css';
import { useBonusT } from './texts.ts';

type Tasks = ResponseOf<typeof getTaskUser>;
type Task = Tasks['tasks'][number];

const PICTURES = { login: calendar, deposit: pictures.coin, bet: clover } as const;

/** /bonus/tasks: the daily tasks, the player's progress and the diamonds for each task. */
export default function TasksPage() {
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetTasksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(data?.nextAt, serverNow, reload);
  return (
    <BonusFrame place="tasks">
      {data ? (
        <TaskList data={data} reload={reload} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={96} radius={18} />
          <Skeleton height={96} radius={18} />
          <Skeleton height={96} radius={18} />
          <Skeleton height={96} radius={18} />
        </div>
      )}
    </BonusFrame>
  );
}

function TaskList({ data, reload }: { data: Tasks; reload: () => void }) {
  const t = useBonusT();
  const [receive] = useReceiveTaskMutation();
  const command = useMoneyCommand('task', receive);
  const fly = useFlyReward();
  const collect = async (id: number, from: Pressed): Promise<void> => {
    const answer = await command.run({ id });
    if (answer === undefined) reload();
    else fly({ propId: RewardId.diamond, count: answer.diamonds }, from);
  };
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{t('task.about')}</p>
      {!data.isFunded && <Note>{t('task.empty')}</Note>}
      <Problem text={command.problem} />
      <ul className={styles.tasks}>
        {data.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            busy={command.busy}
            onCollect={(from) => void collect(task.id, from)}
          />
        ))}
      </ul>
      <p className={styles.quiet}>
        <CountdownText until={data.nextAt} clock={serverNow} format={(time) => t('task.again', { time })} />
      </p>
      <LinkButton kind="violet" size="l" block to={href('mall')}>
        {t('mall')}
      </LinkButton>
    </div>
  );
}

interface TaskRowProps {
  readonly task: Task;
  readonly busy: boolean;
  readonly onCollect: (from: Pressed) => void;
}

function TaskRow({ task, busy, onCollect }: TaskRowProps) {
  const t = useBonusT();
  const { goal, needs, done, diamonds, isTaken, canReceive } = task;
  const name = t(`task.${goal}`, { amount: formatPrize(needs) });
  const award = t('task.award', { count: diamonds });
  return (
    <li className={styles.task}>
      <img src={PICTURES[goal]} width={48} height={48} alt="" />
      <div className={styles.words}>
        {needs > 0 ? (
          <GoalBar
            name={name}
            done={done}
            goal={needs}
            end={award}
            note={
              goal === 'deposit' && done < needs
                ? t('task.deposit.closed')
                : t('task.progress', {
                    done: formatPrize(done),
                    needs: formatPrize(needs),
                  })
            }
          />
        ) : (
          <p className={styles.name}>
            <b>{name}</b>
            <span>{award}</span>
          </p>
        )}
        {isTaken ? (
          <p className={styles.had}>
            <Icon name="circle-check" size={18} /> {t('task.had')}
          </p>
        ) : (
          canReceive && (
            <Button
              kind="gold"
              busy={busy}
              busyLabel={t('task.collecting')}
              aria-label={t('task.collect.label', { count: diamonds, task: name })}
              onClick={({ currentTarget }) => onCollect(middleOf(currentTarget))}
            >
              {t('task.collect')}
            </Button>
          )
        )}
      </div>
    </li>
  );
}
