import type { ResponseOf } from '../../../contract/call.ts';
import type { slotshackSpin } from '../../../contract/slotshack.ts';
import { patchesOfSlotshack, slotshackApi, useGetSlotshackQuery } from '../../api/slotshack.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { slotshackSlot } from './slotshack-slot.ts';
import { SlotFrame } from './slot-frame.tsx';
import { SlotPanel } from './slot-panel.tsx';
import type { SlotOptions } from './use-slot.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

const SlotshackRecords = lazyPart(() => import('./slotshack-records.tsx'), MissingNotice);
const SlotshackRules = lazyPart(() => import('./slotshack-rules.tsx'), MissingNotice);

const INVALIDATES: SlotOptions['invalidates'] = [
  'HalloweenTickets',
  'CoinRecords',
  'FairRounds',
  'FairSeeds',
  'Jackpot',
];

const UPDATES: SlotOptions<ResponseOf<typeof slotshackSpin>>['updates'] = {
  tags: ['Slotshack', 'SlotshackRecords'],
  patchesOf: patchesOfSlotshack,
};

/** /activity/slotshack: the slot Slot Shack, with three reels. */
export default function SlotshackPage() {
  const query = useGetSlotshackQuery();
  const spin = useRoundCall(slotshackApi.endpoints.spinSlotshack);
  const info = query.currentData?.slot;
  return (
    <SlotFrame config={slotshackSlot}>
      <SlotPanel
        config={slotshackSlot}
        info={info}
        query={query}
        call={spin}
        invalidates={INVALIDATES}
        updates={UPDATES}
        renderRecord={(given) => <SlotshackRecords {...given} />}
        rules={<SlotshackRules info={info} />}
      />
    </SlotFrame>
  );
}
