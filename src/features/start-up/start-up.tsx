import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ActivityId, type activityGetStatusList, type getActivityIds } from '../../../contract/activities.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { manilaDate } from '../../../contract/manila-date.ts';
import { START_UP_POPUPS, type StartUpPopup } from '../../../contract/promotions/popups.ts';
import { activityOf } from '../../../contract/promotions/promotions.ts';
import { useGetActivitiesQuery, useGetActivityStatusQuery } from '../../api/activities.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { onInstallChange } from '../../platform/install.ts';
import { mayInstall } from '../../platform/may-install.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { readStored } from '../../platform/storage.ts';
import { popupView } from '../../promotions/promotion-views.ts';
import { type AppDispatch, useAppDispatch, useLoggedIn, useUser } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { noteSeen, seenPopups } from '../../store/seen-popups.ts';
import { NOTICE_KEY } from '../../store/stored-keys.ts';
import { startUpPopups } from './start-up-popups.ts';

/** The server's data on which start-up popups depend: ids of open and public activities, deposits and today's stamp. */
interface House {
  readonly open: ReadonlySet<number>;
  readonly forGuests: ReadonlySet<number>;
  readonly totalRecharge: number;
  readonly canSignIn: boolean;
}

const forPlayer = (data: ResponseOf<typeof getActivityIds>): House => ({
  open: new Set(data.activityIds),
  // Not needed for a player, who sees all open activities.
  forGuests: new Set(),
  totalRecharge: data.totalRecharge,
  canSignIn: data.loginBonus3CanReceive,
});

const forGuest = ({ list }: ResponseOf<typeof activityGetStatusList>): House => ({
  open: new Set(list.filter(({ status }) => status === 'open').map(({ type }) => type)),
  forGuests: new Set(list.filter((activity) => activity.unloginShowStatus === 1).map(({ type }) => type)),
  totalRecharge: 0,
  canSignIn: false,
});

interface Beginner {
  readonly isLoggedIn: boolean;
  readonly hasKyc: boolean;
  readonly isNewcomer: boolean;
  readonly canInstall: boolean;
}

/** Adds the start-up popups that are due to the queue of modals, in order. */
async function begin(
  dispatch: AppDispatch,
  { open, forGuests, totalRecharge, canSignIn }: House,
  { hasKyc, ...beginner }: Beginner,
): Promise<void> {
  const state = {
    ...beginner,
    open: popupsOf(open, open),
    forGuests: popupsOf(forGuests, open),
    seen: new Set(seenPopups()),
    totalRecharge,
    canSignIn,
    isNoticeDue: readStored(NOTICE_KEY) !== manilaDate(serverNow()),
    isAddKyc: hasKyc,
  };
  for (const { name, promotion } of startUpPopups(state)) {
    const { check } = popupView(promotion);
    const answer = check === undefined ? 'open' : await check({ dispatch, isLoggedIn: beginner.isLoggedIn });
    if (answer === 'open') dispatch(modalOpened({ name }));
    if (answer === 'seen') noteSeen(name);
  }
}

/** Returns the popups of the given activities (ids), if the other activities that these popups need are open. */
const popupsOf = (types: ReadonlySet<number>, open: ReadonlySet<number>): Set<StartUpPopup> =>
  new Set(
    START_UP_POPUPS.filter(({ promotion, startUp: { needs = [] } }) => {
      const activity = activityOf(promotion);
      return (
        activity !== undefined && types.has(activity) && needs.every((needed) => open.has(ActivityId[needed]))
      );
    }).map(({ name }) => name),
  );

/**
 * Opens the start-up popups for guests and players, each once a session (docs/product-rules.md, Start-up popups).
 * Popups that become due later, such as the offer to install the app, open then.
 */
export default function StartUp() {
  const user = useUser();
  const isLoggedIn = useLoggedIn();
  const dispatch = useAppDispatch();
  const { currentData: own } = useGetActivitiesQuery(isLoggedIn ? undefined : skipToken);
  const { currentData: everybody } = useGetActivityStatusQuery(isLoggedIn ? skipToken : undefined);
  const isNewcomer = useNewcomer();
  const isInstallable = useSyncExternalStore(onInstallChange, mayInstall, () => false);
  const hasKyc = user?.hasKyc;
  useEffect(() => {
    const rest = { isNewcomer, canInstall: isInstallable };
    if (!isLoggedIn && everybody !== undefined)
      void begin(dispatch, forGuest(everybody), { isLoggedIn, hasKyc: false, ...rest });
    if (isLoggedIn && hasKyc !== undefined && own !== undefined)
      void begin(dispatch, forPlayer(own), { isLoggedIn, hasKyc, ...rest });
  }, [isLoggedIn, hasKyc, isNewcomer, isInstallable, own, everybody, dispatch]);
  return null;
}
