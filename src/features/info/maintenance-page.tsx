import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { repeatWhileVisible } from '../../platform/while-visible.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { StatePage } from './state-page.tsx';
import { stateTexts } from './state-texts.ts';
import { pictures } from '../../casino/pictures.ts';

/** Mean interval at which the page asks the server whether maintenance is over, in ms. */
const ASK_MS = 10_000;

/**
 * Draws the maintenance page. When maintenance is over, it goes to the page that the visitor wanted, or to the lobby.
 */
export default function MaintenancePage() {
  const t = useTexts(stateTexts);
  const [query] = useSearchParams();
  const { data, refetch } = useGetLobbyConfigQuery();
  useEffect(() => repeatWhileVisible({ every: ASK_MS, jitter: 0.2 }, () => void refetch()), [refetch]);

  if (data?.maintenance === false) return <Navigate to={safeRedirect(query.get('back'))} replace />;
  return (
    <main>
      <title>{`${t('maintenance.title')} · Perya`}</title>
      <StatePage
        lamp={0.45}
        picture={pictures.tools}
        title={t('maintenance.title')}
        help={t('maintenance.help')}
      >
        <p style={{ marginTop: 14 }}>{t('maintenance.checking')}</p>
      </StatePage>
    </main>
  );
}
