import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** Name of the group of tabs, for screen readers. */
  label: string;
  tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Prefix of the ids of tabs and panels: the same as the panels' `group`. */
  group: string;
  /**
   * segment: 2 to 4 short words in a form or modal. underline: for sections of a page; scrolls sideways, and wraps on a
   * desktop.
   */
  kind?: 'segment' | 'underline';
}

/**
 * Renders tabs as one tab stop: arrow keys, Home and End move the focus and select. Show the selected content in a
 * TabPanel.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  group,
  kind = 'segment',
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab === undefined) return;
    onChange(tab.id);
    const button = list.current?.children[index];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles[kind]} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${group}-${tab.id}-tab`}
          aria-selected={tab.id === value}
          aria-controls={`${group}-panel`}
          tabIndex={tab.id === value ? 0 : -1}
          className={classes(styles.tab, tab.id === value && styles.on)}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Renders the content of the selected tab. */
export function TabPanel({ group, value, children }: { group: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-${value}-tab`}>
      {children}
    </div>
  );
}
