import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { CoinPusherInfo } from '../../../contract/coin-pusher.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useGetCoinPusherQuery } from '../../api/coin-pusher.ts';
import { useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { useAskedReplay } from '../../api/use-asked-replay.ts';
import { useRetryFailed } from '../../store/use-retry-failed.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { PlayArea } from '../../casino/play-area.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { MOST_UNDER_WAY } from './drop-course.ts';
import type { DropShow, PastDrop } from './drop-show.ts';
import styles from './pusher-panel.module.css';
import { PusherStage } from './pusher-stage.tsx';
import { coinPusherTexts } from './texts.ts';
import { useDrops } from './use-drops.ts';
import { usePastDrop } from './use-past-drop.ts';

const RecordList = lazy(() => import('./record-list.tsx'));
const Rules = lazy(() => import('./rules.tsx'));

type TabId = 'record' | 'rules';

const GAMES = ['coin-pusher'] as const;

/** What the boxes of the figures and the tabs will take, CSS px: nothing jumps when they come. */
const FIGURE_HEIGHT = 62;
const TABS_HEIGHT = 52;

/** The coin pusher, whole: machine, what was won, records and rules. */
export function PusherPanel() {
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const { currentData: info, error, isFetching } = useGetCoinPusherQuery();
  if (info) return <Machine info={info} />;
  // A first table takes half a second: it is played in before it is dealt.
  return (
    <PlayArea
      said=""
      problem=""
      isUnknown={false}
      failure={
        error !== undefined && <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
      }
      stage={
        <div className={styles.waiting}>
          <Skeleton height="100%" radius={18} />
        </div>
      }
    >
      <div className={styles.figures}>
        {[0, 1, 2].map((figure) => (
          <Skeleton key={figure} height={FIGURE_HEIGHT} radius={14} />
        ))}
      </div>
      <Skeleton height={TABS_HEIGHT} radius={14} />
      <Skeleton height={420} radius={18} />
    </PlayArea>
  );
}

function Machine({ info }: { info: CoinPusherInfo }) {
  const t = useTexts(coinPusherTexts);
  const user = useUser();
  const show = useRef<DropShow>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabId>('rules');
  const [aim, setAim] = useState(500);
  const [isPainted, setPainted] = useState(false);
  const drops = useDrops({ userId: user?.id, price: info.price, show });
  const { underWay, isUnknown, said, tray, replayed, drop, check, replay } = drops;
  const stop = useStop(info, { underWay, isUnknown, isReplaying: replayed !== undefined });

  // A coin that was dropped and never shown is shown as soon as everything is there to show it, the machine included.
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined && isPainted) check();
  }, [userId, isPainted, check]);

  const lying = info.table;
  const onReplay = useCallback(
    (past: PastDrop) => {
      stage.current?.scrollIntoView({ block: 'start' });
      void replay(past, lying);
    },
    [replay, lying],
  );
  const asked = usePastDrop(onReplay);
  useAskedReplay(GAMES, isPainted && userId !== undefined && underWay === 0, ({ id }) => {
    // The page of proofs names a round by its game and its number.
    void asked.find(id.slice(id.indexOf('/') + 1));
  });
  const problem = drops.problem === '' ? asked.problem : drops.problem;
  const dropAt = (x: number): void => {
    if (stop === '') drop(x);
  };
  // A lost answer has words of its own below the machine.
  const waiting = underWay > 1 ? t('drop.underWay', { count: underWay }) : stop;
  const hint = isUnknown ? '' : waiting;
  const action = isUnknown
    ? { label: t('drop.check'), word: t('drop.check'), blocked: false, run: check }
    : {
        label: stop === '' ? t('drop.do', { price: formatPrize(info.price) }) : stop,
        word: t('drop.word'),
        blocked: stop !== '',
        run: () => dropAt(aim),
      };

  return (
    <PlayArea
      stageRef={stage}
      said={said}
      replayedAt={replayed?.time}
      problem={problem}
      isUnknown={isUnknown}
      stage={
        <PusherStage
          table={lying}
          price={info.price}
          // The scene's tray counts what it shows; a drop that is shown again fills none, so it starts from nothing.
          tray={replayed ? 0 : tray}
          aim={aim}
          onAim={setAim}
          action={action}
          onDrop={dropAt}
          onCheck={check}
          canDrop={stop === ''}
          hint={hint}
          isMoving={underWay > 0 || replayed !== undefined}
          show={show}
          onPainted={() => setPainted(true)}
        />
      }
    >
      <Figures info={info} tray={tray} />
      <Tabs<TabId>
        label={t('tabs')}
        group="coin-pusher"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'rules', label: t('tab.rules') },
          { id: 'record', label: t('tab.record') },
        ]}
      />
      <TabPanel group="coin-pusher" value={tab}>
        <Suspense fallback={<Skeleton height={320} radius={18} />}>
          {tab === 'rules' && <Rules info={info} />}
          {tab === 'record' && (
            <RecordList
              onReplay={onReplay}
              isBusy={underWay > 0 || replayed !== undefined}
              seen={info.nonce}
            />
          )}
        </Suspense>
      </TabPanel>
    </PlayArea>
  );
}

/** Why no coin can be dropped now, in words; empty when one can. */
function useStop(
  info: CoinPusherInfo,
  { underWay, isUnknown, isReplaying }: { underWay: number; isUnknown: boolean; isReplaying: boolean },
): string {
  const t = useTexts(coinPusherTexts);
  const balance = useBalance();
  if (isUnknown || isReplaying) return t('drop.wait');
  if (!info.canDrop) return t('drop.closed');
  if (balance && balance.coin < info.price) return t('drop.poor');
  return underWay >= MOST_UNDER_WAY ? t('drop.full') : '';
}

function Figures({ info, tray }: { info: CoinPusherInfo; tray: number }) {
  const t = useTexts(coinPusherTexts);
  const balance = useBalance();
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('tray')}</dt>
          <dd>
            <Money amount={tray} kind="prize" />
          </dd>
        </div>
        <div>
          <dt>{t('best')}</dt>
          <dd>
            <Money amount={info.best} kind="prize" />
          </dd>
        </div>
        <div>
          <dt>{t('drops')}</dt>
          <dd>{info.drops}</dd>
        </div>
      </dl>
      {balance && balance.coin < info.price && (
        <p className={styles.poor}>
          <span>{t('drop.poor')}</span>
          <span className="sr-only">{formatExact(balance.coin)}</span>
          <LinkButton kind="gold" size="s" to="/wallets?name=deposit">
            {t('deposit')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
