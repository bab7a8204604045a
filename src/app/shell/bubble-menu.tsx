import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './jackpot-bubble.module.css';
import { bubbleTexts } from './bubble-texts.ts';

/** A way to move the bubble. */
export type BubbleMove = 'left' | 'right' | 'up' | 'down';

interface BubbleMenuProps {
  readonly isOpen: boolean;
  readonly side: 'left' | 'right';
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (to: BubbleMove) => void;
  readonly onClose: () => void;
}

/** Arrows to all four sides. */
const MOVE = { d: 'M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3' };

/** What can be done with the bubble without dragging it: moved by a menu, or hidden by one press. */
export function BubbleMenu({ isOpen, side, onToggle, onMove, onClose }: BubbleMenuProps) {
  const t = useTexts(bubbleTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) onToggle(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onToggle(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, onToggle]);
  const other = side === 'left' ? 'right' : 'left';
  return (
    <div ref={box} className={styles.menu}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('menu')}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon name={MOVE} size={14} />
      </button>
      <button type="button" className={styles.tool} aria-label={t('close')} onClick={onClose}>
        <Icon name="x" size={14} />
      </button>
      {isOpen && (
        <div className={styles.choices} role="group" aria-label={t('menu')}>
          <button type="button" onClick={() => onMove('up')}>
            {t('up')}
          </button>
          <button type="button" onClick={() => onMove('down')}>
            {t('down')}
          </button>
          <button type="button" onClick={() => onMove(other)}>
            {t(other)}
          </button>
        </div>
      )}
    </div>
  );
}
