import { createRoot } from 'react-dom/client';
import { framedTitleOf, playerTokenOf } from '../../contract/game-server.ts';
import '../../assets/fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { loadLanguage } from '../i18n/i18n.tsx';
import { ignoreHeldEnter } from '../platform/held-enter.ts';
import { tolerateTranslation } from '../platform/translated-page.ts';
import { FrameApp } from './frame-app.tsx';
import { fetchGame } from './games.ts';
import { openLobbyLink } from './lobby-link.ts';
import { createGameServerCalls } from './game-server-calls.ts';

const root = document.getElementById('root');
const token = playerTokenOf(location.hash);

if (root !== null) {
  ignoreHeldEnter(document);
  tolerateTranslation();
  const link = openLobbyLink(window);
  const framed = framedTitleOf(location.hash);
  const calls = token === undefined ? undefined : createGameServerCalls(token);
  // Sent before anything is drawn, while the code that shows the answer is loading.
  const opening = calls?.ask('open', {});
  opening?.catch(() => undefined);
  if (calls !== undefined && framed !== undefined) fetchGame(framed.game);
  const language = await loadLanguage('en');
  createRoot(root).render(
    <FrameApp calls={calls} opening={opening} framed={framed} link={link} language={language} />,
  );
}
