import { CardPanel } from './card-panel.tsx';
import { LotteryFrame } from './lottery-frame.tsx';
import { useLotteryT } from './texts.ts';

/** /activity/lottery: the scratch cards. */
export default function LotteryPage() {
  const t = useLotteryT();
  return (
    <LotteryFrame place="cards" title={t('title')}>
      <CardPanel />
    </LotteryFrame>
  );
}
