import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import type { SlotInfo } from '../../../contract/slots.ts';
import { ClosingCard } from '../../casino/closing-card.tsx';
import { NEXT_STEP_ID, NextStep } from '../../casino/next-step.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { GameArea } from '../../rounds/game-area.tsx';
import { GameTabs } from '../../rounds/game-tabs.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import type { RoundPhase } from '../../rounds/round-machine.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useAppDispatch, useBalance, usePreferences } from '../../store/hooks.ts';
import { preferencesChanged } from '../../store/preferences-slice.ts';
import { stepBet, storeBet, storedBet } from './bets.ts';
import type { SlotSceneTypes } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import type { SpinAction } from './slot-controls.tsx';
import { SlotStage } from './slot-stage.tsx';
import { slotTexts } from './texts.ts';
import { type PastSpin, type SlotAnswer, type SlotOptions, useSlot } from './use-slot.ts';

/** Id of a tab below the reels. */
type TabId = 'tickets' | 'record' | 'rules';

interface SlotPanelProps<Called extends SlotAnswer> extends SlotOptions<Called> {
  /** State of the query that fetches the slot's data. */
  readonly query: {
    readonly currentData?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
  };
  /** Draws the record. `isBusy` is true while a round is shown, whose result the record must not reveal. */
  readonly renderRecord: (given: { isBusy: boolean; onReplay: (past: PastSpin) => void }) => ReactNode;
  readonly rules: ReactNode;
  /** Content of the tab for tickets; undefined if the game has none. */
  readonly tickets?: ReactNode;
  readonly handle?: Ref<SlotPanelHandle>;
}

/** Functions of a slot for its page. */
export interface SlotPanelHandle {
  openTickets(): void;
}

/** Draws a slot: the reels with their controls, the announcements, and the tabs for tickets, record and rules. */
export function SlotPanel<Called extends SlotAnswer>(props: SlotPanelProps<Called>) {
  const { config, info, query, renderRecord, rules, tickets, handle } = props;
  const t = useTexts(slotTexts);
  const { title } = config.texts[useLocale()];
  const scene = useGameScene<SlotSceneTypes>();
  const lists = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabId>(tickets === undefined ? 'record' : 'tickets');

  const slot = useSlot(scene, props);
  const { phase, inRound, spin, check, replay, closing, closeCard } = slot;
  const bet = useBet(config, info);
  const action = useAction({ phase, isKnown: info !== undefined, bet: bet.amount, spin, check });

  const onReplay = useCallback((past: PastSpin) => void replay(past, past.time), [replay]);
  const openTab = useCallback((id: TabId) => {
    setTab(id);
    lists.current?.scrollIntoView({ block: 'start' });
  }, []);
  useImperativeHandle(handle, () => ({ openTickets: () => openTab('tickets') }), [openTab]);

  return (
    <GameArea
      sideRef={lists}
      round={slot}
      crops={config.crops}
      query={query}
      idleAnnouncement={
        action.reason === 'spin.soon' &&
        query.error === undefined && <span id={NEXT_STEP_ID}>{t(action.reason)}</span>
      }
      stage={
        <SlotStage
          config={config}
          scene={scene}
          slot={slot}
          action={action}
          bet={bet}
          turbo={useTurbo()}
          onRules={() => openTab('rules')}
        />
      }
    >
      {closing && (
        <ClosingCard
          win={{ amount: closing.outcome.total, proof: closing.proof }}
          game={title}
          replayedAt={slot.replayedAt}
          onReplay={() => void replay(closing, closing.time ?? serverNow())}
          onClose={closeCard}
        />
      )}
      {action.reason === 'spin.poor' && <NextStep reason={t(action.reason)} needs="coins" />}
      <GameTabs<TabId>
        label={t('tabs')}
        group={config.game}
        value={tab}
        onChange={setTab}
        tabs={[
          ...(tickets === undefined
            ? []
            : [{ id: 'tickets' as const, label: t('tab.tickets'), render: () => tickets }]),
          { id: 'record', label: t('tab.record'), render: () => renderRecord({ isBusy: inRound, onReplay }) },
          { id: 'rules', label: t('tab.rules'), render: () => rules },
        ]}
      />
    </GameArea>
  );
}

function useBet(config: SlotConfig, info: SlotInfo | undefined) {
  const [chosen, setChosen] = useState<number>();
  const bets = info?.bets ?? [];
  const amount = chosen ?? storedBet(config.game, bets);
  const step = (by: 1 | -1): (() => void) | undefined => {
    const next = stepBet(bets, amount, by);
    if (next === amount) return undefined;
    return () => {
      setChosen(next);
      storeBet(config.game, next);
    };
  };
  return { amount, lower: step(-1), raise: step(1) };
}

function useTurbo() {
  const dispatch = useAppDispatch();
  const { turbo, calmMode } = usePreferences();
  return calmMode
    ? undefined
    : { isOn: turbo, toggle: () => void dispatch(preferencesChanged({ turbo: !turbo })) };
}

const nothing = (): void => undefined;

function useAction(given: {
  phase: RoundPhase;
  isKnown: boolean;
  bet: number;
  spin: (bet: number) => void;
  check: () => void;
}): SpinAction {
  const t = useTexts(slotTexts);
  const balance = useBalance();
  const { phase, isKnown, bet, spin, check } = given;
  if (phase === 'unknown') return { label: t('check'), run: check, reason: undefined, isCheck: true };
  const label = t('spin', { amount: formatExact(bet) });
  if (!isKnown || balance === undefined) return { label, run: nothing, reason: 'spin.soon', isCheck: false };
  if (balance.coin < bet) return { label: t('spin.poor'), run: nothing, reason: 'spin.poor', isCheck: false };
  return { label, run: () => spin(bet), reason: undefined, isCheck: false };
}
