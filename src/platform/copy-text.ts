/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it: the caller then informs the player.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard on plain http, or the player has not allowed its use.
    return false;
  }
}
