import { useCallback, useRef } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { halloweenSlotsClick } from '../../../contract/halloween.ts';
import { halloweenApi, patchesOfHalloween, useGetHalloweenQuery } from '../../api/halloween.ts';
import { useUser } from '../../store/hooks.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { useReplayFromLocation } from '../../rounds/use-replay-from-location.ts';
import { halloweenSlot } from './halloween-slot.ts';
import type { TicketDrawRecord } from './halloween-records.tsx';
import { SlotFrame } from './slot-frame.tsx';
import { SlotPanel, type SlotPanelHandle } from './slot-panel.tsx';
import type { SlotOptions } from './use-slot.ts';
import type { TicketDrawHandle } from './ticket-draw.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

const HalloweenRecords = lazyPart(() => import('./halloween-records.tsx'), MissingNotice);
const TicketDraw = lazyPart(() => import('./ticket-draw.tsx'), MissingNotice);
const HalloweenRules = lazyPart(() => import('./halloween-rules.tsx'), MissingNotice);

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

/** /activity/halloween: the slot Halloween Night with its ticket draw. */
export default function HalloweenPage() {
  const query = useGetHalloweenQuery();
  const config = query.currentData;
  const spin = useRoundCall(halloweenApi.endpoints.spinHalloween);
  const user = useUser();
  const panel = useRef<SlotPanelHandle>(null);
  const draw = useRef<TicketDrawHandle>(null);
  const waiting = useRef<TicketDrawRecord>(undefined);

  const setDraw = useCallback((handle: TicketDrawHandle | null) => {
    draw.current = handle;
    if (!handle) return;
    const past = waiting.current;
    waiting.current = undefined;
    if (past) handle.replay(past);
  }, []);
  const onReplayDraw = (past: TicketDrawRecord): void => {
    // The ticket draw is in a tab: if the tab is not open yet, the replay waits until it is.
    if (draw.current) draw.current.replay(past);
    else waiting.current = past;
    panel.current?.openTickets();
  };
  useReplayFromLocation('halloween-lottery', config !== undefined && user !== undefined, (round) => {
    void import('./ticket-draw-record.ts').then(({ readTicketDraw }) => {
      const past = readTicketDraw(round);
      if (past) onReplayDraw(past);
    });
  });

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
        rules={<HalloweenRules config={config} />}
        tickets={<TicketDraw rules={config?.draw} handle={setDraw} />}
      />
    </SlotFrame>
  );
}
