import { Suspense } from 'react';
import type { WayOnProps } from './way-on-line.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// A player who can play never loads it.
const WayOnLine = lazyPart(() => import('./way-on-line.tsx'));

/** Id of the reason: a disabled button refers to it by aria-describedby. At most one per page. */
export const WAY_ON = 'way-on';

/** Draws why a game's button is disabled, with a link to the remedy. */
export function WayOn(props: WayOnProps) {
  return (
    <Suspense>
      <WayOnLine id={WAY_ON} {...props} />
    </Suspense>
  );
}
