import { Link } from 'react-router-dom';
import { useGetActivityStatusQuery } from '../../api/activities.ts';
import { LatePicture } from '../../ui/late-picture.tsx';
import { activities, type Activity, useActivityT } from './activities.ts';
import styles from './activity-row.module.css';
import { SectionHead } from './sections.tsx';

interface ActivityRowProps {
  /** Shows only open activities of these; of all if left out. */
  readonly among?: readonly Activity[];
}

/** Draws links to all open activities; reserves their space while loading. */
export default function ActivityRow({ among = activities }: ActivityRowProps) {
  const t = useActivityT();
  const { data } = useGetActivityStatusQuery();
  const open = new Set(data?.list.filter(({ status }) => status === 'open').map(({ type }) => type));
  const shown = among.filter(({ type }) => data === undefined || open.has(type));
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHead emoji="perya" title={t('title')} />
      <ul className={styles.row}>
        {shown.map(({ name, type, to, picture, small }) => (
          <li key={type}>
            <Link to={to} className={styles.card}>
              <LatePicture src={small} srcSet={`${small} 2x, ${picture} 3x`} width={56} height={56} alt="" />
              <span>{t(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
