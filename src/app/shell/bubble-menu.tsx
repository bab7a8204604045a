import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './jackpot-bubble.module.css';
import { bubbleTexts } from './bubble-texts.ts';

/** Direction of one step of the jackpot bubble, or of a press on an arrow key. */
export type BubbleMove = 'left' | 'right' | 'up' | 'down';

interface BubbleMenuProps {
  /** Whether the bubble is in the bottom bar: then the menu offers only to take it out. */
  readonly isInBar: boolean;
  readonly onEnd: () => void;
  readonly onMove: (to: BubbleMove) => void;
  readonly onHide: () => void;
}

/** Renders the menu that moves and hides the jackpot bubble without dragging. */
export function BubbleMenu({ isInBar, onEnd, onMove, onHide }: BubbleMenuProps) {
  const t = useTexts(bubbleTexts);
  const box = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) end.current();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  const moves = isInBar ? (['up'] as const) : (['up', 'down', 'left', 'right'] as const);
  return (
    <div ref={box} className={styles.choices} role="group" aria-label={t('menu')}>
      {moves.map((to) => (
        <button key={to} type="button" onClick={() => onMove(to)}>
          {t(isInBar ? 'out' : to)}
        </button>
      ))}
      <button type="button" onClick={onHide}>
        {t('close')}
      </button>
    </div>
  );
}
