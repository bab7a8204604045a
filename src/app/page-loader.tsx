import type { ComponentType } from 'react';
import { lazyPart, type Retrying } from '../ui/lazy-part.tsx';

/** A page, or another large part, whose code comes when it is needed, or a little before. */
export interface PageLoader<Props extends object = object> {
  readonly Page: ComponentType<Props>;
  /** Fetches the code; a page that has it is drawn at once, without a skeleton first. */
  readonly load: () => Promise<void>;
  /** True when the code is here. */
  readonly isHere: () => boolean;
}

/** Like `lazyPart`, which shows its fallback for a moment even when the code is there already. */
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
