import { useEffect } from 'react';
import { ActivityId } from '../../../contract/activities.ts';
import { useGetActivitiesQuery } from '../../api/activities.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { sessionStored } from '../../platform/storage.ts';
import { useAppDispatch, useUser } from '../../store/hooks.ts';
import { type Modal, modalOpened } from '../../store/modals-slice.ts';
import { START_UP_KEY } from '../../store/stored-keys.ts';
import { type StartUpPopup, startUpPopups } from './start-up-popups.ts';

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

/** The popups that there are; the activities of the others are closed. */
const MODALS: Partial<Readonly<Record<StartUpPopup, Modal>>> = { signIn: { name: 'signIn' } };

/** Opens what a player finds at the beginning of a visit to the lobby: once a session, never over a game or a newcomer's guide. */
export default function StartUp() {
  const isKnown = useUser() !== undefined;
  const dispatch = useAppDispatch();
  const { data } = useGetActivitiesQuery();
  const isNewcomer = useNewcomer();
  useEffect(() => {
    if (!isKnown || isNewcomer || data === undefined) return;
    if (sessionStored.read(START_UP_KEY) !== undefined) return;
    sessionStored.write(START_UP_KEY, 'shown');
    const entries = Object.entries(ACTIVITY_OF) as [StartUpPopup, number][];
    const open = entries.filter(([, type]) => data.activityIds.includes(type));
    const popups = startUpPopups({
      isLoggedIn: true,
      // Neither download nor notice is there yet: their activities are closed.
      canInstall: false,
      totalRecharge: data.totalRecharge,
      open: new Set(open.map(([popup]) => popup)),
      forGuests: new Set(
        open
          .filter(([, type]) => data.activityMap[String(type)]?.unloginShowStatus === 1)
          .map(([popup]) => popup),
      ),
      isNoticeDue: false,
      canSignIn: data.loginBonus3CanReceive,
    });
    for (const popup of popups) {
      const modal = MODALS[popup];
      if (modal !== undefined) dispatch(modalOpened(modal));
    }
  }, [isKnown, isNewcomer, data, dispatch]);
  return null;
}
