import type { ComponentType } from 'react';
import { lazyPart, type Retrying } from '../ui/lazy-part.tsx';

/** Loads and renders a page, or another large part, whose code is a separate file. */
export interface PageLoader<Props extends object = object> {
  readonly Page: ComponentType<Props>;
  /** Loads the code; afterwards the component renders immediately, without a skeleton. */
  readonly load: () => Promise<void>;
  /** Returns whether the code is loaded. */
  readonly isHere: () => boolean;
}

/**
 * Creates a page whose code is loaded on demand. Unlike `lazyPart`, it never flashes a fallback if the code is loaded.
 */
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
