import { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PlaceStall } from '../stalls/place-stall.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { balloonTexts } from './texts.ts';

const { table } = STALLS['balloon-pop'];

const loadBalloons = async () => (await import('../../../scenes/hall/balloon-pop/definition.ts')).balloonPop;

/** Balloon Pop: the player picks one of twelve balloons. Which one does not change the chances. */
export default function BalloonGame(props: InstantGameProps) {
  const t = useTexts(balloonTexts);
  /** Returns the name of a prize tag behind a balloon: its number, or a word for the best and the empty tag. */
  const fieldName = (field: string): string => {
    if (field === 'star' || field === 'air') return t(field);
    return timesText(table.find(({ name }) => name === field)?.multiplier ?? 0);
  };
  return (
    <PlaceStall
      frame={props}
      stall="balloon-pop"
      load={loadBalloons}
      label={t('balloons')}
      places={12}
      columns={6}
      placeName={(place) => t('balloon', { place })}
      fieldName={fieldName}
      line={(times) => t('line', { times })}
      betText={(amount) => t('pop', { amount })}
      lines={[t('rules.pick'), t('rules.equal'), t('rules.pay')]}
      answer={t('rules.fairness')}
    />
  );
}
