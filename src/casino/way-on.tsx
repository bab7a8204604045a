import { Suspense } from 'react';
import type { WayOnProps } from './way-on-line.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Whoever can play never fetches it.
const WayOnLine = lazyPart(() => import('./way-on-line.tsx'));

/** The id of the reason: a grey button names it by aria-describedby. At most one stands on a page. */
export const WAY_ON = 'way-on';

/** Why a game's button is grey, with the way to what makes it work. */
export function WayOn(props: WayOnProps) {
  return (
    <Suspense>
      <WayOnLine id={WAY_ON} {...props} />
    </Suspense>
  );
}
