import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { moreIcons } from './more-icons.ts';

const en = {
  show: 'Show the password',
  hide: 'Hide the password',
  weak: 'Weak',
  fair: 'OK',
  good: 'Good',
  strong: 'Strong',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  show: 'Ipakita ang password',
  hide: 'Itago ang password',
  weak: 'Mahina',
  fair: 'Puwede na',
  good: 'Ayos',
  strong: 'Malakas',
};
const passwordTexts = { en, fil };

interface FrameProps {
  label: string;
  /** Error message that tells how to correct the input. */
  error?: string | undefined;
  /** Help text below the input, shown if there is no error. */
  help?: string | undefined;
  /** Content at the right of the label, for example a countdown. */
  aside?: ReactNode;
}

interface FieldProps extends FrameProps, ComponentProps<'input'> {
  /** Fixed text before the input, for example +63. */
  prefix?: string;
  icon?: IconName;
  /** Control at the right inside the input's box. */
  after?: ReactNode;
}

function Frame({
  id,
  label,
  error,
  help,
  aside,
  children,
}: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {error !== undefined ? (
        <p id={`${id}-help`} className={classes(styles.help, styles.bad)} role="alert">
          <Icon name="circle-alert" size={14} />
          {error}
        </p>
      ) : (
        help !== undefined && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** Renders a labelled text input with its help or its error below. Takes all attributes of an input, and a ref. */
export function Field({ label, error, help, aside, prefix, icon, after, ...input }: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  return (
    <Frame id={id} label={label} error={error} help={help} aside={aside}>
      <span className={classes(styles.box, error !== undefined && styles.wrong)}>
        {icon && <Icon name={icon} />}
        {prefix !== undefined && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error !== undefined || help !== undefined ? `${id}-help` : undefined}
        />
        {after}
      </span>
    </Frame>
  );
}

/**
 * Returns the strength of a password, 0 to 4, by its length and variety. The server also refuses well-known passwords.
 */
export function passwordStrength(text: string): 0 | 1 | 2 | 3 | 4 {
  const length = [...text].length;
  if (length === 0) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length;
  const distinct = new Set(text).size;
  if (length < 8 || distinct < 4) return 1;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 4;
  return length >= 10 || kinds >= 3 ? 3 : 2;
}

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after'> {
  /** Password typed so far, whose strength is shown; undefined for no meter. */
  meter?: string;
}

/** Renders a password input whose text can be shown; a new password has a strength meter. */
export function PasswordField({ meter, ...field }: PasswordFieldProps) {
  const t = useTexts(passwordTexts);
  const [shown, setShown] = useState(false);
  const strength = meter === undefined ? undefined : passwordStrength(meter);
  const strengths = ['', 'weak', 'fair', 'good', 'strong'] as const;
  const word = strength === undefined ? '' : strengths[strength];
  return (
    <div>
      <Field
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        after={
          <button
            type="button"
            className={styles.eye}
            aria-label={t(shown ? 'hide' : 'show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? moreIcons.eyeOff : moreIcons.eye} />
          </button>
        }
      />
      {strength !== undefined && (
        <div className={styles.meter} data-strength={strength}>
          <i />
          <i />
          <i />
          <i />
          <span role="status">{word !== '' && word !== undefined ? t(word) : ''}</span>
        </div>
      )}
    </div>
  );
}

interface OtpFieldProps extends FrameProps, ComponentProps<'input'> {
  /** Digits typed so far. */
  value: string;
  /** Number of digits of a complete code. */
  digits: number;
}

/**
 * Renders the input of a code: one input element drawn as a box for each digit, so that paste, autofill and screen
 * readers work as usual.
 */
export function OtpField({ label, error, help, aside, value, digits, ...input }: OtpFieldProps) {
  const own = useId();
  const id = input.id ?? own;
  return (
    <Frame id={id} label={label} error={error} help={help} aside={aside}>
      <span
        className={classes(styles.otp, error !== undefined && styles.otpWrong)}
        style={{ gridTemplateColumns: `repeat(${digits}, minmax(0, 1fr))` }}
      >
        <input
          {...input}
          id={id}
          value={value}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined}
          aria-describedby={error !== undefined || help !== undefined ? `${id}-help` : undefined}
        />
        {Array.from({ length: digits }, (_, place) => (
          <i
            key={place}
            aria-hidden="true"
            data-next={
              place === Math.min(value.length, digits - 1)
                ? value.length === digits
                  ? 'full'
                  : 'empty'
                : undefined
            }
          >
            {value[place]}
          </i>
        ))}
      </span>
    </Frame>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** Renders a checkbox with its label. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={classes(styles.help, styles.bad)} role="alert">
          <Icon name="circle-alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders an on/off setting as a row of a list; a change takes effect immediately. */
export function Switch({ label, help, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.switchRow}>
      <span className={styles.switchText}>
        <span id={id}>{label}</span>
        {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
