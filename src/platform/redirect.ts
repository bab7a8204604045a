/** Where a guest logs in, with the way back. */
export const loginPath = (target: string): string => `/auth/login?redirect=${encodeURIComponent(target)}`;

/**
 * The way back after log-in: an address of this site, or the lobby (docs/product-rules.md, Guards). Exactly one slash at the start, so
 * that "//evil.example" and "/\evil.example" stay out.
 */
export function safeRedirect(target: string | null, origin: string = location.origin): string {
  if (target === null || !/^\/(?![/\\])/.test(target)) return '/';
  try {
    const url = new URL(target, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
