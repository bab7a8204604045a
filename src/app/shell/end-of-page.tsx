import { Fragment, lazy, Suspense } from 'react';
import { OneByOne } from '../../ui/one-by-one.tsx';

const HouseFooter = lazy(() => import('../../casino/house-footer.tsx'));

/** The end of a page, after what is seen first. */
export const EndOfPage = () => (
  <OneByOne>
    <Fragment />
    <Suspense>
      <HouseFooter />
    </Suspense>
  </OneByOne>
);
