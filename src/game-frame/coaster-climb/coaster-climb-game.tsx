import { useTexts } from '../../i18n/i18n.tsx';
import { ClimbGame } from '../climb/climb-game.tsx';
import type { GameProps } from '../game-props.ts';
import { coasterTexts } from './texts.ts';

const loadCoaster = async () =>
  (await import('../../../scenes/hall/coaster-climb/definition.ts')).coasterClimb;

/** Coaster Climb: the player goes up step by step, and has to get off in time. */
export default function CoasterGame(props: GameProps) {
  const t = useTexts(coasterTexts);
  return (
    <ClimbGame
      frame={props}
      climb="coaster-climb"
      load={loadCoaster}
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
