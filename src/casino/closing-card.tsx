import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Proof } from '../../contract/proof.ts';
import type { Hundredths } from '../../contract/money.ts';
import type { PoolTier } from '../../contract/pools.ts';

/** A jackpot that has been shown. */
export interface JackpotWin {
  /** The pool that was won; undefined for a game's own jackpot. */
  readonly tier?: PoolTier | undefined;
  readonly amount: Hundredths;
  readonly proof: Proof;
}

/** Props of the jackpot card. */
export interface ClosingCardProps {
  readonly win: JackpotWin;
  /** The game's name, as on its page. */
  readonly game: string;
  /** Time of the replayed round, milliseconds since 1970; a replay pays nothing. */
  readonly replayedAt: number | undefined;
  /** Shows the round once more. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** Loads the card; call it when a jackpot begins, so that the card is ready at its end. */
export const loadCard = async (): Promise<ComponentType<ClosingCardProps>> =>
  (await import('./jackpot-card.tsx')).default;

/** Draws the card that closes a jackpot, over the game. If its code fails to load, the game goes on without it. */
export function ClosingCard(props: ClosingCardProps) {
  const [Card, setCard] = useState<ComponentType<ClosingCardProps>>();
  const close = useRef(props.onClose);
  close.current = props.onClose;
  useEffect(() => {
    let isHere = true;
    loadCard().then(
      (loaded) => isHere && setCard(() => loaded),
      () => isHere && close.current(),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Card && <Card {...props} />;
}
