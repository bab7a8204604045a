import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../ui/use-active.ts';

/** A phone in landscape; the style sheets of the games contain the same query. */
const LOW = '(orientation: landscape) and (max-height: 500px) and (max-width: 1023.98px)';

/** Element beside the stage, once it is mounted. */
export const ControlsSlotContext = createContext<HTMLElement | null>(null);

/** Returns true where the window is too low for controls under the picture: they are then beside the stage. */
export const useLowWindow = (): boolean => useMedia(LOW);

/** Renders controls over the stage, or beside it in a low window: there the stage shows only the picture. */
export function StageControls({ children }: { children: ReactNode }) {
  const isLow = useLowWindow();
  const place = useContext(ControlsSlotContext);
  if (!isLow) return children;
  return place && createPortal(children, place);
}
