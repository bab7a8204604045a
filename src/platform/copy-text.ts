/** Puts a text into the clipboard. Returns false where the browser does not allow it: the player is then told so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain http, or the player has refused it.
    return false;
  }
}
