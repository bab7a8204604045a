import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import type { Retrying } from '../ui/lazy-part.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';

interface MissingPopupProps extends Retrying {
  readonly onClose: () => void;
}

/** In the place of a popup whose code did not come: who asked for it is told, else the next one has its turn. */
export function MissingPopup(props: MissingPopupProps) {
  const { onClose } = props;
  const isAsked = useAppSelector(({ modals }) => modals.some((modal) => 'isAsked' in modal));
  useEffect(() => {
    if (!isAsked) onClose();
  }, [isAsked, onClose]);
  return isAsked ? <MissingDialog {...props} /> : null;
}
