import { useRef } from 'react';
import { formatCountdown } from '../../i18n/dates.ts';
import { isDevelopmentServer } from '../../platform/development.ts';
import { OtpField } from '../../ui/field.tsx';
import styles from './auth.module.css';
import type { useSmsCode } from './use-sms-code.ts';
import { useAuthT } from './texts.ts';

interface CodeFieldProps {
  sms: ReturnType<typeof useSmsCode>;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** The number if it is right; undefined has shown its error under its own field. */
  mobile: () => Promise<string | undefined>;
}

/** The six boxes, with the way to get a code. */
export function CodeField({ sms, value, error, onChange, mobile }: CodeFieldProps) {
  const t = useAuthT();
  const box = useRef<HTMLInputElement>(null);
  const ask = async () => {
    const number = await mobile();
    if (number !== undefined && (await sms.ask(number))) box.current?.focus();
  };
  const sent = sms.sentForMinutes;
  return (
    <div>
      <OtpField
        ref={box}
        name="smsCode"
        label={t('auth.code')}
        value={value}
        error={error}
        help={sent === undefined ? t('auth.code.before') : t('auth.code.sent', { minutes: sent })}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        aside={
          sms.waitMs > 0 ? (
            <span className={styles.wait}>{t('auth.code.wait', { time: formatCountdown(sms.waitMs) })}</span>
          ) : (
            <button
              type="button"
              className={styles.linkButton}
              aria-busy={sms.sending}
              onClick={() => void ask()}
            >
              {t(sent === undefined ? 'auth.code.send' : 'auth.code.again')}
            </button>
          )
        }
      />
      {sent !== undefined && isDevelopmentServer() && (
        <p className={styles.wait}>
          <a className="text-link" href="/dev/outbox" target="_blank" rel="noreferrer">
            {t('auth.outbox')}
          </a>
        </p>
      )}
    </div>
  );
}
