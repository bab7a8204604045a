/** Vibrates the device; pattern in ms, on and off in turn. Does nothing on devices that cannot (all iPhones). */
export function vibrate(pattern: number[]): void {
  if (!canVibrate()) return;
  // A browser refuses before the page's first touch, some by throwing.
  try {
    navigator.vibrate(pattern);
  } catch {
    return;
  }
}

/** Whether the device has a motor that pages may use: decides if the setting is shown. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}
