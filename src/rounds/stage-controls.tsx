import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../ui/use-active.ts';

/**
 * Media query for a phone in landscape. Style sheets of the games repeat it. A narrower window, as at 400 % zoom, has no
 * room for controls beside the stage.
 */
const LOW =
  '(orientation: landscape) and (max-height: 500px) and (min-width: 480px) and (max-width: 1023.98px)';

/** Element beside the stage that takes the controls in a low window; null until it is mounted. */
export const ControlsSlotContext = createContext<HTMLElement | null>(null);

/** Returns true in a window that is too low for controls below the picture; they are then beside the stage. */
export const useLowWindow = (): boolean => useMedia(LOW);

/** Renders controls over the stage; in a low window beside it, so that the stage shows only the picture. */
export function StageControls({ children }: { children: ReactNode }) {
  const isLow = useLowWindow();
  const place = useContext(ControlsSlotContext);
  if (!isLow) return children;
  return place && createPortal(children, place);
}
