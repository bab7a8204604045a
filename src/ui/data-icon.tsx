import { useEffect, useState } from 'react';
import { icons, toPicture } from '../platform/icon-data.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface DataIconProps {
  /** Set and name as in the server's data: `fluent-emoji-flat:coin`. */
  readonly name: string;
  /** Side in CSS px. */
  readonly size: number;
  /** Icon shown until the requested one has loaded, or if it fails to load. */
  readonly fallback: IconName;
}

/** Renders an icon named by the server's data; its space is reserved, and it is decorative beside its text. */
export function DataIcon({ name, size, fallback }: DataIconProps) {
  const [shown, setShown] = useState(() => ({ name, icon: icons.peek(name) }));
  if (shown.name !== name) setShown({ name, icon: icons.peek(name) });
  const isMissing = shown.icon === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void icons.load(name).then((icon) => {
      if (isCurrent && icon !== undefined) setShown({ name, icon });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, isMissing]);
  return shown.icon === undefined ? (
    <Icon name={fallback} size={size} />
  ) : (
    <img src={toPicture(shown.icon)} width={size} height={size} alt="" />
  );
}
