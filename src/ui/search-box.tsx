import { useEffect, useRef } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** Current search text, which the caller keeps, for example in the address. */
  value: string;
  label: string;
  placeholder: string;
  onText: (text: string) => void;
  /** Called when the player presses Enter. */
  onEnter?: () => void;
  autoFocus?: boolean;
}

/**
 * Renders a search field. While it has the focus, it keeps the text that the player types even if `value` is updated
 * late, so that no letters are lost.
 */
export function SearchBox({ value, label, placeholder, onText, onEnter, autoFocus = false }: SearchBoxProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field !== null && document.activeElement !== field) field.value = value;
  }, [value]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          onEnter?.();
          // Closes the phone's keyboard, which would cover the results.
          event.currentTarget.blur();
        }}
      />
      {value !== '' && (
        <IconButton
          icon="x"
          label={t('action.clear')}
          onClick={() => {
            if (input.current !== null) input.current.value = '';
            onText('');
          }}
        />
      )}
    </search>
  );
}
