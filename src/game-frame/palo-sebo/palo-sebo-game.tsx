import { useTexts } from '../../i18n/i18n.tsx';
import { ClimbGame } from '../climb/climb-game.tsx';
import type { GameProps } from '../game-props.ts';
import { paloTexts } from './texts.ts';

const loadPalo = async () => (await import('../../../scenes/hall/palo-sebo/definition.ts')).paloSebo;

/** Palo Sebo: the player climbs a greased pole step by step, and has to stop in time. */
export default function PaloGame(props: GameProps) {
  const t = useTexts(paloTexts);
  return (
    <ClimbGame
      frame={props}
      climb="palo-sebo"
      load={loadPalo}
      words={{
        line: t('line'),
        open: (times) => t('open', { times }),
        left: (times) => t('left', { times }),
        lost: t('lost'),
      }}
      up={t('up')}
      hint={t('hint')}
      lines={[t('rules.climb'), t('rules.end')]}
    />
  );
}
