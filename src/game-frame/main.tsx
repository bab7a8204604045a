import { createRoot } from 'react-dom/client';
import { playerTokenOf } from '../../contract/studio.ts';
import '../../assets/fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { loadLanguage } from '../i18n/i18n.tsx';
import { FrameApp } from './frame-app.tsx';
import { openLobbyLink } from './lobby-link.ts';
import { createStudioCalls } from './studio-calls.ts';

const root = document.getElementById('root');
const token = playerTokenOf(location.hash);

if (root !== null) {
  const link = openLobbyLink(window);
  const calls = token === undefined ? undefined : createStudioCalls(token);
  const language = await loadLanguage('en');
  createRoot(root).render(<FrameApp calls={calls} link={link} language={language} />);
}
