import { useT } from '../i18n/i18n.tsx';
import type { Retrying } from '../ui/lazy-part.tsx';
import { MissingNotice } from '../ui/missing-notice.tsx';

/** In the place of a page whose code did not come. */
export function MissingPage(retrying: Retrying) {
  const t = useT();
  return (
    <div className="wrap">
      <title>{`${t('error.load')} · Perya`}</title>
      <MissingNotice {...retrying} />
    </div>
  );
}
