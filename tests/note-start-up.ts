/**
 * Notes that the age notice was accepted, so that a page about something else is not covered. Runs in the page before any
 * script of the product, so it stands on its own.
 */
export function noteAge(): void {
  try {
    sessionStorage.setItem('showProcessAgeModal', 'accepted');
  } catch {
    // A frame without storage of its own has no notice either.
  }
}

/** Notes the same of the age notice and of every popup of a visit's beginning; as above, it stands on its own. */
export function noteStartUp(): void {
  try {
    sessionStorage.setItem('showProcessAgeModal', 'accepted');
    sessionStorage.setItem(
      'perya.start-up',
      'kyc download firstDepositTips notice firstDeposit rechargeSign signIn redVsBlue',
    );
  } catch {
    // A frame without storage of its own has no beginning either.
  }
}
