import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActivityId } from '../../../contract/activities.ts';
import { manilaDate } from '../../../contract/form.ts';
import { useGetActivitiesQuery } from '../../api/activities.ts';
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

/** Opens what a player finds at the beginning of a visit to the lobby: once a session, never over a game or a newcomer's guide. */
export default function StartUp() {
  const isKnown = useUser() !== undefined;
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
    if (!isKnown || isNewcomer || data === undefined) return;
    if (sessionStored.read(START_UP_KEY) !== undefined) return;
    sessionStored.write(START_UP_KEY, 'shown');
    const entries = Object.entries(ACTIVITY_OF) as [StartUpPopup, number][];
    const open = entries.filter(([, type]) => data.activityIds.includes(type));
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
    });
    for (const name of popups) {
      if (name === 'redVsBlue') void openUnlessJoined(dispatch);
      else dispatch(modalOpened({ name }));
    }
  }, [isKnown, isNewcomer, data, dispatch]);
  return null;
}
