import type { StartUpPopup } from '../../store/modals-slice.ts';

/** What decides which popups come up. */
export interface StartUpState {
  readonly isLoggedIn: boolean;
  /** In a browser that can install the app; not in the app itself, standalone, or Chrome on iOS. */
  readonly canInstall: boolean;
  /** Hundredths deposited so far. */
  readonly totalRecharge: number;
  /** Popups whose activity is open. */
  readonly open: ReadonlySet<StartUpPopup>;
  /** Popups whose activity guests see too. */
  readonly forGuests: ReadonlySet<StartUpPopup>;
  /** Popups that have come up in this session already. */
  readonly seen: ReadonlySet<StartUpPopup>;
  /** True when the player has not put the notice off until later. */
  readonly isNoticeDue: boolean;
  /** True when today's stamp can be had. */
  readonly canSignIn: boolean;
  /** True when the player's documents were sent or found good. */
  readonly isAddKyc: boolean;
  /** True for somebody who is guided to the welcome set instead. */
  readonly isNewcomer: boolean;
}

/** Players see what is open; guests only what is shown to them too. */
const mayLook =
  (popup: StartUpPopup) =>
  ({ isLoggedIn, forGuests }: StartUpState): boolean =>
    isLoggedIn || forGuests.has(popup);

const CONDITIONS: readonly (readonly [StartUpPopup, (state: StartUpState) => boolean])[] = [
  // What the law asks comes before what the house offers.
  ['kyc', ({ isLoggedIn, isAddKyc }) => isLoggedIn && !isAddKyc],
  ['download', ({ isLoggedIn, canInstall }) => isLoggedIn && canInstall],
  ['firstDepositTips', (state) => state.totalRecharge === 0 && mayLook('firstDepositTips')(state)],
  // What the house has to say is for everybody.
  ['notice', ({ isNoticeDue }) => isNoticeDue],
  ['firstDeposit', mayLook('firstDeposit')],
  ['rechargeSign', ({ isLoggedIn }) => isLoggedIn],
  ['signIn', ({ isLoggedIn, canSignIn }) => isLoggedIn && canSignIn],
  // One calendar is enough for a session.
  [
    'redVsBlue',
    (state) =>
      !(state.isLoggedIn && (state.canSignIn || state.seen.has('signIn'))) && mayLook('redVsBlue')(state),
  ],
];

/** Returns the popups of a visit's beginning that have not come up yet, in their order (docs/product-rules.md, Start-up popups). */
export const startUpPopups = (state: StartUpState): StartUpPopup[] =>
  CONDITIONS.filter(
    ([popup, isDue]) =>
      state.open.has(popup) &&
      !state.seen.has(popup) &&
      isDue(state) &&
      (popup === 'kyc' || !state.isNewcomer),
  ).map(([popup]) => popup);
