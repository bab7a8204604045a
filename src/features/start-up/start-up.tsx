import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActivityId, type getActivityIds } from '../../../contract/activities.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import { manilaDate } from '../../../contract/form.ts';
import { useGetActivitiesQuery } from '../../api/activities.ts';
import { kycApi } from '../../api/kyc.ts';
import { redVsBlueApi } from '../../api/red-vs-blue.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { canInstall, isInstalled } from '../../platform/install.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { readStored, sessionStored } from '../../platform/storage.ts';
import { type AppDispatch, useAppDispatch, useUser } from '../../store/hooks.ts';
import { modalOpened, type StartUpPopup } from '../../store/modals-slice.ts';
import { NOTICE_KEY, START_UP_KEY } from '../../store/stored-keys.ts';
import { startUpPopups } from './start-up-popups.ts';

/** The activity that a popup belongs to. */
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

const POPUPS = Object.keys(ACTIVITY_OF) as StartUpPopup[];
/** Names a popup in an address of the lobby, for a link that leads right to it. */
const QUERY = 'popup';

/** True in a browser that can put the app on the home screen; what runs there already has nothing to ask. */
const mayInstall = (): boolean =>
  !isInstalled() &&
  (canInstall() || (/iPhone|iPad/.test(navigator.userAgent) && !/CriOS/.test(navigator.userAgent)));

/** Asks for a camp, unless the player has one this week. */
async function openUnlessJoined(dispatch: AppDispatch): Promise<void> {
  const { data } = await dispatch(
    redVsBlueApi.endpoints.getPk.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data !== undefined && data.own.camp === undefined) dispatch(modalOpened({ name: 'redVsBlue' }));
}

interface Beginner {
  readonly hasKyc: boolean;
  readonly isNewcomer: boolean;
}

/** Opens the popups of a visit's beginning, one after the other. */
async function begin(
  dispatch: AppDispatch,
  data: ResponseOf<typeof getActivityIds>,
  { hasKyc, isNewcomer }: Beginner,
): Promise<void> {
  const entries = Object.entries(ACTIVITY_OF) as [StartUpPopup, number][];
  const open = entries.filter(([, type]) => data.activityIds.includes(type));
  const asksForKyc = !hasKyc && open.some(([popup]) => popup === 'kyc');
  const popups = startUpPopups({
    isLoggedIn: true,
    canInstall: mayInstall(),
    totalRecharge: data.totalRecharge,
    open: new Set(open.map(([popup]) => popup)),
    forGuests: new Set(
      open
        .filter(([, type]) => data.activityMap[String(type)]?.unloginShowStatus === 1)
        .map(([popup]) => popup),
    ),
    isNoticeDue: readStored(NOTICE_KEY) !== manilaDate(serverNow()),
    canSignIn: data.loginBonus3CanReceive,
    isAddKyc: !asksForKyc || (await isAddKyc(dispatch)),
    isNewcomer,
  });
  for (const name of popups) {
    if (name === 'redVsBlue') void openUnlessJoined(dispatch);
    else dispatch(modalOpened({ name }));
  }
}

/** Whether documents were sent; without an answer nobody is asked for them. */
async function isAddKyc(dispatch: AppDispatch): Promise<boolean> {
  const { data } = await dispatch(
    kycApi.endpoints.getKyc.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return data?.isAddKyc ?? true;
}

/** Opens what a player finds at the beginning of a visit to the lobby: once a session, never over a game or a newcomer's guide (docs/product-rules.md, Start-up popups). */
export default function StartUp() {
  const user = useUser();
  const isKnown = user !== undefined;
  const dispatch = useAppDispatch();
  const { data } = useGetActivitiesQuery();
  const isNewcomer = useNewcomer();
  const [query, setQuery] = useSearchParams();
  const asked = POPUPS.find((popup) => popup === query.get(QUERY));
  useEffect(() => {
    if (!isKnown || asked === undefined) return;
    dispatch(modalOpened({ name: asked }));
    setQuery(
      (now) => {
        now.delete(QUERY);
        return now;
      },
      { replace: true },
    );
  }, [isKnown, asked, dispatch, setQuery]);
  useEffect(() => {
    if (user === undefined || data === undefined) return;
    if (sessionStored.read(START_UP_KEY) !== undefined) return;
    sessionStored.write(START_UP_KEY, 'shown');
    void begin(dispatch, data, { hasKyc: user.hasKyc, isNewcomer });
  }, [user, isNewcomer, data, dispatch]);
  return null;
}
