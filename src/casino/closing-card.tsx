import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Proof } from '../../contract/fair.ts';
import type { Hundredths } from '../../contract/money.ts';
import type { Tier } from '../../contract/pools.ts';

/** A jackpot that has been shown. */
export interface JackpotWin {
  /** The pool that was won; without one it was a game's own jackpot. */
  readonly tier?: Tier | undefined;
  readonly amount: Hundredths;
  readonly proof: Proof;
}

/** What the card of a jackpot needs. */
export interface ClosingCardProps {
  readonly win: JackpotWin;
  /** The game's name, as its page has it. */
  readonly game: string;
  /** When a past round was played that was shown again, milliseconds since 1970: nothing was paid then. */
  readonly replayedAt: number | undefined;
  /** Shows the round once more. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** Fetches the card; call it when a jackpot begins, so that the card is there at its end. */
export const loadCard = async (): Promise<ComponentType<ClosingCardProps>> =>
  (await import('./jackpot-card.tsx')).default;

/** The card that closes a jackpot, over the game. Where it cannot be fetched, the game goes on without it. */
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
