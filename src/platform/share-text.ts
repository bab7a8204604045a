import { copyText } from './copy-text.ts';
import { loadApp } from './device.ts';

/** Result of sharing a text: shared, given up by the player (`left`), copied instead, or not possible (`refused`). */
export type Shared = 'shared' | 'left' | 'copied' | 'refused';

/**
 * Shares a text with the device's other apps, through the Android app if there is one; otherwise copies it to the
 * clipboard.
 */
export async function shareText(text: string): Promise<Shared> {
  const answer = await (await loadApp())?.askApp('share', { text });
  if (answer !== undefined) return answer.isShared ? 'shared' : 'left';
  // Some browsers have no `share` although its type requires it, and no browser has it on plain http.
  const { share } = navigator as Partial<Navigator>;
  if (share !== undefined) {
    try {
      await share.call(navigator, { text });
      return 'shared';
    } catch (error) {
      // The player has closed the device's share sheet, so the text is not copied either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
