import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { isPage, searchHref } from '../../pages/href.ts';
import styles from './shell.module.css';

/** Renders the desktop's field for searching games. */
export default function Search() {
  const t = useT();
  const { data } = useGetLobbyConfigQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isSearching = isPage('search', pathname);
  const asked = isSearching ? (query.get('q') ?? '') : '';

  const find = (text: string) => {
    if (!isSearching) {
      void navigate(searchHref(text));
      return;
    }
    // Keeps the filters that the player chose on the search page.
    const next = new URLSearchParams(query);
    if (text === '') next.delete('q');
    else next.set('q', text);
    void navigate(`${pathname}?${next.toString()}`, { replace: true });
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
