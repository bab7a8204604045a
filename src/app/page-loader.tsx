import type { ComponentType } from 'react';
import { lazyPart, type Retrying } from '../ui/lazy-part.tsx';

/** A page, or another large part, whose code is loaded on demand or shortly before. */
export interface PageLoader<Props extends object = object> {
  readonly Page: ComponentType<Props>;
  /** Loads the code; after that the page is drawn immediately, without a skeleton. */
  readonly load: () => Promise<void>;
  /** Whether the code is loaded. */
  readonly isHere: () => boolean;
}

/** Creates a lazy page. `lazyPart` instead shows its fallback briefly even when the code is already loaded. */
export function pageLoader<Props extends object>(
  fetchPage: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props & Retrying>,
): PageLoader<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazyPart(fetchPage, Missing);
  return {
    Page: (props: Props) => (Loaded === undefined ? <Lazy {...props} /> : <Loaded {...props} />),
    load: async () => {
      Loaded = (await fetchPage()).default;
    },
    isHere: () => Loaded !== undefined,
  };
}
