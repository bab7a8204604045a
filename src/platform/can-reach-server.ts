/**
 * Resolves to whether the server can be reached. A device that reports a network is believed; one that reports none may
 * be wrong (a VPN, some apps), so the server is asked. Any answer counts.
 */
export const canReachServer = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/build.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
