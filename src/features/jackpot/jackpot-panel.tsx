import { useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lobby/lucky-jackpot/types.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';
import { ClosingCard } from '../../casino/closing-card.tsx';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { NEXT_STEP_ID, NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { jackpotWheelCrops } from '../../rounds/crops/jackpot-wheel.ts';
import { luckyJackpotCrops } from '../../rounds/crops/lucky-jackpot.ts';
import { GameArea } from '../../rounds/game-area.tsx';
import { GameTabs } from '../../rounds/game-tabs.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import { useWinners } from '../../store/hooks.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { JackpotInfo } from './jackpot-info.ts';
import styles from './jackpot-panel.module.css';
import { JackpotStage } from './jackpot-stage.tsx';
import { resultOfRecord } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { useSpin } from './use-spin.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

const RecordList = lazyPart(() => import('./record-list.tsx'), MissingNotice);
const RankList = lazyPart(() => import('./rank-list.tsx'), MissingNotice);
const Rules = lazyPart(() => import('./rules.tsx'), MissingNotice);

type TabId = 'record' | 'rank' | 'rules';

/** Draws the Lucky Jackpot for a player, since its guard lets no guest see it: the stage, what the next spin requires, the record, the rank and the rules. */
export function JackpotPanel() {
  const t = useTexts(jackpotTexts);
  const winners = useWinners();
  const query = useGetJackpotQuery();
  const info = query.currentData;
  const scene = useGameScene<LuckyJackpotTypes>();
  const [tab, setTab] = useState<TabId>('record');

  const round = useSpin(scene, info !== undefined && scene.hasSettled);
  const { phase, inRound, litCell, wheelAward, closing, close, spin, check, replay } = round;
  const hint = useHint(info);
  const action = useAction({ phase, info, spin, check });

  return (
    <GameArea
      round={round}
      query={query}
      idleAnnouncement={!info && query.error === undefined && <span id={NEXT_STEP_ID}>{t('spin.soon')}</span>}
      crops={wheelAward ? jackpotWheelCrops : luckyJackpotCrops}
      stage={
        <JackpotStage
          scene={scene}
          info={info}
          winners={winners}
          action={action}
          hint={phase === 'unknown' ? t('check') : hint}
          inRound={inRound}
          litCell={litCell}
          wheelAward={wheelAward}
          onRules={() => setTab('rules')}
        />
      }
    >
      {closing?.jackpot && (
        <ClosingCard
          win={{ ...closing.jackpot, proof: closing.proof }}
          game={t('title')}
          replayedAt={round.replayedAt}
          onReplay={() => void replay(closing, closing.time)}
          onClose={close}
        />
      )}
      {hint !== '' && info && (
        <NextStep
          reason={hint}
          needs={info.needDeposit > 0 ? 'deposit' : info.needTyping > 0 ? 'bets' : undefined}
        />
      )}
      <Progress info={info} hint={hint} />
      <Tabs tab={tab} onTab={setTab} info={info} isBusy={inRound} onReplay={replay} />
    </GameArea>
  );
}

interface TabsProps {
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly info: JackpotInfo | undefined;
  readonly isBusy: boolean;
  readonly onReplay: ReturnType<typeof useSpin>['replay'];
}

/** Draws the tabs for record, rank and rules. */
function Tabs({ tab, onTab, info, isBusy, onReplay }: TabsProps) {
  const t = useTexts(jackpotTexts);
  const tabs = [
    {
      id: 'record',
      label: t('tab.record'),
      render: () => (
        <RecordList
          onReplay={(record) => {
            const { proof, time } = record;
            void onReplay({ ...resultOfRecord(record), proof, time }, time);
          }}
          isBusy={isBusy}
        />
      ),
    },
    { id: 'rank', label: t('tab.rank'), render: () => <RankList /> },
    { id: 'rules', label: t('tab.rules'), render: () => <Rules info={info} /> },
  ] as const;
  return <GameTabs<TabId> label={t('tabs')} group="jackpot" value={tab} onChange={onTab} tabs={tabs} />;
}

/**
 * Returns a text for what the next spin requires: first the deposit, then the bet (docs/product-rules.md, Lucky
 * Jackpot). Empty if a spin is available.
 */
function useHint(info: JackpotInfo | undefined): string {
  const t = useTexts(jackpotTexts);
  if (!info || info.chanceSize > 0) return '';
  if (info.needDeposit > 0) return t('hint.deposit', { amount: formatExact(info.needDeposit) });
  if (info.needTyping > 0) return t('hint.turnover', { amount: formatExact(info.needTyping) });
  return t('hint.midnight');
}

function useAction(given: {
  phase: string;
  info: JackpotInfo | undefined;
  spin: () => void;
  check: () => void;
}): { label: string; run: () => void; blocked: boolean } {
  const t = useTexts(jackpotTexts);
  const { phase, info, spin, check } = given;
  if (phase === 'unknown') return { label: t('check'), run: check, blocked: false };
  if (!info) return { label: t('spin.soon'), run: () => undefined, blocked: true };
  if (!info.canReceiveDrawChance) return { label: t('spin.none'), run: () => undefined, blocked: true };
  return { label: t('spin.left', { count: info.chanceSize }), run: spin, blocked: false };
}

function Progress({ info, hint }: { info: JackpotInfo | undefined; hint: string }) {
  const t = useTexts(jackpotTexts);
  if (!info) return <Skeleton height={52} radius={14} />;
  const isFull = info.earnedToday >= info.maxPerDay;
  const into = isFull ? info.typingPerChance : info.typingPerChance - info.needTyping;
  const done = Math.max(0, Math.min(info.typingPerChance, into));
  const missing = info.needDeposit > 0 ? t('hint.deposit', { amount: formatExact(info.needDeposit) }) : hint;
  return (
    <div className={styles.progress}>
      <GoalBar
        name={t('next')}
        done={done}
        goal={info.typingPerChance}
        end={
          isFull ? (
            t('next.full', { count: info.maxPerDay })
          ) : (
            <>
              <Money amount={done} kind="prize" tone="plain" /> /{' '}
              <Money amount={info.typingPerChance} kind="prize" tone="plain" />
            </>
          )
        }
        // Left out while the hint above says the same with a link.
        note={hint === '' ? missing : ''}
      />
      <p className={styles.count}>
        <span>{t('chances')}</span>
        <b>{info.chanceSize}</b>
      </p>
    </div>
  );
}
