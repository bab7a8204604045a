import type { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PlaceStall } from '../stalls/place-stall.tsx';
import type { InstantGameProps } from '../use-instant-game.ts';
import { duckTexts } from './texts.ts';

type Under = (typeof STALLS)['duck-pond']['table'][number]['name'];

const loadDucks = async () => (await import('../../../scenes/hall/duck-pond/definition.ts')).duckPond;

/** Duck Pond: the player picks one of eight ducks. Which one does not change the chances. */
export default function DuckGame(props: InstantGameProps) {
  const t = useTexts(duckTexts);
  return (
    <PlaceStall
      frame={props}
      stall="duck-pond"
      load={loadDucks}
      label={t('ducks')}
      places={8}
      columns={8}
      placeName={(place) => t('duck', { place })}
      fieldName={(field) => t(field as Under)}
      line={(times) => t('line', { times })}
      betText={(amount) => t('lift', { amount })}
      lines={[t('rules.pick'), t('rules.equal'), t('rules.pay')]}
      answer={t('rules.fairness')}
    />
  );
}
