import { type RefObject, useCallback, useRef, useState } from 'react';
import type { KareraTypes } from '../../../scenes/hall/karera/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { SharedBet } from '../../../contract/game-server.ts';
import type { SharedMessage } from '../../../contract/shared-rounds.ts';
import { KARERA_TIMES } from '../../../fair/shared/karera.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { type LiveTable, useSharedTable } from '../shared/use-shared-table.ts';
import { useShownRound } from '../shared/use-shown-round.ts';
import { knownRaceOrder } from './karera-view-model.ts';
import { kareraTexts } from './texts.ts';

type Handle = RefObject<SceneHandle<KareraTypes> | null>;

/** The live race, and what is announced about it. */
export interface KareraTable {
  readonly live: LiveTable;
  /** Text for screen readers: the phase of the race, and the player's own results. */
  readonly announcement: string;
  /** Called when a bet of the player is over; all bets that end at the same moment are celebrated together. */
  readonly onOver: (bet: SharedBet) => void;
}

/** Follows the live stream of the races, and announces phases and the player's own results. */
export function useKareraTable(gameServer: GameProps['gameServer'], handle: Handle): KareraTable {
  const t = useTexts(kareraTexts);
  const [announcement, setAnnouncement] = useState('');
  /** Bets of the player on this race that are over. */
  const ended = useRef<SharedBet[]>([]);

  const live = useSharedTable(gameServer, (message: SharedMessage): void => {
    if (message.type !== 'round') return;
    const { phase } = message.round;
    if (phase === 'betting') setAnnouncement(t('announce.bets'));
    if (phase === 'running') setAnnouncement(t('announce.run'));
    if (phase === 'result') {
      const [first = 0, second = 0, third = 0] = knownRaceOrder(message.round).map((runner) => runner + 1);
      setAnnouncement(
        t('announce.over', { first: String(first), second: String(second), third: String(third) }),
      );
    }
  });

  const onOver = useCallback(
    (bet: SharedBet): void => {
      const isFirst = ended.current.length === 0;
      ended.current.push(bet);
      if (!isFirst) return;
      // All bets of a race end at the same moment, so their sum is celebrated once.
      queueMicrotask(() => {
        const all = ended.current.splice(0);
        const stake = all.reduce((sum, one) => sum + one.stake, 0);
        const payout = all.reduce((sum, one) => sum + one.payout, 0);
        setAnnouncement((before) =>
          payout > 0
            ? `${before} ${t('announce.won', { amount: formatExact(payout) })}`
            : `${before} ${t('announce.lost')}`,
        );
        if (payout > 0) void handle.current?.cue('won', { stake, payout });
      });
    },
    [handle, t],
  );
  return { live, announcement, onOver };
}

/** Shows the current race in the scene. */
export function useKareraScene(live: LiveTable, isReady: boolean, handle: Handle): void {
  useShownRound(live, isReady, (round) => {
    const scene = handle.current;
    if (scene === null) return;
    if (round === null || round === undefined) return void scene.cue('wait', {});
    if (round.phase === 'betting')
      return void scene.cue('bets', { leftMs: round.closesAt - serverNow(), totalMs: KARERA_TIMES.betsMs });
    const race = { order: knownRaceOrder(round), number: round.number };
    if (round.phase === 'result') return void scene.cue('result', race);
    const elapsedMs = Math.max(0, serverNow() - (round.startsAt ?? serverNow()));
    void scene.cue('race', { ...race, elapsedMs });
  });
}
