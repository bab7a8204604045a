import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../ui/use-active.ts';

/** A phone on its side; the same words stand in the style sheets of the games. */
const LOW = '(orientation: landscape) and (max-height: 500px) and (max-width: 1023.98px)';

/** The place beside the stage, once it stands. */
export const BesideContext = createContext<HTMLElement | null>(null);

/** True where the window is too low for controls under the picture: they stand beside the stage. */
export const useLow = (): boolean => useMedia(LOW);

/** Controls over the stage, which stand beside it in a low window: there the stage shows the picture alone. */
export function Beside({ children }: { children: ReactNode }) {
  const isLow = useLow();
  const place = useContext(BesideContext);
  if (!isLow) return children;
  return place && createPortal(children, place);
}
