import { useCallback, useState } from 'react';
import type { CoinPusherInfo } from '../../../contract/coin-pusher.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { CoinPusherTypes } from '../../../scenes/lobby/coin-pusher/types.ts';
import { useGetCoinPusherQuery } from '../../api/coin-pusher.ts';
import { NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { coinPusherCrops } from '../../rounds/crops/coin-pusher.ts';
import { GameArea } from '../../rounds/game-area.tsx';
import { WaitingStage } from '../../rounds/game-stage.tsx';
import { GameTabs } from '../../rounds/game-tabs.tsx';
import { type GameScene, useGameScene } from '../../rounds/use-game-scene.ts';
import { useReplayFromLocation } from '../../rounds/use-replay-from-location.ts';
import { useResumeRound } from '../../rounds/use-resume-round.ts';
import { useBalance, useUser } from '../../store/hooks.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PastDrop } from './drop-presenter.ts';
import { MOST_UNDER_WAY } from './drop-queue.ts';
import styles from './pusher-panel.module.css';
import { PusherFallback } from './pusher-fallback.tsx';
import { PusherStage } from './pusher-stage.tsx';
import { coinPusherTexts } from './texts.ts';
import { useDrops } from './use-drops.ts';
import { usePastDrop } from './use-past-drop.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

const RecordList = lazyPart(() => import('./record-list.tsx'), MissingNotice);
const Rules = lazyPart(() => import('./rules.tsx'), MissingNotice);

type TabId = 'record' | 'rules';

/** Heights of the boxes for figures and tabs, CSS px, reserved so that nothing moves when they appear. */
const FIGURE_HEIGHT = 62;
const TABS_HEIGHT = 52;
/** State of the round while the machine is loading. */
const NO_ROUND = { announcement: '', problem: '', phase: 'idle', replayedAt: undefined } as const;

/** Draws the coin pusher: the machine, the winnings, and the tabs with rules and record. */
export function PusherPanel() {
  const query = useGetCoinPusherQuery();
  const info = query.currentData;
  if (info) return <Machine info={info} />;
  // A player's first table takes half a second to arrive: the server simulates play before it deals the table.
  return (
    <GameArea
      round={NO_ROUND}
      query={query}
      crops={coinPusherCrops}
      stage={
        <WaitingStage>
          <PusherFallback state={undefined} table={undefined} isCovered={false} />
        </WaitingStage>
      }
    >
      <div className={styles.figures}>
        {[0, 1, 2].map((figure) => (
          <Skeleton key={figure} height={FIGURE_HEIGHT} radius={14} />
        ))}
      </div>
      <Skeleton height={TABS_HEIGHT} radius={14} />
      <Skeleton height={420} radius={18} />
    </GameArea>
  );
}

function Machine({ info }: { info: CoinPusherInfo }) {
  const t = useTexts(coinPusherTexts);
  const scene = useGameScene<CoinPusherTypes>();
  const [tab, setTab] = useState<TabId>('rules');
  const [aim, setAim] = useState(500);
  const drops = useDrops(scene, info);
  const { underWay, isUnknown, tray, lying, isReplaying, isResting, onRun, drop, check, replay } = drops;
  const isMoving = underWay > 0 || isReplaying;
  // Free coins are dropped first, so all coins under way are deducted from them.
  const freeDrops = Math.max(0, info.freeDrops - underWay);
  const price = freeDrops > 0 ? 0 : info.price;
  const stop = useStop(info, price, { underWay, isUnknown, isReplaying });
  const canDrop = stop === '' && !isResting;

  const { table } = info;
  const onReplay = useCallback((past: PastDrop) => void replay(past, table), [replay, table]);
  const asked = useUnseenDrops(scene, drops, onReplay);
  const problem = drops.problem === '' ? asked.problem : drops.problem;
  const dropAt = (x: number): void => {
    if (canDrop) drop(x);
  };
  // While a drop has no answer, the text below the machine explains it instead of this hint.
  const waiting = underWay > 1 ? t('drop.underWay', { count: underWay }) : stop;
  const gift = freeDrops > 0 ? t('drop.free.left', { count: freeDrops }) : '';
  const hint = isUnknown ? '' : waiting === '' ? gift : waiting;
  const action = isUnknown
    ? { label: t('check'), shortLabel: t('check'), blocked: false, run: check }
    : {
        label:
          stop !== '' ? stop : price === 0 ? t('drop.free') : t('drop.do', { price: formatPrize(price) }),
        shortLabel: t('drop.word'),
        blocked: !canDrop,
        run: () => dropAt(aim),
      };

  return (
    <GameArea
      round={{ ...drops, problem }}
      crops={coinPusherCrops}
      stage={
        <PusherStage
          scene={scene}
          table={table}
          lying={lying}
          price={price}
          // The scene's tray adds up the shown wins. The win of a replayed drop does not count, so the tray then begins
          // at zero.
          tray={isReplaying ? 0 : tray}
          aim={aim}
          onAim={setAim}
          action={action}
          onDrop={dropAt}
          onCheck={check}
          onRun={onRun}
          canDrop={canDrop}
          hint={hint}
          isMoving={isMoving}
        />
      }
    >
      <Figures info={info} tray={tray} />
      <GameTabs<TabId>
        label={t('tabs')}
        group="coin-pusher"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'rules', label: t('tab.rules'), render: () => <Rules info={info} /> },
          {
            id: 'record',
            label: t('tab.record'),
            render: () => <RecordList onReplay={onReplay} isBusy={isMoving} seen={info.nonce} />,
          },
        ]}
      />
    </GameArea>
  );
}

/** When the machine is ready, resumes stored drops, and replays the drop that a link of the page of proofs names. */
function useUnseenDrops(
  { hasSettled }: Pick<GameScene<CoinPusherTypes>, 'hasSettled'>,
  { underWay, isUnknown, check }: Pick<ReturnType<typeof useDrops>, 'underWay' | 'isUnknown' | 'check'>,
  onReplay: (past: PastDrop) => void,
): ReturnType<typeof usePastDrop> {
  const userId = useUser()?.id;
  useResumeRound('coin-pusher', hasSettled ? userId : undefined, () => {
    // A drop of this visit without an answer is resumed only when the player presses "Check result".
    if (!isUnknown) check();
  });
  const asked = usePastDrop(onReplay);
  useReplayFromLocation('coin-pusher', hasSettled && userId !== undefined && underWay === 0, ({ id }) => {
    // The page of proofs gives the id of a round as its game, a slash and its number.
    void asked.find(id.slice(id.indexOf('/') + 1));
  });
  return asked;
}

/** Returns a text that tells why the player cannot drop a coin now; empty if the player can. */
function useStop(
  info: CoinPusherInfo,
  price: number,
  { underWay, isUnknown, isReplaying }: { underWay: number; isUnknown: boolean; isReplaying: boolean },
): string {
  const t = useTexts(coinPusherTexts);
  const balance = useBalance();
  if (isUnknown || isReplaying) return t('drop.wait');
  if (!info.canDrop) return t('drop.closed');
  if (balance && balance.coin < price) return t('drop.poor');
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
      {info.freeDrops === 0 && balance && balance.coin < info.price && (
        <NextStep reason={t('drop.poor')} needs="coins" />
      )}
    </>
  );
}
