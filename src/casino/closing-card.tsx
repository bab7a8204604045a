import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Proof } from '../../contract/proof.ts';
import type { Hundredths } from '../../contract/money.ts';
import type { PoolTier } from '../../contract/pools.ts';

/** A jackpot that the game's scene has just shown. */
export interface JackpotWin {
  /** The pool that was won; undefined for a jackpot that belongs to one game. */
  readonly tier?: PoolTier | undefined;
  readonly amount: Hundredths;
  readonly proof: Proof;
}

/** Props of the card that closes a jackpot. */
export interface ClosingCardProps {
  readonly win: JackpotWin;
  /** Name of the game as on its page. */
  readonly game: string;
  /** Time of the round if it is a replay, ms since 1970; a replay pays nothing. */
  readonly replayedAt: number | undefined;
  /** Called to replay the round. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** Loads the card's code. Call it when a jackpot begins, so that the card is ready when the jackpot ends. */
export const loadCard = async (): Promise<ComponentType<ClosingCardProps>> =>
  (await import('./jackpot-card.tsx')).default;

/**
 * Draws the card that closes a jackpot, over the game. If its code fails to load, it is closed at once and the game
 * continues.
 */
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
