import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import styles from './shell.module.css';

/** The desktop's search for a game, from every page. */
export default function Search() {
  const t = useT();
  const { data } = useGetLobbyConfigQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = pathname === '/' ? (query.get('q') ?? '') : '';

  const find = (text: string) => {
    const target = text === '' ? '/' : `/?q=${encodeURIComponent(text)}`;
    void navigate(target, { replace: pathname === '/' && asked !== '' });
  };
  return (
    <div className={styles.search}>
      <SearchBox
        value={asked}
        label={t('home.search')}
        placeholder={
          data === undefined ? t('home.search') : t('home.search.placeholder', { count: data.games.length })
        }
        onText={find}
      />
    </div>
  );
}
