import { useT } from '../i18n/i18n.tsx';
import type { Retrying } from '../ui/lazy-part.tsx';
import { MissingNotice } from '../ui/missing-notice.tsx';

/** Shown in place of a page whose code failed to load; `retrying` loads the code again. */
export function MissingPage(retrying: Retrying) {
  const t = useT();
  return (
    <div className="wrap">
      <title>{`${t('error.load')} · Perya`}</title>
      <MissingNotice {...retrying} />
    </div>
  );
}
