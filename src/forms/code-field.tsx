import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { readCode } from '../../contract/plain-text.ts';
import { formatCountdown } from '../i18n/dates.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { isDevelopmentServer } from '../platform/development.ts';
import { OtpField } from '../ui/field.tsx';
import styles from './code-field.module.css';
import { useField } from './form.tsx';
import { formTexts } from './form-texts.ts';
import { useLengths } from './use-lengths.ts';
import type { SmsCode } from './use-sms-code.ts';

interface CodeFieldProps {
  readonly sms: SmsCode;
  /** Called with the code as soon as all its digits are entered. */
  readonly onWhole?: (code: string) => void;
}

/** Draws a box for each digit of the form's `smsCode`, with a button that sends a code to the form's `mobile`. */
export function CodeField({ sms, onWhole }: CodeFieldProps) {
  const t = useTexts(formTexts);
  const lengths = useLengths().smsCode;
  const [, digits] = lengths;
  const form = useFormContext<{ mobile: string; smsCode: string }>();
  const { error } = useField('smsCode');
  const box = useRef<HTMLInputElement>(null);
  const ask = async (by: 'text' | 'call') => {
    // The mobile number's own field shows what is wrong with the number.
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    if (await sms.ask(form.getValues('mobile'), by)) box.current?.focus();
  };
  const type = (text: string) => {
    const code = readCode(text, lengths).slice(0, digits);
    form.setValue('smsCode', code, { shouldValidate: form.formState.isSubmitted });
    if (code.length === digits) onWhole?.(code);
  };
  const sent = sms.sentForMinutes;
  return (
    <div>
      <OtpField
        ref={box}
        name="smsCode"
        label={t('code', { digits })}
        digits={digits}
        value={form.watch('smsCode')}
        error={error ?? sms.refusal}
        help={
          sent === undefined
            ? t('code.before')
            : t(sms.wasSaid ? 'code.said' : 'code.sent', { minutes: sent })
        }
        onChange={(event) => type(event.target.value)}
        aside={
          sms.waitMs > 0 ? (
            <span className={styles.wait}>{t('code.wait', { time: formatCountdown(sms.waitMs) })}</span>
          ) : (
            <button
              type="button"
              className={styles.send}
              aria-busy={sms.sending}
              onClick={() => void ask('text')}
            >
              {t(sent === undefined ? 'code.send' : 'code.again')}
            </button>
          )
        }
      />
      {sent !== undefined && sms.waitMs === 0 && (
        <p className={styles.wait}>
          {t('code.silent')}{' '}
          <button type="button" className={styles.send} onClick={() => void ask('call')}>
            {t('code.call')}
          </button>
        </p>
      )}
      {sent !== undefined && isDevelopmentServer() && (
        <p className={styles.wait}>
          <a className="text-link" href="/dev/outbox" target="_blank" rel="noreferrer">
            {t('outbox')}
          </a>
        </p>
      )}
    </div>
  );
}
