/**
 * Vibrates the device; pattern in ms, alternately on and off. Does nothing on devices without vibration (all
 * iPhones).
 */
export function vibrate(pattern: number[]): void {
  if (!canVibrate()) return;
  // A browser refuses before the page's first touch, some by throwing.
  try {
    navigator.vibrate(pattern);
  } catch {
    return;
  }
}

/** Returns whether pages may vibrate the device: decides if the setting is shown. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}
