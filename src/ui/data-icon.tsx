import { useEffect, useState } from 'react';
import { icons, toPicture } from '../platform/icon-data.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface DataIconProps {
  /** Name of the icon in the server's data: `set:name`, for example `fluent-emoji-flat:coin`. */
  readonly name: string;
  /** Width and height in CSS px. */
  readonly size: number;
  /** Icon shown until the named one has loaded, and if it cannot be loaded. */
  readonly fallback: IconName;
}

/** Renders an icon that the server's data name. Its space is reserved while it loads; screen readers skip it. */
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
