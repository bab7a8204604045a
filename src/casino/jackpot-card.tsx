import { type ComponentProps, type ComponentType, useState } from 'react';
import { formatExact } from '../../contract/money.ts';
import crownArt from '../../assets/lobby/i/crown.webp';
import { formatMoment } from '../i18n/dates.ts';
import { useLocale, useT, useTexts } from '../i18n/i18n.tsx';
import { shareText } from '../platform/share-text.ts';
import { Button } from '../ui/button.tsx';
import type { IconPath } from '../ui/icon-paths.ts';
import { JackpotDialog } from '../ui/jackpot-dialog.tsx';
import { moreIcons } from '../ui/more-icons.ts';
import { showToast } from '../ui/toast.tsx';
import type { ClosingCardProps } from './closing-card.tsx';
import type { ProofSheet } from './proof-sheet.tsx';

const en = {
  pool: 'You won the {tier} jackpot!',
  game: 'You hit the jackpot!',
  paid: 'is in your balance',
  again: 'Paid on {time}, shown again',
  back: 'Back to the game',
  share: 'Share',
  proof: 'Proof',
  replay: 'Watch again',
  'share.pool': 'I won the {tier} jackpot at Perya: {amount}!',
  'share.game': 'I hit the jackpot in {game} at Perya: {amount}!',
  copied: 'Copied. Paste it wherever you like.',
  'not.loaded': 'The proof didn’t load. Please try again.',
  refused: 'Your browser allows neither sharing nor copying.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  pool: 'Nanalo ka ng {tier} jackpot!',
  game: 'Naka-jackpot ka!',
  paid: 'nasa balance mo na',
  again: 'Binayaran noong {time}, ipinapakita ulit',
  back: 'Balik sa laro',
  share: 'I-share',
  proof: 'Patunay',
  replay: 'Panoorin ulit',
  'share.pool': 'Nanalo ako ng {tier} jackpot sa Perya: {amount}!',
  'share.game': 'Naka-jackpot ako sa {game} ng Perya: {amount}!',
  copied: 'Nakopya na. I-paste kahit saan.',
  'not.loaded': 'Hindi na-load ang patunay. Subukan ulit.',
  refused: 'Hindi pinapayagan ng browser mo ang pag-share at pagkopya.',
};
const texts = { en, fil };

const SHARE: IconPath = { d: 'M12 2v13m4-9l-4-4l-4 4m-4 6v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8' };

/**
 * Draws the card at the end of a jackpot: the amount, where the money is, and buttons to replay, share and prove the
 * round.
 */
export default function JackpotCard({ win, game, replayedAt, onReplay, onClose }: ClosingCardProps) {
  const t = useTexts(texts);
  const shared = useT();
  const locale = useLocale();
  const [Proof, setProof] = useState<ComponentType<ComponentProps<typeof ProofSheet>>>();
  const amount = formatExact(win.amount);
  const tier = win.tier && shared(`pool.${win.tier}`);

  const share = async (): Promise<void> => {
    const text = tier === undefined ? t('share.game', { game, amount }) : t('share.pool', { tier, amount });
    const result = await shareText(text);
    if (result === 'copied') showToast(t('copied'));
    if (result === 'refused') showToast(t('refused'), 'info');
  };

  const openProof = async (): Promise<void> => {
    try {
      const { ProofSheet: loaded } = await import('./round-records.tsx');
      setProof(() => loaded);
    } catch {
      showToast(t('not.loaded'), 'info');
    }
  };

  if (Proof) return <Proof proof={win.proof} onClose={() => setProof(undefined)} />;
  return (
    <JackpotDialog
      title={tier === undefined ? t('game') : t('pool', { tier })}
      crown={crownArt}
      amount={amount}
      place={replayedAt === undefined ? t('paid') : t('again', { time: formatMoment(replayedAt, locale) })}
      back={t('back')}
      onClose={onClose}
    >
      <Button kind="line" icon={SHARE} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button kind="line" icon={moreIcons.shieldCheck} onClick={() => void openProof()}>
        {t('proof')}
      </Button>
      <Button kind="line" icon="play" onClick={onReplay}>
        {t('replay')}
      </Button>
    </JackpotDialog>
  );
}
