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
  /** True when the player has not put the notice off until later. */
  readonly isNoticeDue: boolean;
  /** True when today's stamp can be had. */
  readonly canSignIn: boolean;
  /** True when the player's documents were sent or found good. */
  readonly isAddKyc: boolean;
  /** True for somebody who is guided to the welcome set instead. */
  readonly isNewcomer: boolean;
}

const CONDITIONS: readonly (readonly [StartUpPopup, (state: StartUpState) => boolean])[] = [
  // What the law asks comes before what the house offers.
  ['kyc', ({ isLoggedIn, isAddKyc }) => isLoggedIn && !isAddKyc],
  ['download', ({ isLoggedIn, canInstall }) => isLoggedIn && canInstall],
  [
    'firstDepositTips',
    ({ isLoggedIn, totalRecharge, forGuests }) =>
      totalRecharge === 0 && (isLoggedIn || forGuests.has('firstDepositTips')),
  ],
  ['notice', ({ isNoticeDue }) => isNoticeDue],
  ['firstDeposit', () => true],
  ['rechargeSign', ({ isLoggedIn }) => isLoggedIn],
  ['signIn', ({ isLoggedIn, canSignIn }) => isLoggedIn && canSignIn],
  // One calendar is enough for a beginning.
  ['redVsBlue', ({ isLoggedIn, canSignIn }) => !(isLoggedIn && canSignIn)],
];

/** Returns the popups of a visit's beginning in the order in which they come up (docs/product-rules.md, Start-up popups). */
export const startUpPopups = (state: StartUpState): StartUpPopup[] =>
  CONDITIONS.filter(
    ([popup, isDue]) => state.open.has(popup) && isDue(state) && (popup === 'kyc' || !state.isNewcomer),
  ).map(([popup]) => popup);
