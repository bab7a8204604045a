import crown from '../../../assets/lobby/i/crown.webp';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { JackpotDialog } from '../../ui/jackpot-dialog.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

const en = {
  title: 'You won the {tier} jackpot!',
  paid: 'is in your balance',
  fun: 'in fun coins',
  again: 'was paid then and is shown again',
  back: 'Back to the game',
  proof: 'Proof',
  replay: 'Watch again',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Nanalo ka ng {tier} jackpot!',
  paid: 'nasa balance mo na',
  fun: 'sa laruang barya',
  again: 'nabayaran na noon, ipinapakita ulit',
  back: 'Balik sa laro',
  proof: 'Patunay',
  replay: 'Panoorin ulit',
};
const texts = { en, fil };

/** Names of the jackpots of hold reels, as written in the scene. */
const NAMES = { grand: 'Grand', mega: 'Mega', major: 'Major', minor: 'Minor', mini: 'Mini' } as const;

/** Props of the card that closes a jackpot. */
export interface JackpotCardProps {
  readonly tier: keyof typeof NAMES;
  /** Amount of the jackpot, in hundredths of a coin. */
  readonly amount: number;
  readonly isFun: boolean;
  /** Whether the round is a replay, which pays nothing. */
  readonly isAgain: boolean;
  readonly onProof: () => void;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** Draws the card that closes a jackpot of hold reels. */
export default function JackpotCard(props: JackpotCardProps) {
  const { tier, amount, isFun, isAgain, onProof, onReplay, onClose } = props;
  const t = useTexts(texts);
  return (
    <JackpotDialog
      title={t('title', { tier: NAMES[tier] })}
      crown={crown}
      amount={formatExact(amount)}
      place={t(isAgain ? 'again' : isFun ? 'fun' : 'paid')}
      back={t('back')}
      onClose={onClose}
    >
      <Button kind="line" icon={moreIcons.shieldCheck} onClick={onProof}>
        {t('proof')}
      </Button>
      <Button kind="line" icon="play" onClick={onReplay}>
        {t('replay')}
      </Button>
    </JackpotDialog>
  );
}
