import { type RefObject, useCallback, useRef, useState } from 'react';
import type { CrashTypes } from '../../../scenes/hall/crash/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { SharedBet } from '../../../contract/game-server.ts';
import type { SharedMessage, SharedRound } from '../../../contract/shared-rounds.ts';
import { CRASH_TIMES } from '../../../fair/shared/crash.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { sharedTexts } from '../shared/texts.ts';
import { type LiveTable, useSharedTable } from '../shared/use-shared-table.ts';
import { useShownRound } from '../shared/use-shown-round.ts';
import { timesText } from '../times-text.ts';
import { crashEndOf, STAKE_ALONE, sumOfBets } from './crash-view-model.ts';
import { crashTexts } from './texts.ts';

type Handle = RefObject<SceneHandle<CrashTypes> | null>;

/** Minimum time between two flags that show other players' cash-outs, ms. */
const FLAG_EVERY_MS = 350;

/** The live round of Crash, and what is announced about it. */
export interface CrashTable {
  readonly live: LiveTable;
  /** Text for screen readers: the phase of the round, and the player's own results. */
  readonly announcement: string;
  /** Called when a bet of the player is over; announces and celebrates it. */
  readonly onOver: (bet: SharedBet) => void;
}

/**
 * Follows the live stream of Crash. Shows other players' cash-outs as flags in the scene, and announces phases and the
 * player's own results.
 */
export function useCrashTable(gameServer: GameProps['gameServer'], handle: Handle): CrashTable {
  const t = useTexts(crashTexts);
  const shared = useTexts(sharedTexts);
  const [announcement, setAnnouncement] = useState('');
  const flaggedAt = useRef(-Infinity);
  const own = useRef<readonly SharedBet[]>([]);
  /** Bets of the player in this round that are over: a celebration shows their sum. */
  const ended = useRef<readonly SharedBet[]>([]);

  const announcePhase = (now: SharedRound['phase']): void => {
    if (now === 'betting') setAnnouncement(t('announce.bets'));
    if (now === 'running') setAnnouncement(t('announce.run'));
  };
  const onMessage = (message: SharedMessage): void => {
    if (message.type === 'round') announcePhase(message.round.phase);
    if (message.type !== 'bets') return;
    const mine = new Set(own.current.map(({ roundId }) => roundId));
    const off = message.bets.find(({ id, payout }) => payout > 0 && !mine.has(id));
    if (off === undefined || performance.now() - flaggedAt.current < FLAG_EVERY_MS) return;
    flaggedAt.current = performance.now();
    void handle.current?.cue('flag', { name: off.name, multiplier: off.multiplier });
  };
  const live = useSharedTable(gameServer, onMessage);
  own.current = live.table?.mine ?? [];

  const onOver = useCallback(
    (bet: SharedBet): void => {
      const { stake, payout, multiplier, status, number } = bet;
      const over = [...ended.current.filter((one) => one.number === number), bet];
      ended.current = over;
      const isOver = ({ roundId }: SharedBet): boolean => over.some((one) => one.roundId === roundId);
      const riding = own.current.filter((one) => one.number === number && !isOver(one));
      const sum = sumOfBets([...over, ...riding]);
      const isRiding = riding.length > 0;
      if (status === 'returned' || (payout > 0 && multiplier === STAKE_ALONE))
        return setAnnouncement(shared('returned', { amount: formatExact(stake) }));
      if (payout === 0) {
        setAnnouncement(t('announce.lost', { amount: formatExact(stake) }));
        // All bets of the player are over. Together they may have won although this one lost.
        if (!isRiding && sum.payout > 0) void handle.current?.cue('off', { ...sum, multiplier, isRiding });
        return;
      }
      setAnnouncement(t('announce.off', { times: timesText(multiplier), amount: formatExact(payout) }));
      void handle.current?.cue('off', { ...sum, multiplier, isRiding });
    },
    [handle, shared, t],
  );
  return { live, announcement, onOver };
}

/** Shows the current round in the scene. The crash is animated only if the player has seen the round rise. */
export function useCrashScene(live: LiveTable, isReady: boolean, handle: Handle): void {
  const seen = useRef<string>(undefined);
  useShownRound(live, isReady, (round) => {
    const before = seen.current;
    seen.current = `${round?.number} ${round?.phase}`;
    const scene = handle.current;
    if (scene === null) return;
    if (round === null || round === undefined) return void scene.cue('wait', {});
    if (round.phase === 'betting')
      return void scene.cue('bets', { leftMs: round.closesAt - serverNow(), totalMs: CRASH_TIMES.betsMs });
    if (round.phase === 'running')
      return void scene.cue('run', { elapsedMs: Math.max(0, serverNow() - (round.startsAt ?? serverNow())) });
    const instant = before !== `${round.number} running`;
    if (round.past) void scene.cue('burst', { endsAt: crashEndOf(round.past), instant });
  });
}
