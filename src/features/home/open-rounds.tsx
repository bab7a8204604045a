import { Link } from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { smallTile } from '../../casino/tiles.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { gameHref } from './game-href.ts';
import styles from './today.module.css';

const en = { finish: 'Finish your round of {game}', bet: 'Your bet is still in it' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  finish: 'Tapusin ang round mo sa {game}',
  bet: 'Nandoon pa ang taya mo',
};
const texts = { en, fil };

/** Draws a link back to each title of the hall in which the player has left a round of steps. */
export default function OpenRounds({ gameIds }: { readonly gameIds: readonly number[] }) {
  const t = useTexts(texts);
  const { data } = useGetLobbyConfigQuery();
  const titles = data?.games.filter(({ id }) => gameIds.includes(id)) ?? [];
  return titles.map(({ id, title, tile }) => (
    <Link key={id} to={gameHref(id)} className={classes(styles.cell, styles.ready, styles.left)}>
      <img className={styles.tile} src={smallTile(tile)} alt="" />
      <span className={styles.words}>
        <b>{t('finish', { game: title })}</b>
        <small>{t('bet')}</small>
      </span>
    </Link>
  ));
}
