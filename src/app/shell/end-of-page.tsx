import { Fragment, Suspense } from 'react';
import { OneByOne } from '../../ui/one-by-one.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const HouseFooter = lazyPart(() => import('../../casino/house-footer.tsx'));

/** Renders the footer of a page, below the part that is visible first. */
export const EndOfPage = () => (
  <OneByOne>
    <Fragment />
    <Suspense>
      <HouseFooter />
    </Suspense>
  </OneByOne>
);
