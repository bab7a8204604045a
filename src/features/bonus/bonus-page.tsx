import { useGetActivityStatusQuery } from '../../api/activities.ts';
import { type DayState, dayStates } from '../../casino/day-states.tsx';
import { useLocale } from '../../i18n/i18n.tsx';
import { type PromotionRow, ROWS } from '../../promotions/cards.ts';
import { asServed } from '../../promotions/served.ts';
import { useActivityMap } from '../../promotions/use-cards.ts';
import { useErrorText, useLoggedIn } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BonusFrame } from './bonus-frame.tsx';
import styles from './bonus.module.css';
import { useBonusT } from './texts.ts';

/** /bonus: all open promotions, each with what the player can do or collect there. */
export default function BonusPage() {
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetActivityStatusQuery();
  const isPlayer = useLoggedIn();
  const map = useActivityMap();
  const isOpen = ({ activity }: PromotionRow): boolean =>
    activity === undefined ||
    data?.list.some(({ type, status }) => type === activity && status === 'open') === true;
  return (
    <BonusFrame place="events">
      {data ? (
        <ul className={styles.events}>
          {ROWS.filter(isOpen).map((row) =>
            isPlayer ? (
              <PlayersRow key={row.promotion} row={asServed(row, map)} />
            ) : (
              <Row key={row.promotion} row={asServed(row, map)} />
            ),
          )}
        </ul>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.events} aria-busy="true">
          <Skeleton height={170} radius={18} />
          <Skeleton height={170} radius={18} />
          <Skeleton height={170} radius={18} />
        </div>
      )}
    </BonusFrame>
  );
}

interface RowProps {
  readonly row: PromotionRow;
}

/** Draws the row of a promotion with the player's state in it. */
function PlayersRow({ row }: RowProps) {
  if (!isDaily(row.promotion)) return <Row row={row} />;
  const WithState = dayStates[row.promotion];
  return <WithState>{(state) => <Row row={row} {...state} />}</WithState>;
}

const isDaily = (name: PromotionRow['promotion']): name is keyof typeof dayStates =>
  Object.hasOwn(dayStates, name);

/** Draws the row of a promotion; one without a state is labelled "always on". */
function Row({ row, state, isReady = false }: RowProps & Partial<DayState>) {
  const { name, about, to, picture, tone } = row;
  const t = useBonusT();
  const locale = useLocale();
  return (
    <li className={classes(styles.event, styles[tone])}>
      <div className={styles.words}>
        <p className={classes(styles.state, isReady && styles.ready)}>{state ?? t('always')}</p>
        <h2>{name[locale]}</h2>
        <p>{about[locale]}</p>
        <LinkButton kind={isReady ? 'gold' : 'violet'} to={to}>
          {t('open')}
          <span className="sr-only">: {name[locale]}</span>
        </LinkButton>
      </div>
      <img src={picture} width={104} height={104} alt="" loading="lazy" />
    </li>
  );
}
