import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/**
 * Look of a button. gold: the page's main action. violet: the second. line: the third, on a card. quiet: leave, skip.
 * danger: delete, close.
 */
export type ButtonKind = 'gold' | 'violet' | 'line' | 'quiet' | 'danger';

interface ButtonLook {
  kind?: ButtonKind;
  /** Height in CSS px: s is 36 (its touch target 44), m 48, l 54. */
  size?: 's' | 'm' | 'l';
  /** Whether the button is as wide as its container. */
  block?: boolean;
  icon?: IconName;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While true the button shows a spinner, keeps its width and ignores presses. */
  busy?: boolean;
  /** Text while the button is busy, for example "Logging in". */
  busyLabel?: string;
}

const look = ({ kind = 'violet', size = 'm', block }: Omit<ButtonLook, 'children'>): string =>
  classes(styles.button, styles[kind], styles[size], block === true && styles.block);

/** Renders a button. A second press while busy is ignored, so a double tap is safe. */
export function Button({
  kind,
  size,
  block,
  icon,
  children,
  busy = false,
  busyLabel,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({
        ...(kind && { kind }),
        ...(size && { size }),
        ...(block !== undefined && { block }),
      })}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} size={18} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  to: string;
  replace?: boolean;
  onClick?: () => void;
}

/** Renders a link to a page of the app that looks like a button. */
export function LinkButton({ kind, size, block, icon, children, to, replace, onClick }: LinkButtonProps) {
  return (
    <Link
      to={to}
      {...(replace !== undefined && { replace })}
      {...(onClick && { onClick })}
      className={look({
        ...(kind && { kind }),
        ...(size && { size }),
        ...(block !== undefined && { block }),
      })}
    >
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Action of the button, for screen readers and as a tooltip. */
  label: string;
  /** Shorter tooltip, for a label that names one of several things. */
  tooltip?: string;
  /** Whether the button has a raised background. */
  boxed?: boolean;
}

/** Renders a 44 px button that has only an icon, for example back, close or search. */
export function IconButton({ icon, label, tooltip = label, boxed = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.iconButton, boxed && styles.boxed)}
      aria-label={label}
      title={tooltip}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
