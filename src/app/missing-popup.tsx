import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import type { Retrying } from '../ui/lazy-part.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';

interface MissingPopupProps extends Retrying {
  readonly onClose: () => void;
}

/**
 * Replaces a popup whose code failed to load: shows an error if the player asked for the popup, otherwise closes it, so
 * that the next popup opens.
 */
export function MissingPopup(props: MissingPopupProps) {
  const { onClose } = props;
  const isAsked = useAppSelector(({ modals }) => modals.some((modal) => 'isAsked' in modal));
  useEffect(() => {
    if (!isAsked) onClose();
  }, [isAsked, onClose]);
  return isAsked ? <MissingDialog {...props} /> : null;
}
