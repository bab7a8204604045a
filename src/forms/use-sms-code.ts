import { useEffect, useState } from 'react';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';
import { useSayCodeMutation, useSendSmsCodeMutation } from '../api/auth.ts';
import { deviceId } from '../platform/device.ts';
import { showToast } from '../ui/toast.tsx';
import { useErrorText } from '../store/hooks.ts';

/** Errcodes of a refusal that lasts for minutes or longer. */
const LASTING: ReadonlySet<number> = new Set([ErrorCode.codesPaused, ErrorCode.codesUsedUp]);

/** Sends a verification code by text message or phone call, and counts down until another may be sent. */
export function useSmsCode(purpose: 'login' | 'register' | 'forget' | 'bind' | 'prove') {
  const errorText = useErrorText();
  const [send, { isLoading: isSending }] = useSendSmsCodeMutation();
  const [say, { isLoading: isCalling }] = useSayCodeMutation();
  const isLoading = isSending || isCalling;
  const [wasSaid, setWasSaid] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [again, setAgain] = useState(0);
  const [minutes, setMinutes] = useState<number>();
  const [now, setNow] = useState(() => Date.now());
  const waitMs = Math.max(0, again - now);

  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(1000, waitMs));
    return () => clearTimeout(timer);
  }, [waitMs, now]);

  const ask = async (mobile: string, by: 'text' | 'call' = 'text'): Promise<boolean> => {
    if (isLoading || waitMs > 0) return false;
    const device = deviceId();
    const request = { mobile, purpose, ...(device !== undefined && { deviceId: device }) };
    const { data, error } = by === 'call' ? await say({ ...request, by }) : await send(request);
    if (data === undefined) {
      // A refusal that lasts stays at the field, because it says what the player can do instead.
      if (isApiError(error) && LASTING.has(error.errcode)) setRefusal(errorText(error));
      else showToast(errorText(error), 'circle-alert');
      return false;
    }
    const sentAt = Date.now();
    setRefusal(undefined);
    setWasSaid(by === 'call');
    setNow(sentAt);
    setAgain(sentAt + data.resendAfterMs);
    setMinutes(Math.floor(data.expiresInMs / 60_000));
    return true;
  };

  return { ask, sending: isLoading, waitMs, sentForMinutes: minutes, wasSaid, refusal };
}

/** Return value of useSmsCode, which a CodeField takes. */
export type SmsCode = ReturnType<typeof useSmsCode>;
