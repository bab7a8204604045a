import { lazy } from 'react';
import { useGetSlotshackQuery, useSpinSlotshackMutation } from '../../api/slotshack.ts';
import { slotshackSlot } from './slot-configs.ts';
import { SlotFrame } from './slot-frame.tsx';
import { SlotPanel } from './slot-panel.tsx';
import type { SlotOptions } from './use-slot.ts';

const SlotshackRecords = lazy(() => import('./slotshack-records.tsx'));
const SlotRules = lazy(() => import('./slot-rules.tsx'));

const INVALIDATES: SlotOptions['invalidates'] = [
  'Slotshack',
  'SlotshackRecords',
  'HalloweenTickets',
  'CoinRecords',
  'FairRounds',
  'FairSeeds',
  'Jackpot',
];

/** /activity/slotshack: the three-reel slot. */
export default function SlotshackPage() {
  const query = useGetSlotshackQuery();
  const [spin] = useSpinSlotshackMutation();
  const info = query.currentData?.slot;
  return (
    <SlotFrame config={slotshackSlot}>
      <SlotPanel
        config={slotshackSlot}
        info={info}
        query={query}
        call={(request) => spin(request).unwrap()}
        invalidates={INVALIDATES}
        renderRecord={(given) => <SlotshackRecords {...given} />}
        rules={<SlotRules config={slotshackSlot} info={info} />}
      />
    </SlotFrame>
  );
}
