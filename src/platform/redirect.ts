/** One slash and no second one: what a browser takes for a path of this site and never for another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Returns the way back after log-in: an address of this site, or the lobby (docs/product-rules.md, Guards). The address is
 * judged as a browser resolves it: "/.//evil.example" becomes "//evil.example", which is another site.
 */
export function safeRedirect(target: string | null, origin: string = location.origin): string {
  if (target === null || !OWN_PATH.test(target)) return '/';
  try {
    const url = new URL(target, origin);
    return url.origin === origin && OWN_PATH.test(url.pathname)
      ? `${url.pathname}${url.search}${url.hash}`
      : '/';
  } catch {
    return '/';
  }
}
