import { useTexts } from '../../i18n/i18n.tsx';
import { JackpotPanel } from './jackpot-panel.tsx';
import { jackpotTexts } from './texts.ts';

/** /activity/jackpot. */
export default function JackpotPage() {
  const t = useTexts(jackpotTexts);
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <JackpotPanel />
    </>
  );
}
