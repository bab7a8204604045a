import { useEffect, useState } from 'react';
import { useSayCodeMutation, useSendSmsCodeMutation } from '../api/auth.ts';
import { showToast } from '../ui/toast.tsx';
import { useErrorText } from '../store/hooks.ts';

/** Sends a verification code by text message or phone call, and counts down until another may be sent. */
export function useSmsCode(purpose: 'login' | 'register' | 'forget' | 'bind') {
  const errorText = useErrorText();
  const [send, { isLoading: isSending }] = useSendSmsCodeMutation();
  const [say, { isLoading: isCalling }] = useSayCodeMutation();
  const isLoading = isSending || isCalling;
  const [wasSaid, setWasSaid] = useState(false);
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
    const { data, error } =
      by === 'call' ? await say({ mobile, purpose, by }) : await send({ mobile, purpose });
    if (data === undefined) {
      showToast(errorText(error), 'circle-alert');
      return false;
    }
    const sentAt = Date.now();
    setWasSaid(by === 'call');
    setNow(sentAt);
    setAgain(sentAt + data.resendAfterMs);
    setMinutes(Math.floor(data.expiresInMs / 60_000));
    return true;
  };

  return { ask, sending: isLoading, waitMs, sentForMinutes: minutes, wasSaid };
}

/** Return value of useSmsCode, which a CodeField takes. */
export type SmsCode = ReturnType<typeof useSmsCode>;
