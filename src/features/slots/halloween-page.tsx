import { lazy, useCallback, useRef } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import { halloweenRecord, type halloweenSlotsClick } from '../../../contract/halloween.ts';
import { halloweenApi, patchesOfHalloween, useGetHalloweenQuery } from '../../api/halloween.ts';
import { useUser } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { useReplayFromLocation } from '../../rounds/use-replay-from-location.ts';
import { halloweenSlot } from './slot-configs.ts';
import type { PastDraw } from './halloween-records.tsx';
import { SlotFrame } from './slot-frame.tsx';
import { SlotPanel, type SlotPanelHandle } from './slot-panel.tsx';
import { slotTexts } from './texts.ts';
import type { SlotOptions } from './use-slot.ts';
import type { TicketDrawHandle } from './ticket-draw.tsx';

const HalloweenRecords = lazy(() => import('./halloween-records.tsx'));
const TicketDraw = lazy(() => import('./ticket-draw.tsx'));
const SlotRules = lazy(() => import('./slot-rules.tsx'));
const DrawRules = lazy(() => import('./draw-rules.tsx'));

const INVALIDATES: SlotOptions['invalidates'] = [
  'HalloweenRecords',
  'CoinRecords',
  'FairRounds',
  'FairSeeds',
  'Jackpot',
];

const UPDATES: SlotOptions<ResponseOf<typeof halloweenSlotsClick>>['updates'] = {
  tags: ['Halloween', 'HalloweenTickets'],
  patchesOf: patchesOfHalloween,
};

/** /activity/halloween: the five-reel slot and the ticket draw. */
export default function HalloweenPage() {
  const t = useTexts(slotTexts);
  const query = useGetHalloweenQuery();
  const config = query.currentData;
  const spin = useRoundCall(halloweenApi.endpoints.spinHalloween);
  const user = useUser();
  const panel = useRef<SlotPanelHandle>(null);
  const draw = useRef<TicketDrawHandle>(null);
  const waiting = useRef<PastDraw>(undefined);

  const setDraw = useCallback((handle: TicketDrawHandle | null) => {
    draw.current = handle;
    if (!handle) return;
    const past = waiting.current;
    waiting.current = undefined;
    if (past) handle.replay(past);
  }, []);
  const onReplayDraw = (past: PastDraw): void => {
    // The card lies in a tab that is made when it is opened.
    if (draw.current) draw.current.replay(past);
    else waiting.current = past;
    panel.current?.openTickets();
  };
  useReplayFromLocation(
    'halloween-lottery',
    config !== undefined && user !== undefined,
    ({ id, time, outcome, proof }) => {
      const past = v.safeParse(halloweenRecord, { ...outcome, kind: 'draw', id, time, proof });
      if (past.success && past.output.kind === 'draw') onReplayDraw(past.output);
    },
  );

  return (
    <SlotFrame config={halloweenSlot}>
      <SlotPanel
        handle={panel}
        config={halloweenSlot}
        info={config?.slot}
        query={query}
        call={spin}
        invalidates={INVALIDATES}
        updates={UPDATES}
        renderRecord={(given) => <HalloweenRecords {...given} onReplayDraw={onReplayDraw} />}
        rules={
          <SlotRules
            config={halloweenSlot}
            info={config?.slot}
            codes={config && [[t('draw.code'), config.draw.nextSeedHash]]}
          >
            {config && <DrawRules rules={config.draw} />}
          </SlotRules>
        }
        tickets={<TicketDraw rules={config?.draw} handle={setDraw} />}
      />
    </SlotFrame>
  );
}
