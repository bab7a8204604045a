import type { StartUpPopup } from '../../store/modals-slice.ts';

/** The state that decides which popups come up. */
export interface StartUpState {
  readonly isLoggedIn: boolean;
  /** Whether the browser can install the app; false in the app itself, standalone, or Chrome on iOS. */
  readonly canInstall: boolean;
  /** Hundredths deposited so far. */
  readonly totalRecharge: number;
  /** Popups whose activity is open. */
  readonly open: ReadonlySet<StartUpPopup>;
  /** Popups whose activity is also shown to guests. */
  readonly forGuests: ReadonlySet<StartUpPopup>;
  /** Popups already shown in this session. */
  readonly seen: ReadonlySet<StartUpPopup>;
  /** Whether the notice is due: the player has not postponed it. */
  readonly isNoticeDue: boolean;
  /** Whether today's stamp can be collected. */
  readonly canSignIn: boolean;
  /** Whether the player's documents were sent or approved. */
  readonly isAddKyc: boolean;
  /** Whether the player is guided to the welcome set instead. */
  readonly isNewcomer: boolean;
}

/** Players see open activities; guests only those also shown to them. */
const mayLook =
  (popup: StartUpPopup) =>
  ({ isLoggedIn, forGuests }: StartUpState): boolean =>
    isLoggedIn || forGuests.has(popup);

const CONDITIONS: readonly (readonly [StartUpPopup, (state: StartUpState) => boolean])[] = [
  // Legal requirements come before offers.
  ['kyc', ({ isLoggedIn, isAddKyc }) => isLoggedIn && !isAddKyc],
  ['download', ({ isLoggedIn, canInstall }) => isLoggedIn && canInstall],
  ['firstDepositTips', (state) => state.totalRecharge === 0 && mayLook('firstDepositTips')(state)],
  // The house's announcement is for everybody.
  ['notice', ({ isNoticeDue }) => isNoticeDue],
  ['firstDeposit', mayLook('firstDeposit')],
  ['rechargeSign', ({ isLoggedIn }) => isLoggedIn],
  ['signIn', ({ isLoggedIn, canSignIn }) => isLoggedIn && canSignIn],
  // One stamp card per session is enough.
  [
    'redVsBlue',
    (state) =>
      !(state.isLoggedIn && (state.canSignIn || state.seen.has('signIn'))) && mayLook('redVsBlue')(state),
  ],
];

/** Returns the start-up popups not shown yet, in order (docs/product-rules.md, Start-up popups). */
export const startUpPopups = (state: StartUpState): StartUpPopup[] =>
  CONDITIONS.filter(
    ([popup, isDue]) =>
      state.open.has(popup) &&
      !state.seen.has(popup) &&
      isDue(state) &&
      (popup === 'kyc' || !state.isNewcomer),
  ).map(([popup]) => popup);
