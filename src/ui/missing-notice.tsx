import { useT } from '../i18n/i18n.tsx';
import type { Retrying } from './lazy-part.tsx';
import { ErrorState } from './states.tsx';

/** Renders a notice in place of a part that the player opened and whose code failed to load. */
export function MissingNotice({ onRetry, isBusy }: Retrying) {
  const t = useT();
  return <ErrorState help={t('error.network')} onRetry={onRetry} busy={isBusy} />;
}
