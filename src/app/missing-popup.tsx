import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import type { Retrying } from '../ui/lazy-part.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';

interface MissingPopupProps extends Retrying {
  readonly onClose: () => void;
}

/**
 * Stands in for a popup whose code failed to load: reports it if the player opened the popup, otherwise lets the next
 * popup come.
 */
export function MissingPopup(props: MissingPopupProps) {
  const { onClose } = props;
  const isAsked = useAppSelector(({ modals }) => modals.some((modal) => 'isAsked' in modal));
  useEffect(() => {
    if (!isAsked) onClose();
  }, [isAsked, onClose]);
  return isAsked ? <MissingDialog {...props} /> : null;
}
