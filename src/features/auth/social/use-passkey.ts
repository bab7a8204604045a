import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../store/hooks.ts';
import { showToast } from '../../../ui/toast.tsx';
import { loadWebAuthn } from './passkeys.ts';

interface PasskeyUse {
  /** Asks the server for the options of the signature. */
  readonly begin: (request: { readonly origin: string }) => Promise<{ readonly options: unknown }>;
  /** Sends the device's signature to the server. */
  readonly finish: (signature: Record<string, unknown>) => Promise<void>;
  /** Text shown if the device gives no signature. */
  readonly none: string;
}

/** Returns a press that lets the device sign with a passkey, and whether it is under way. Shows why it failed. */
export function usePasskey({ begin, finish, none }: PasskeyUse): {
  readonly press: () => Promise<void>;
  readonly isBusy: boolean;
} {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { startAuthentication } = await loadWebAuthn();
      const { options } = await begin({ origin: location.origin });
      // The browser library's types differ from the server library's, but describe the same options.
      const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      await finish({ ...(await startAuthentication({ optionsJSON })) });
    } catch (error) {
      // Other errors come from the browser: the player cancelled, has no passkey on this device, or took too long.
      showToast(isApiError(error) ? errorText(error) : none, 'info');
    } finally {
      setBusy(false);
    }
  };
  return { press, isBusy };
}
