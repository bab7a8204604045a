import bar1 from '../../../assets/slotshack/symbol-bar-1.svg';
import bar2 from '../../../assets/slotshack/symbol-bar-2.svg';
import bar3 from '../../../assets/slotshack/symbol-bar-3.svg';
import bell from '../../../assets/slotshack/symbol-bell.svg';
import cherry from '../../../assets/slotshack/symbol-cherry.svg';
import seven from '../../../assets/slotshack/symbol-seven.svg';
import type { SlotInfo } from '../../../contract/slots.ts';
import { SlotRules } from './slot-rules.tsx';
import { slotshackSlot } from './slotshack-slot.ts';

const PICTURES = { '7': seven, '3': bar3, '2': bar2, '1': bar1, B: bell, C: cherry } as const;

/** Draws the payouts of Slot Shack with their odds. */
export default function SlotshackRules({ info }: { info: SlotInfo | undefined }) {
  return <SlotRules config={slotshackSlot} pictures={PICTURES} info={info} />;
}
