import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ActivityId, type activityGetStatusList, type getActivityIds } from '../../../contract/activities.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { manilaDate } from '../../../contract/manila-date.ts';
import { useGetActivitiesQuery, useGetActivityStatusQuery } from '../../api/activities.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { onInstallChange } from '../../platform/install.ts';
import { mayInstall } from '../../platform/may-install.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { readStored } from '../../platform/storage.ts';
import { type AppDispatch, useAppDispatch, useLoggedIn, useUser } from '../../store/hooks.ts';
import { modalOpened, START_UP, type StartUpPopup } from '../../store/modals-slice.ts';
import { noteSeen, seenPopups } from '../../store/seen-popups.ts';
import { NOTICE_KEY } from '../../store/stored-keys.ts';
import { startUpPopups } from './start-up-popups.ts';

/** The activity of each popup. */
const ACTIVITY_OF: Readonly<Record<StartUpPopup, number>> = {
  kyc: ActivityId.kyc,
  download: ActivityId.download,
  firstDepositTips: ActivityId.firstDepositTips,
  notice: ActivityId.notice,
  firstDeposit: ActivityId.firstDeposit,
  rechargeSign: ActivityId.rechargeSign,
  signIn: ActivityId.freeSign,
  redVsBlue: ActivityId.redPKBlue,
};

/** The open activities, and the server's other start-up data. */
interface House {
  readonly open: ReadonlySet<number>;
  readonly forGuests: ReadonlySet<number>;
  readonly totalRecharge: number;
  readonly canSignIn: boolean;
}

const forPlayer = (data: ResponseOf<typeof getActivityIds>): House => ({
  open: new Set(data.activityIds),
  // A player sees all open activities.
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

/** Opens the start-up popups, one after the other. */
async function begin(
  dispatch: AppDispatch,
  { open, forGuests, totalRecharge, canSignIn }: House,
  { hasKyc, ...beginner }: Beginner,
): Promise<void> {
  // Holds the deposit card back until deposits are possible.
  const isHeld = (popup: StartUpPopup): boolean => popup === 'rechargeSign' && !open.has(ActivityId.deposit);
  const popupsOf = (types: ReadonlySet<number>): Set<StartUpPopup> =>
    new Set(START_UP.filter((popup) => types.has(ACTIVITY_OF[popup]) && !isHeld(popup)));
  const seen = new Set(seenPopups());
  const state = { ...beginner, open: popupsOf(open), forGuests: popupsOf(forGuests), seen };
  const asksForKyc = beginner.isLoggedIn && !hasKyc && state.open.has('kyc') && !seen.has('kyc');
  const popups = startUpPopups({
    ...state,
    totalRecharge,
    canSignIn,
    isNoticeDue: readStored(NOTICE_KEY) !== manilaDate(serverNow()),
    isAddKyc: !asksForKyc || (await isAddKyc(dispatch)),
  });
  for (const name of popups) {
    if (name === 'redVsBlue' && beginner.isLoggedIn) void openUnlessJoined(dispatch);
    else dispatch(modalOpened({ name }));
  }
}

// Code for players' popups is loaded for players only; if loading fails, the popup is skipped.
const fetchKyc = () => import('../../api/kyc.ts').catch(() => undefined);
const fetchRedVsBlue = () => import('../../api/red-vs-blue.ts').catch(() => undefined);

/** Returns whether documents were sent; true without an answer, so that nobody is asked for them. */
async function isAddKyc(dispatch: AppDispatch): Promise<boolean> {
  const kyc = await fetchKyc();
  if (kyc === undefined) return true;
  const { data } = await dispatch(
    kyc.kycApi.endpoints.getKyc.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  // Checked once a session.
  if (data?.isAddKyc === true) noteSeen('kyc');
  return data?.isAddKyc ?? true;
}

/** Opens the choice of a camp, unless the player has one this week. */
async function openUnlessJoined(dispatch: AppDispatch): Promise<void> {
  const redVsBlue = await fetchRedVsBlue();
  if (redVsBlue === undefined) return;
  const { data } = await dispatch(
    redVsBlue.redVsBlueApi.endpoints.getPk.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data === undefined) return;
  if (data.own.camp === undefined) dispatch(modalOpened({ name: 'redVsBlue' }));
  else noteSeen('redVsBlue');
}

/**
 * Opens the start-up popups of guests and players, each once a session, never over a newcomer's guide
 * (docs/product-rules.md, Start-up popups). Includes popups that become due later, such as the browser's install
 * offer.
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
