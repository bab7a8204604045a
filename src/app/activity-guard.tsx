import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { activityOfPage } from '../../contract/promotions/promotion-pages.ts';
import { useGetActivityStatusQuery } from '../api/activities.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { loginHref } from '../pages/href.ts';
import { isSecondEdition } from '../platform/edition.ts';
import type { ActivityPage } from '../pages/pages.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { showToast } from '../ui/toast.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingNotice } from '../ui/missing-notice.tsx';

const GuestActivity = lazyPart(() => import('../casino/guest-activity.tsx'), MissingNotice);

const en = {
  closed: 'This event has ended.',
  soon: 'This event hasn’t started yet.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  closed: 'Tapos na ang event na ito.',
  soon: 'Hindi pa nagsisimula ang event na ito.',
};
const texts = { en, fil };

/** Returns the path of the page with the list of events, for the edition (with or without v2) in the address. */
const eventsPath = (): string => (isSecondEdition() ? '/bonus/event/v2' : '/bonus/event');

/**
 * Guards an activity's pages (docs/product-rules.md, Guards): redirects while the activity is closed; guests see its
 * preview if it has one. Players see the page before the server's answer, and are redirected if the answer reports that
 * the activity is over.
 */
export default function ActivityGuard({ page, children }: { page: ActivityPage; children: ReactNode }) {
  const t = useTexts(texts);
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const { data, isError } = useGetActivityStatusQuery();
  const activity = data?.list.find(({ type }) => type === activityOfPage(page));
  const over = data && activity?.status !== 'open' && (activity?.status === 'soon' ? 'soon' : 'closed');

  useEffect(() => {
    if (over) showToast(t(over), 'info');
  }, [over, t]);

  if (over) return <Navigate to={eventsPath()} replace />;
  if (loggedIn) return children;
  if (activity?.unloginShowStatus === 1) return <GuestActivity page={page} />;
  if (data === undefined && !isError) return <PageSkeleton bare={false} />;
  return <Navigate to={loginHref(`${pathname}${search}`)} replace />;
}
