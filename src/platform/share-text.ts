import { copyText } from './copy-text.ts';
import { loadApp } from './device.ts';

/** What became of a text that was to be shared. */
export type Shared = 'shared' | 'left' | 'copied' | 'refused';

/** Offers a text to the device's other apps, by the Android app where that is; where there is no such thing, puts it into the clipboard. */
export async function shareText(text: string): Promise<Shared> {
  const answer = await (await loadApp())?.askApp('share', { text });
  if (answer !== undefined) return answer.isShared ? 'shared' : 'left';
  // Not in every browser, whatever the types say, and only over https.
  const { share } = navigator as Partial<Navigator>;
  if (share !== undefined) {
    try {
      await share.call(navigator, { text });
      return 'shared';
    } catch (error) {
      // The player has closed the device's own sheet: nothing more is wanted.
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
