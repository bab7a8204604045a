import { lazy, type ComponentType } from 'react';

/** A page, or another large part, whose code comes when it is needed, or a little before. */
export interface PageLoader {
  readonly Page: ComponentType;
  /** Fetches the code; a page that has it is drawn at once, without a skeleton first. */
  readonly load: () => Promise<void>;
}

/** Like React's lazy, which shows its fallback for a moment even when the code is there already. */
export function pageLoader(fetchPage: () => Promise<{ default: ComponentType }>): PageLoader {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(fetchPage);
  return {
    Page: () => (Loaded === undefined ? <Lazy /> : <Loaded />),
    load: async () => {
      Loaded = (await fetchPage()).default;
    },
  };
}
