/**
 * Marks the age notice as accepted, so that it does not cover a page under test. Runs in the page before any script
 * of the product, so it is self-contained.
 */
export function noteAge(): void {
  try {
    sessionStorage.setItem('showProcessAgeModal', 'accepted');
  } catch {
    // A frame without storage shows no notice either.
  }
}

/** Marks the age notice and all popups at the start of a visit as seen; self-contained, as above. */
export function noteStartUp(): void {
  try {
    sessionStorage.setItem('showProcessAgeModal', 'accepted');
    sessionStorage.setItem(
      'perya.start-up',
      'kyc download firstDepositTips notice firstDeposit rechargeSign signIn redVsBlue',
    );
  } catch {
    // A frame without storage shows no popups either.
  }
}
