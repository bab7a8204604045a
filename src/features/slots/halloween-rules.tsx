import aswang from '../../../assets/halloween-slots/symbol-aswang.svg';
import bat from '../../../assets/halloween-slots/symbol-bat.svg';
import candle from '../../../assets/halloween-slots/symbol-candle.svg';
import kapre from '../../../assets/halloween-slots/symbol-kapre.svg';
import letterA from '../../../assets/halloween-slots/symbol-letter-a.svg';
import letterK from '../../../assets/halloween-slots/symbol-letter-k.svg';
import letterQ from '../../../assets/halloween-slots/symbol-letter-q.svg';
import pumpkin from '../../../assets/halloween-slots/symbol-pumpkin.svg';
import santelmo from '../../../assets/halloween-slots/symbol-santelmo.svg';
import type { ResponseOf } from '../../../contract/call.ts';
import type { getHalloweenConfig } from '../../../contract/halloween.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DrawRules } from './draw-rules.tsx';
import { halloweenSlot } from './halloween-slot.ts';
import { slotListTexts } from './list-texts.ts';
import { SlotRules } from './slot-rules.tsx';

const PICTURES = {
  W: santelmo,
  A: aswang,
  B: kapre,
  C: bat,
  D: pumpkin,
  E: letterA,
  F: letterK,
  G: letterQ,
  S: candle,
} as const;

/** Renders the payouts of Halloween Night and its ticket draw, with their odds. */
export default function HalloweenRules({
  config,
}: {
  config: ResponseOf<typeof getHalloweenConfig> | undefined;
}) {
  const t = useTexts(slotListTexts);
  return (
    <SlotRules
      config={halloweenSlot}
      pictures={PICTURES}
      info={config?.slot}
      codes={config && [[t('draw.code'), config.draw.nextSeedHash]]}
    >
      {config && <DrawRules rules={config.draw} />}
    </SlotRules>
  );
}
