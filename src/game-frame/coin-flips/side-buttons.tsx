import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { COIN_SIDES } from './coin-flips-view-model.ts';
import { flipsTexts } from './texts.ts';

interface SideButtonsProps {
  readonly disabled: boolean;
  readonly onCall: (side: (typeof COIN_SIDES)[number]) => void;
}

/** Draws the two buttons with which the player calls heads or tails. */
export function SideButtons({ disabled, onCall }: SideButtonsProps) {
  const t = useTexts(flipsTexts);
  return COIN_SIDES.map((side) => (
    <Button
      key={side}
      size="l"
      block
      disabled={disabled}
      aria-keyshortcuts={side.slice(0, 1)}
      onClick={() => onCall(side)}
    >
      {t(side)}
    </Button>
  ));
}
