import { useT } from '../i18n/i18n.tsx';
import type { Retrying } from './lazy-part.tsx';
import { ErrorState } from './states.tsx';

/** In the place of a part that somebody opened and whose code did not come. */
export function MissingNotice({ onRetry, isBusy }: Retrying) {
  const t = useT();
  return <ErrorState help={t('error.network')} onRetry={onRetry} busy={isBusy} />;
}
