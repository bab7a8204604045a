import { lazy } from 'react';
import { useGetSlotshackQuery, useSpinSlotshackMutation } from '../../api/slotshack.ts';
import { SLOTSHACK_FACE } from './faces.ts';
import { SlotFrame } from './slot-frame.tsx';
import { SlotPanel } from './slot-panel.tsx';
import type { StaleTags } from './use-slot.ts';

const SlotshackRecords = lazy(() => import('./slotshack-records.tsx'));
const SlotRules = lazy(() => import('./slot-rules.tsx'));

const STALE: StaleTags = [
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
  const { currentData, error, isFetching } = useGetSlotshackQuery();
  const [spin] = useSpinSlotshackMutation();
  const info = currentData?.slot;
  return (
    <SlotFrame face={SLOTSHACK_FACE}>
      <SlotPanel
        face={SLOTSHACK_FACE}
        info={info}
        error={error}
        isFetching={isFetching}
        call={(request) => spin(request).unwrap()}
        stale={STALE}
        renderRecord={(given) => <SlotshackRecords {...given} />}
        rules={<SlotRules face={SLOTSHACK_FACE} info={info} />}
      />
    </SlotFrame>
  );
}
