import { fieldAt } from '../../../fair/perya.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FieldStall } from '../stalls/field-stall.tsx';
import type { InstantGameProps } from '../use-instant-game.ts';
import { dropBallTexts } from './texts.ts';

const { bets } = STALLS['drop-ball-daze'];
type Colour = (typeof bets)[number]['name'];

const TINTS: Readonly<Record<Colour, string>> = {
  white: '#ffffff',
  red: '#ff4058',
  blue: '#3f98ff',
  green: '#24c864',
  yellow: '#ffdf4a',
  gold: '#ffa800',
};

const loadDropBall = async () =>
  (await import('../../../scenes/hall/drop-ball-daze/definition.ts')).dropBallDaze;

/** Drop Ball Daze: the player bets on a colour, then a ball hops over fifty holes and falls into one. */
export default function DropBallGame(props: InstantGameProps) {
  const t = useTexts(dropBallTexts);
  const nameOf = (field: string): string => t(field as Colour);
  return (
    <FieldStall
      frame={props}
      stall="drop-ball-daze"
      load={loadDropBall}
      label={t('colour')}
      nameOf={nameOf}
      tints={TINTS}
      columns={3}
      endOf={(_field, at) => nameOf(fieldAt(bets, at).name)}
      betText={(amount) => t('drop', { amount })}
      lines={[t('rules.bet'), t('rules.pay'), t('rules.fairness')]}
    />
  );
}
