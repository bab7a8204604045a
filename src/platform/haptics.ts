/**
 * Vibrates the device by a pattern of times in ms, alternately on and off. Does nothing on devices without vibration
 * (all iPhones).
 */
export function vibrate(pattern: number[]): void {
  if (!canVibrate()) return;
  // Browsers refuse to vibrate before the player's first touch, some by throwing.
  try {
    navigator.vibrate(pattern);
  } catch {
    return;
  }
}

/** Returns whether the browser can vibrate the device; the setting is shown only then. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}
