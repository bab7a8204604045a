import { CardPanel } from './card-panel.tsx';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import { useCardsT } from './texts.ts';

/** /activity/lottery: the scratch cards. */
export default function ScratchCardsPage() {
  const t = useCardsT();
  return (
    <DiamondFrame place="cards" title={t('title')}>
      <CardPanel />
    </DiamondFrame>
  );
}
